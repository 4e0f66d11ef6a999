import {
  bloodPressureOf,
  readableValue,
  unitName,
  type Coding,
  type ReferenceRange,
  type VitalSign,
  type VitalSignPart,
  type VitalSignValue,
} from '@portico/domain/health';
import { useWords } from '../../words/use-words.ts';
import { withUnit } from './lab-values.ts';
import { unitWords } from './units.messages.ts';
import { vitalSignWords } from './vital-signs.messages.ts';

/** A value with its unit, or that there is none. */
export const useValueText = (): ((value: VitalSignValue, measured?: Coding) => string) => {
  const say = useWords();
  return (value, measured) => {
    if (value.kind === 'unknown') return say(vitalSignWords.noValue);
    if (value.kind === 'text') return value.text;
    const number = `${value.comparator ?? ''}${value.value}`;
    const name = unitName(value.unit, measured);
    if (name === undefined) return withUnit(number, value.unit);
    return say(unitWords[name], { value: number, count: Number(value.value) });
  };
};

/** What was measured; the part of a report has its usual range. */
interface Said extends Pick<VitalSign, 'code'> {
  readonly parts: readonly (VitalSignPart & { readonly reference?: ReferenceRange })[];
}

/** `120/80 mmHg`, `72 kg`, or each part with its name, as its numbers are read. */
export const useVitalSignText = (read = readableValue): ((vitalSign: Said) => string) => {
  const say = useWords();
  const valueText = useValueText();
  return (vitalSign) => {
    const parts = vitalSign.parts.map((part) => ({ ...part, value: read(part.value, part.reference) }));
    const pressure = bloodPressureOf({ parts });
    const [upper, lower] = [pressure?.upper.value, pressure?.lower.value];
    if (upper?.kind === 'quantity' && lower?.kind === 'quantity' && upper.unit === lower.unit) {
      const [above, below] = [upper, lower].map(({ comparator = '', value }) => `${comparator}${value}`);
      return withUnit(`${above}/${below}`, upper.unit);
    }
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return valueText(only.value, only.code ?? vitalSign.code);
    return parts
      .map(({ name, code, value }) => say(vitalSignWords.part, { name, value: valueText(value, code) }))
      .join(' · ');
  };
};
