import type { GrowthFacts, MeasurePage } from '@portico/application/health';
import {
  growthKinds,
  growthSexes,
  measureSections,
  type MeasuredPart,
  type MeasuredValue,
  type MeasureRef,
} from '@portico/domain/health';
import { clinicalDate } from './clinical-date.ts';
import { codec, list, type Codec } from './codec.ts';
import { ofEntry } from './entry-marks.codec.ts';
import { labFlag, range, readValue, writeValue, type WireValue } from './measured-value.codec.ts';
import { coding } from './note-headline.codec.ts';
import { field, flat, record } from './object-codec.ts';
import { day, entryId, maybe, oneOf, word } from './scalars.ts';

export const measureRef = record<MeasureRef>()({ of: ofEntry, result: 'result' });

const value: Codec<MeasuredPart['value'], WireValue> = codec(
  (one) => writeValue(one ?? { kind: 'unknown' }),
  readValue,
);

const part = record<MeasuredPart>()({
  name: 'name',
  code: maybe('code', coding),
  value: flat(value),
  reference: flat(range),
  flag: maybe('flag', labFlag),
});

const measured = record<MeasuredValue>()({
  entry: field('entryId', entryId),
  date: maybe('date', clinicalDate),
  status: field('status', word(['final', 'preliminary', 'corrected', 'pending', 'cancelled', 'unknown'])),
  parts: field('parts', list(part)),
  reportedBy: 'reportedBy',
});

const growth = record<GrowthFacts>()({
  kind: field('kind', word(growthKinds)),
  born: field('dateOfBirth', day),
  sex: maybe('sex', word(growthSexes)),
});

export const measurePage = record<MeasurePage>()({
  measure: {
    section: field('section', oneOf(measureSections)),
    name: 'name',
    code: maybe('code', coding),
    values: field('values', list(measured)),
  },
  today: field('today', day),
  growth: maybe('growth', growth),
});
