import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

function readArguments(more) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { max: { type: 'string', default: '10' }, help: { type: 'boolean', default: false }, ...more },
  });
  const max = Number(values.max);
  if (!Number.isInteger(max) || max < 0) throw new Error(`--max must be a number, not ${values.max}`);
  return { ...values, max, files: positionals };
}

function disagreementText(source, { line, game, ply, rules, position, problems }) {
  return [
    `${source}:${line}: game ${game}, ply ${ply}, rules ${rules}`,
    ...problems.map((problem) => `    ${problem}`),
    `    position ${JSON.stringify(position)}`,
  ].join('\n');
}

async function check(help, more, checkerOf) {
  let options;
  try {
    options = readArguments(more);
  } catch (error) {
    console.error(`${error.message}\n\n${help}`);
    return 2;
  }
  if (options.help) {
    console.log(help);
    return 0;
  }
  let printed = 0;
  let source = 'stdin';
  const checker = await checkerOf(options, (disagreement) => {
    if (printed < options.max) console.log(disagreementText(source, disagreement));
    printed += 1;
  });
  const sources = options.files.length > 0 ? options.files : [null];
  for (const file of sources) {
    source = file ?? 'stdin';
    checker.startSource();
    const lines = file === null ? createInterface({ input: process.stdin, crlfDelay: Infinity }) : (await open(file)).readLines();
    for await (const text of lines) checker.checkText(text);
  }
  if (printed > options.max) console.log(`… and ${printed - options.max} more disagreements`);
  for (const warning of checker.warnings) console.log(`warning: ${warning}`);
  console.log(checker.summaryText());
  return checker.disagreements > 0 || checker.summary.size === 0 ? 1 : 0;
}

/**
 * The program that checks the traces of a game: `more` are options of its own, as `parseArgs` takes them, and
 * `checkerOf(options, report)` makes the checker.
 */
export async function main(help, more, checkerOf) {
  try {
    process.exitCode = await check(help, more, checkerOf);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
}
