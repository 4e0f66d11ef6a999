import { describe, expect, it } from '@jest/globals';
import { sourceFiles } from './source-files.ts';

/** What is read by people: screens, notifications and printed papers. */
const read = /^(?:libs\/(?:ui|view-models|adapters-documents|adapters-notifications)|apps\/portal)\/src\//;

/** Options of `Intl` that write a month in digits, and formats with no options at all. */
const inDigits =
  /month: '(?:numeric|2-digit)'|dateStyle: 'short'|toLocale(?:Date)?String\((?:'[^']*')?\)|DateTimeFormat\([^,()]*\)\.format\(/g;

const places = sourceFiles()
  .filter(({ path }) => read.test(path))
  .flatMap(({ path, text }) => [...text.matchAll(inDigits)].map(([found]) => `${path}: ${found}`));

describe('dates that people read', () => {
  it('MON-258 MON-259 have a month in letters wherever one is formatted', () => {
    expect(places).toEqual([
      // The parts of a moment, from which an offset is computed.
      "libs/ui/src/words/locale-formats.ts: month: 'numeric'",
    ]);
  });
});
