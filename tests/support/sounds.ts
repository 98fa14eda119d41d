import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard: number[];
    speakers: number;
    /** The last one opened. */
    speaker: AudioContext;
  }
}

/** Counts the sounds that are started, and the speakers that are opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    window.speakers = 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      window.heard.push(this.buffer?.length ?? 0);
      return start.apply(this, when);
    };
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.speakers += 1;
        window.speaker = this;
      }
    };
  });
}

/** The number of sounds started so far. */
export const heard = (page: Page) => page.evaluate(() => window.heard.length);
/** The number of speakers opened. */
export const speakers = (page: Page) => page.evaluate(() => window.speakers);
