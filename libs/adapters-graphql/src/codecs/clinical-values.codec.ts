import type { LabValue, VitalSignPart, VitalSignValue } from '@portico/domain/health';
import { codec, type Codec } from './codec.ts';
import { coding } from './note-headline.codec.ts';
import { flat, record } from './object-codec.ts';
import { maybe, oneOf } from './scalars.ts';

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

export const vitalSignValue: Codec<VitalSignValue, WireValue> = codec(
  writeValue,
  (json) => readValue(json) ?? { kind: 'unknown' },
);

export const vitalSignPart = record<VitalSignPart>()({
  name: 'name',
  code: maybe('code', coding),
  value: flat(vitalSignValue),
});
