import { describe, expect, it } from '@jest/globals';
import { crashCampaign } from './testing/crash/crash-campaign.ts';

/** The whole campaign of a thousand is a bench. */
const kills = 4;

describe('two gateways on one PostgreSQL that are killed again and again while they are busy', () => {
  it('MON-072 ASVS-2.3 PAY-B1 PAY-B4 charges nothing twice and loses nothing: ledger, processors and books agree', async () => {
    const { offences, inLedger, atProcessors, inBooks, ...counts } = await crashCampaign({ kills, seed: 21 });
    process.stdout.write(`${JSON.stringify({ ...counts, inLedger })}\n`);
    expect(offences).toEqual([]);
    expect({ atProcessors, inBooks }).toEqual({ atProcessors: inLedger, inBooks: inLedger });
    // Money of every kind was on its way.
    const kinds = ['balance', 'cancellation', 'check-in', 'installment', 'prepayment'];
    expect(Object.keys(counts.paid).sort()).toEqual(kinds);
    expect(counts.cut).toBeGreaterThan(0);
  }, 300_000);
});
