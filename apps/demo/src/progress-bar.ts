import { progressSteps } from '@portico/tools/setup/progress-steps.mjs';
import type { DemoProgress } from './seed-demo.ts';

/** A bar on a terminal; elsewhere one line for every fifth, so that a log stays a log. */
export const progressBar = (out: NodeJS.WriteStream): ((progress: DemoProgress) => void) => {
  const width = 32;
  const isWorthALine = progressSteps();
  return ({ practice, done, total }) => {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const text = `${String(Math.floor(share * 100)).padStart(3)} %  ${done} of ${total}  ${practice}`;
    if (out.isTTY) {
      const full = Math.round(share * width);
      out.write(`\r\u001b[K[${'█'.repeat(full)}${'·'.repeat(width - full)}] ${text}${share === 1 ? '\n' : ''}`);
    } else if (isWorthALine(done, total)) out.write(`${text}\n`);
  };
};
