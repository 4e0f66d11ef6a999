import { readableUnit, type LabResult, type LabValue } from '@portico/domain/health';
import type { Voice } from './document-language.ts';

export const comparators = { '<': '<', '<=': '≤', '>': '>', '>=': '≥' };

export const valueText = (value: LabValue, pending: string): string => {
  if (value.kind === 'pending') return pending;
  if (value.kind === 'text') return value.text;
  const number = value.comparator === undefined ? value.value : `${comparators[value.comparator]} ${value.value}`;
  return withUnit(number, value.unit);
};

const withUnit = (number: string, unit = ''): string => `${number} ${readableUnit(unit)}`.trimEnd();

export const rangeText = ({ value, reference }: LabResult, words: Voice['words']): string => {
  if (reference === undefined) return '';
  const { low, high, text } = reference;
  const unit = value.kind === 'quantity' ? value.unit : undefined;
  const bounds =
    low !== undefined && high !== undefined
      ? withUnit(`${low} – ${high}`, unit)
      : low !== undefined
        ? words.atLeast(withUnit(low, unit))
        : high !== undefined
          ? words.atMost(withUnit(high, unit))
          : undefined;
  return [bounds, text].filter((part) => part !== undefined).join('; ');
};
