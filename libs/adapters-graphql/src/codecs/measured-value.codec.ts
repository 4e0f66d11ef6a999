import type { LabValue, ReferenceRange } from '@portico/domain/health';
import { codec, type Codec, type Read, type Written } from './codec.ts';
import { record } from './object-codec.ts';
import { oneOf, word } from './scalars.ts';

// Apart from the rest of the record, which the page of one measure has no need of.

type Value = Exclude<LabValue, { readonly kind: 'pending' }>;

export interface WireValue {
  readonly value: string | null;
  readonly comparator: string | null;
  readonly unit: string | null;
  readonly text: string | null;
}

const comparators = oneOf(['<', '<=', '>', '>=']);

/** A value: a quantity, a text, or neither where there is none. */
export const writeValue = (value: Value | { readonly kind: 'pending' | 'unknown' }): WireValue => ({
  value: value.kind === 'quantity' ? value.value : null,
  comparator: value.kind === 'quantity' ? (value.comparator ?? null) : null,
  unit: value.kind === 'quantity' ? (value.unit ?? null) : null,
  text: value.kind === 'text' ? value.text : null,
});

export const readValue = ({ value, comparator, unit, text }: WireValue): Value | undefined => {
  if (value === null) return text === null ? undefined : { kind: 'text', text };
  return {
    kind: 'quantity',
    value,
    ...(unit !== null && { unit }),
    ...(comparator !== null && { comparator: comparators.read(comparator) }),
  };
};

const rangeFields = record<ReferenceRange>()({ low: 'low', high: 'high', text: 'rangeText' });

export const range: Codec<ReferenceRange | undefined, Written<typeof rangeFields>, Read<typeof rangeFields>> = codec(
  (value) => rangeFields.write(value ?? {}),
  (json) => {
    const value = rangeFields.read(json);
    return Object.keys(value).length === 0 ? undefined : value;
  },
);

export const labFlag = word(['low', 'high', 'critical-low', 'critical-high', 'abnormal', 'normal']);
