import { bloodPressureOf, type VitalSign, type VitalSignValue } from '@portico/domain/health';
import { useWords } from '../../words/use-words.ts';
import { withUnit } from './lab-values.ts';
import { vitalSignWords } from './vital-signs.messages.ts';

/** `120/80 mmHg`, `72 kg`, or each part with its name. */
export const useVitalSignText = (): ((vitalSign: VitalSign) => string) => {
  const say = useWords();
  const valueText = (value: VitalSignValue): string => {
    if (value.kind === 'unknown') return say(vitalSignWords.noValue);
    return value.kind === 'text' ? value.text : withUnit(`${value.comparator ?? ''}${value.value}`, value.unit);
  };
  return (vitalSign) => {
    const { parts } = vitalSign;
    const pressure = bloodPressureOf(vitalSign);
    const [upper, lower] = [pressure?.upper.value, pressure?.lower.value];
    if (upper?.kind === 'quantity' && lower?.kind === 'quantity' && upper.unit === lower.unit) {
      const [above, below] = [upper, lower].map(({ comparator = '', value }) => `${comparator}${value}`);
      return withUnit(`${above}/${below}`, upper.unit);
    }
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return valueText(only.value);
    return parts.map(({ name, value }) => say(vitalSignWords.part, { name, value: valueText(value) })).join(' · ');
  };
};
