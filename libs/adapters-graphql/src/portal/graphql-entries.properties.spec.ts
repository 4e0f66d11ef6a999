import { describe, expect, it } from '@jest/globals';
import {
  amendmentWays,
  type AmendmentToRequest,
  type EntryMarks,
  type EntryPage,
  type RecordEntries,
} from '@portico/application/health';
import { amendmentStatuses, amountDetails, type AmendmentId, type AmendmentKey } from '@portico/domain/health';
import { amendmentRequests, codings, entryRefs, ownNotes } from '@portico/domain/health/testing';
import { failed, ok, type Cents } from '@portico/domain/kernel';
import { ids, patientRefs, timeZones, withOptional, words } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import { entryMarks } from '../codecs/entry-marks.codec.ts';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { notingService } from '../testing/recording-service.ts';
import { entriesWire } from '../wire/entries.wire.ts';

const pages: fc.Arbitrary<EntryPage> = withOptional(
  {
    practiceName: words(),
    practicePhone: words(),
    timeZone: timeZones,
    of: entryRefs,
    name: words(),
    way: fc.constantFrom(...amendmentWays),
    requests: fc.array(amendmentRequests, { maxLength: 3 }),
    topics: fc.array(fc.record({ name: words(), code: codings }), { maxLength: 3 }),
  },
  {
    note: ownNotes,
    answersWithin: fc.nat(720),
    paper: fc.constantFrom('claim', 'explanation'),
    amounts: fc.array(
      fc.record({ kind: fc.constantFrom(...amountDetails), amount: fc.integer().map((cents) => cents as Cents) }),
      { maxLength: 3 },
    ),
  },
);
const wishes: fc.Arbitrary<AmendmentToRequest> = fc.record({
  key: fc.uuid().map((key) => key as string as AmendmentKey),
  patient: patientRefs,
  of: entryRefs,
  wrong: words(60),
  correct: words(60),
});
const marks: fc.Arbitrary<EntryMarks> = fc.record({
  amendments: fc.array(fc.record({ of: entryRefs, status: fc.constantFrom(...amendmentStatuses) })),
  notes: fc.array(ownNotes),
  unseen: fc.array(entryRefs),
  hidden: fc.array(entryRefs),
});

const across = () => {
  const { asked, place, service } = notingService<RecordEntries>();
  const own = () => ({ recordEntries: service }) as unknown as OwnServices;
  const { client, reported } = tab(gatewayFetch(() => ({ own }) as unknown as GatewayContext));
  return { asked, place, reported, entries: client.port(entriesWire) };
};

const runs = { numRuns: 60 };

describe('entries of a record over the wire', () => {
  it('have beside them in My health what was answered', () => {
    fc.assert(
      fc.property(marks, (all) => {
        expect(entryMarks.read(entryMarks.write(all))).toEqual(all);
      }),
      runs,
    );
  });

  it('arrive as they were answered', async () => {
    const { asked, place, entries } = across();
    await fc.assert(
      fc.asyncProperty(pages, entryRefs, async (page, of) => {
        place.answer = ok(page);
        expect(await entries.entry(of)).toEqual(ok(page));
        expect(asked.at(-1)).toEqual(['entry', of]);
      }),
      runs,
    );
  });

  it('are asked to be amended as was wished, or refused', async () => {
    const { asked, place, entries, reported } = across();
    await fc.assert(
      fc.asyncProperty(wishes, ids<AmendmentId>('amendment-'), words(60), async (wish, id, text) => {
        place.answer = ok(id);
        expect(await entries.requestAmendment(wish)).toEqual(ok(id));
        expect(asked.at(-1)).toEqual(['requestAmendment', wish]);
        place.answer = failed({ kind: 'amendment-open' });
        expect(await entries.requestAmendment(wish)).toEqual(failed({ kind: 'amendment-open' }));
        const disagreement = { patient: wish.patient, id, statement: text };
        place.answer = ok(undefined);
        expect(await entries.disagree(disagreement)).toEqual(ok(undefined));
        expect(asked.at(-1)).toEqual(['disagree', disagreement]);
        place.answer = failed({ kind: 'no-disagreement' });
        expect(await entries.disagree(disagreement)).toEqual(failed({ kind: 'no-disagreement' }));
      }),
      runs,
    );
    expect(reported).toEqual([]);
  });

  it('have notes kept and erased beside them as they were sent', async () => {
    const { asked, place, entries } = across();
    await fc.assert(
      fc.asyncProperty(patientRefs, entryRefs, words(60), async (patient, of, text) => {
        place.answer = ok(undefined);
        expect(await entries.keepNote({ patient, of, text })).toEqual(ok(undefined));
        expect(asked.at(-1)).toEqual(['keepNote', { patient, of, text }]);
        expect(await entries.eraseNote({ patient, of })).toEqual(ok(undefined));
        expect(asked.at(-1)).toEqual(['eraseNote', { patient, of }]);
      }),
      runs,
    );
  });
});
