import { describe, expect, it } from '@jest/globals';
import { crashCampaign } from './testing/crash/campaign.ts';

/** The whole campaign of fifty is a bench. */
const kills = 2;

describe('a cash desk that is killed again and again while it is busy', () => {
  it('MON-072 charges nothing twice and loses nothing: ledger, processors and books agree', async () => {
    const { offences, inLedger, atProcessors, inBooks, ...counts } = await crashCampaign({ kills, seed: 21 });
    process.stdout.write(`${JSON.stringify({ ...counts, inLedger })}\n`);
    expect(offences).toEqual([]);
    expect([atProcessors, inBooks]).toEqual([inLedger, inLedger]);
    expect(inLedger).toBeGreaterThan(0);
    expect(counts.repeated).toBeGreaterThan(0);
  }, 300_000);
});
