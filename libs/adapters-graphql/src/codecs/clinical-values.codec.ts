import type { VitalSignPart, VitalSignValue } from '@portico/domain/health';
import { codec, type Codec } from './codec.ts';
import { readValue, writeValue, type WireValue } from './measured-value.codec.ts';
import { coding } from './note-headline.codec.ts';
import { flat, record } from './object-codec.ts';
import { maybe } from './scalars.ts';

// Apart from the rest of the record, of which the timeline has no need.

export const vitalSignValue: Codec<VitalSignValue, WireValue> = codec(
  writeValue,
  (json) => readValue(json) ?? { kind: 'unknown' },
);

export const vitalSignPart = record<VitalSignPart>()({
  name: 'name',
  code: maybe('code', coding),
  value: flat(vitalSignValue),
});
