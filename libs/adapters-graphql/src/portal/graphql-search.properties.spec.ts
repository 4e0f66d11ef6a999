import { describe, expect, it } from '@jest/globals';
import { entrySections, hitKinds, type Hit, type Search, type SearchAnswer } from '@portico/application/search';
import { ok, type LocalDate, type PracticeId } from '@portico/domain/kernel';
import { ids, withOptional, words } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { searchAnswer } from '../codecs/search.codec.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { notingService } from '../testing/recording-service.ts';
import { searchWire } from '../wire/search.wire.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as LocalDate);
const hits: fc.Arbitrary<Hit> = withOptional(
  { kind: fc.constantFrom(...hitKinds), id: words(), title: words() },
  { with: words(), day: days, section: fc.constantFrom(...entrySections) },
);
const answers: fc.Arbitrary<SearchAnswer> = withOptional(
  { practice: ids<PracticeId>('practice-'), hits: fc.array(hits, { maxLength: 5 }), isPartial: fc.boolean() },
  { near: fc.array(words(), { maxLength: 3 }) },
);

describe('a search over the wire', () => {
  it('arrives as it was written, and what was found as it was answered', async () => {
    const { asked, place, service } = notingService<Search>();
    const own = () => ({ search: service }) as unknown as OwnServices;
    const { client, reported } = tab(gatewayFetch(() => ({ own }) as unknown as GatewayContext));
    await fc.assert(
      fc.asyncProperty(answers, words(), async (answer, text) => {
        place.answer = ok(answer);
        expect(await client.port(searchWire).find(text)).toEqual(ok(answer));
        expect(asked.at(-1)).toEqual(['find', text]);
      }),
      { numRuns: 60 },
    );
    expect(reported).toEqual([]);
  });

  it('tells a page of an earlier release what it can read, in the same order', () => {
    // As the first release of the search has them: a page that meets another kind reads nothing of the answer.
    const known = 'MESSAGE VISIT PROVIDER DOCUMENT LAB MEDICATION CONDITION ALLERGY IMMUNIZATION PROCEDURE'.split(' ');
    fc.assert(
      fc.property(answers, (answer) => {
        const { found, hits } = searchAnswer.write(answer);
        expect(found).toHaveLength(answer.hits.length);
        expect(hits).toEqual(found.filter(({ kind }) => known.includes(kind)));
      }),
    );
  });
});
