import { describe, expect, it } from '@jest/globals';
import type { Chart } from '@portico/domain/health';
import { PdfRecordPrinter } from '../pdf-record-printer.ts';
import { chart, disputed, lab, subject } from '../testing/sample-charts.ts';
import { PrintingPool } from './printing-pool.ts';
import { ThreadedRecordPrinter } from './threaded-printers.ts';

describe('printing in threads', () => {
  const pool = new PrintingPool(2);
  const threaded = new ThreadedRecordPrinter(pool);

  it('SEC-S5 gives the same bytes as printing here, while the event loop goes on', async () => {
    const printed = threaded.record(subject, chart, 'en', [disputed]);
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    const bytes = await printed;
    clearInterval(turning);
    expect(turns).toBeGreaterThan(3);
    expect(Buffer.from(bytes).equals(await new PdfRecordPrinter().record(subject, chart, 'en', [disputed]))).toBe(true);
  }, 60_000);

  it('prints more papers than it has threads, each its own', async () => {
    const languages = ['en', 'es', 'en', 'es', 'en'] as const;
    const documents = await Promise.all(languages.map((language) => threaded.lab(subject, lab, language)));
    const here = new PdfRecordPrinter();
    for (const [place, language] of languages.entries()) {
      const expected = await here.lab(subject, lab, language);
      expect(Buffer.from(documents[place] ?? []).equals(expected)).toBe(true);
    }
  }, 60_000);

  it('fails for a paper that cannot be printed or cannot be handed over, and prints the next one', async () => {
    await expect(threaded.record(subject, {} as Chart, 'en')).rejects.toThrow();
    const unsendable = { ...chart, more: () => undefined } as Chart;
    await expect(threaded.record(subject, unsendable, 'en')).rejects.toThrow();
    expect((await threaded.lab(subject, lab, 'en')).length).toBeGreaterThan(1_000);
  }, 60_000);
});
