import { bloodPressureOf, unitName, type Coding, type VitalSign, type VitalSignValue } from '@portico/domain/health';
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

/** `120/80 mmHg`, `72 kg`, or each part with its name. */
export const useVitalSignText = (): ((vitalSign: Pick<VitalSign, 'parts' | 'code'>) => string) => {
  const say = useWords();
  const valueText = useValueText();
  return (vitalSign) => {
    const { parts } = vitalSign;
    const pressure = bloodPressureOf(vitalSign);
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
