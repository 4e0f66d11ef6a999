import type { MeasuredValue, MeasureSection } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { labStatusWords, labWords, rangeText, useVitalSignText, vitalSignWords } from '../health/index.ts';
import { measureWords } from './measures.messages.ts';

/** How the values of one measure are said. */
export interface MeasureTexts {
  value(one: MeasuredValue): string;
  /** Its digits as they came, where fewer are read. */
  exact(one: MeasuredValue): string | undefined;
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
  const exactOf = useVitalSignText((value) => value);
  const sayAbsent: Message = section === 'labs' ? labWords.pending : vitalSignWords.noValue;
  const saidOf = ({ parts }: MeasuredValue) => ({
    parts: parts.map(({ value = { kind: 'unknown' } as const, ...part }) => ({ ...part, value })),
  });
  return {
    value: (one) => {
      const [only] = one.parts;
      return one.parts.length === 1 && only?.value === undefined ? say(sayAbsent) : textOf(saidOf(one));
    },
    exact: (one) => {
      const exact = exactOf(saidOf(one));
      return exact === textOf(saidOf(one)) ? undefined : say(measureWords.exact, { value: exact });
    },
    date: ({ date }) => (date === undefined ? say(vitalSignWords.noDate) : clinical(date)),
    status: ({ status }) => (status === 'final' ? undefined : say(labStatusWords[status])),
    range: ({ parts: [only] }) =>
      rangeText(say, only?.reference, only?.value?.kind === 'quantity' ? only.value.unit : undefined),
  };
};
