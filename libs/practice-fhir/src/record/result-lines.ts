import type { LabResult, LabValue } from '@portico/practice-spi';
import { failed, ok, type Result } from './reading-outcome.ts';
import { flagOf } from './result-flag.ts';
import { all, digits, first, isObject, text, texts, type Json } from '../json/index.ts';
import { knownFields } from '../pick-known-fields.ts';
import { notedStatus, type Problem } from './reading-problem.ts';
import { conceptText, quantityText, rangeText } from '../values/index.ts';
import { analyteCode } from './analyte-code-and-date.ts';

const statuses: Readonly<Record<string, { readonly open: boolean }>> = {
  registered: { open: true },
  preliminary: { open: true },
  final: { open: false },
  amended: { open: false },
  corrected: { open: false },
  cancelled: { open: false },
};

/** The lines of one Observation: its own value, then those of its components; none where it only groups others. */
export const linesOf = (observation: Json): Result<readonly LabResult[], Problem> => {
  const code = text(observation, 'status');
  const status = notedStatus(statuses, 'Observation.status', code);
  if (!status.ok) return status;
  const parts = all(observation, 'component');
  const groups = parts.length > 0 || all(observation, 'hasMember').length > 0;
  const lines: LabResult[] = [];
  for (const [index, holder] of [observation, ...parts].entries()) {
    const line = lineOf(holder, status.value !== 'unknown' && status.value.open, code ?? '');
    if (line.ok) lines.push(line.value);
    else if (index > 0 || !groups) return line;
  }
  return ok(lines);
};

const lineOf = (holder: Json, open: boolean, status: string): Result<LabResult, Problem> => {
  const name = conceptText(first(holder, 'code'));
  const code = analyteCode(first(holder, 'code'));
  if (name === undefined || code === undefined)
    return failed({ reason: 'unreadable', detail: 'Observation.code is missing' });
  const value = valueOf(holder) ?? absence(holder, open, status);
  if (value === undefined) return failed({ reason: 'unreadable', detail: 'Observation has no value that can be read' });
  const reference = referenceOf(all(holder, 'referenceRange'));
  const flag = flagOf(texts(holder, 'interpretation.coding.code'));
  return ok({
    code,
    name,
    value,
    ...knownFields({ reference, flag }),
  });
};

const comparators = ['<', '<=', '>', '>='] as const;

/** The value that is given, whatever its type; undefined where none is, and where a number is also said to be absent. */
export const valueOf = (holder: Json): Exclude<LabValue, { readonly kind: 'pending' }> | undefined => {
  const isAbsent = first(holder, 'dataAbsentReason') !== undefined;
  const quantity = isAbsent ? undefined : first(holder, 'valueQuantity');
  const value = digits(quantity, 'value');
  if (value !== undefined) {
    const unit = text(quantity, 'unit') ?? text(quantity, 'code');
    const comparator = comparators.find((sign) => sign === text(quantity, 'comparator'));
    return {
      kind: 'quantity',
      value,
      ...knownFields({ unit, comparator }),
    };
  }
  const integer = isAbsent ? undefined : digits(holder, 'valueInteger');
  if (integer !== undefined) return { kind: 'quantity', value: integer };
  const words = wordsOf(holder);
  return words === undefined ? undefined : { kind: 'text', text: words };
};

const wordsOf = (holder: Json): string | undefined => {
  const yes = first(holder, 'valueBoolean');
  return (
    conceptText(first(holder, 'valueCodeableConcept')) ??
    text(holder, 'valueString') ??
    (typeof yes === 'boolean' ? String(yes) : undefined) ??
    rangeText(first(holder, 'valueRange')) ??
    ratioText(first(holder, 'valueRatio')) ??
    text(holder, 'valueTime') ??
    text(holder, 'valueDateTime') ??
    periodText(first(holder, 'valuePeriod'))
  );
};

const ratioText = (ratio: Json | undefined): string | undefined => {
  const above = quantityText(first(ratio, 'numerator'));
  const below = quantityText(first(ratio, 'denominator'));
  return above === undefined || below === undefined ? undefined : `${above} : ${below}`;
};

const periodText = (period: Json | undefined): string | undefined =>
  isObject(period) ? [text(period, 'start') ?? '…', text(period, 'end') ?? '…'].join(' – ') : undefined;

/** Why there is no value: not yet, or in the words of the source. An absent value is never an invented one. */
const absence = (holder: Json, open: boolean, status: string): LabValue | undefined => {
  if (open) return { kind: 'pending' };
  const words =
    conceptText(first(holder, 'dataAbsentReason')) ??
    conceptText(first(holder, 'interpretation')) ??
    text(holder, 'note.text') ??
    (status === 'cancelled' ? status : undefined);
  return words === undefined ? undefined : { kind: 'text', text: words };
};

/** Of several ranges the one for the normal person; ranges of another meaning (treatment, critical) do not judge. */
const referenceOf = (ranges: readonly Json[]): LabResult['reference'] => {
  const normal = ranges.find((range) => texts(range, 'type.coding.code').includes('normal'));
  const range = normal ?? ranges.find((one) => first(one, 'type') === undefined);
  const low = digits(range, 'low.value');
  const high = digits(range, 'high.value');
  const words = text(range, 'text');
  if (low === undefined && high === undefined && words === undefined) return undefined;
  return knownFields({ low, high, text: words });
};
