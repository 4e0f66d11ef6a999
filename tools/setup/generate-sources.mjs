import { fileMarks, lastMade } from './file-change-marks.mjs';
import { pinnedNode } from './paths.mjs';
import { run } from './run-process.mjs';

const tools = ['tools/codegen', 'tools/messages', 'package-lock.json'];
/** What is read, and what is written: a file that somebody removed by hand is written again. */
const parts = /\/(?:schema|operations|texts|generated)\//;
const sources = lastMade('generated-sources', () => [
  ...tools.flatMap(fileMarks),
  ...fileMarks('libs').filter((mark) => parts.test(mark)),
]);

/** Writes what is made of the GraphQL contract and of the catalogs of texts, and is not committed, if one of them changed. */
export const generateSources = async () => {
  if (sources.isCurrent()) return;
  for (const parameters of [['tools/codegen/main.ts'], ['tools/messages/main.ts', 'compile']]) {
    const code = await run(pinnedNode, ['--no-warnings', ...parameters]);
    if (code !== 0) throw new Error('The generated sources could not be written; the message stands above.');
  }
  sources.writeDown();
};
