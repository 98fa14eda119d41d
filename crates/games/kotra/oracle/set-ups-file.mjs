// The set-ups of the tests, and a file that holds them while a test file runs.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { setUps } from './set-ups.mjs';

export const starts = setUps(500, 1);

export function setUpsFile() {
  const folder = mkdtempSync(join(tmpdir(), 'kotra-'));
  after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'set-ups.jsonl');
  writeFileSync(file, starts.map((each) => `${JSON.stringify(each)}\n`).join(''));
  return file;
}
