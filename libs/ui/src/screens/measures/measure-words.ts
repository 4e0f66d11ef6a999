import type { MeasuredValue, MeasureSection } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { labStatusWords, labWords, rangeText, useVitalSignText, vitalSignWords } from '../health/index.ts';

/** How the values of one measure are said. */
export interface MeasureTexts {
  value(one: MeasuredValue): string;
  date(one: MeasuredValue): string;
  /** Undefined for a final value. */
  status(one: MeasuredValue): string | undefined;
  /** The usual range of its own report, where it has one. */
  range(one: MeasuredValue): string | undefined;
}

export const useMeasureTexts = (section: MeasureSection): MeasureTexts => {
  const say = useWords();
  const { clinical } = useFormats();
  const textOf = useVitalSignText();
  const sayAbsent: Message = section === 'labs' ? labWords.pending : vitalSignWords.noValue;
  return {
    value: ({ parts }) => {
      const [only] = parts;
      if (parts.length === 1 && only?.value === undefined) return say(sayAbsent);
      return textOf({ parts: parts.map(({ value = { kind: 'unknown' }, ...part }) => ({ ...part, value })) });
    },
    date: ({ date }) => (date === undefined ? say(vitalSignWords.noDate) : clinical(date)),
    status: ({ status }) => (status === 'final' ? undefined : say(labStatusWords[status])),
    range: ({ parts: [only] }) =>
      rangeText(say, only?.reference, only?.value?.kind === 'quantity' ? only.value.unit : undefined),
  };
};
