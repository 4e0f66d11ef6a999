import { describe, expect, it } from '@jest/globals';
import type { MeasurePage, Measures } from '@portico/application/health';
import {
  growthKinds,
  growthSexes,
  measureSections,
  type MeasuredPart,
  type MeasuredValue,
} from '@portico/domain/health';
import { codings, labValues, referenceRanges } from '@portico/domain/health/testing';
import { ok } from '@portico/domain/kernel';
import { clinicalDates, ids, localDates, withOptional, words } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { notingService } from '../testing/recording-service.ts';
import { measuresWire } from '../wire/measures.wire.ts';

const given = labValues.filter((value): value is NonNullable<MeasuredPart['value']> => value.kind !== 'pending');

const parts: fc.Arbitrary<MeasuredPart> = withOptional(
  { name: words() },
  {
    code: codings,
    value: given,
    reference: referenceRanges.filter((range) => Object.keys(range).length > 0),
    flag: fc.constantFrom('low', 'high', 'critical-low', 'critical-high', 'abnormal', 'normal'),
  },
);

const values: fc.Arbitrary<MeasuredValue> = withOptional(
  {
    entry: ids('e'),
    status: fc.constantFrom('final', 'preliminary', 'corrected', 'pending', 'cancelled', 'unknown'),
    parts: fc.array(parts, { maxLength: 2 }),
  },
  { date: clinicalDates, reportedBy: words() },
);

const pages: fc.Arbitrary<MeasurePage> = withOptional(
  {
    measure: withOptional(
      { section: fc.constantFrom(...measureSections), name: words(), values: fc.array(values, { maxLength: 4 }) },
      { code: codings },
    ),
    today: localDates,
  },
  {
    growth: withOptional(
      { kind: fc.constantFrom(...growthKinds), born: localDates },
      { sex: fc.constantFrom(...growthSexes) },
    ),
  },
);

describe('one measure over the wire', () => {
  it('arrives as it was answered, asked for by an entry and the place of the test', async () => {
    const { asked, place, service } = notingService<Measures>();
    const own = () => ({ measures: service }) as unknown as OwnServices;
    const { client } = tab(gatewayFetch(() => ({ own }) as unknown as GatewayContext));
    await fc.assert(
      fc.asyncProperty(pages, fc.nat(50), async (page, result) => {
        place.answer = ok(page);
        const wanted = { of: { section: page.measure.section, entry: 'e1' }, result } as const;
        expect(await client.port(measuresWire).measure(wanted)).toEqual(ok(page));
        expect(asked.at(-1)).toEqual(['measure', wanted]);
      }),
      { numRuns: 100 },
    );
  });
});
