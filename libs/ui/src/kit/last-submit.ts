import { createContext, use, useEffect, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { kitWords } from './kit.messages.ts';
import { missingSentence, type WayToAnswer } from './missing-value.ts';

/** How often it was tried to send the surrounding form while something was missing; 0 after it was sent. */
export const TriesContext = createContext(0);

/** Whether a summary, which has the focus, says what the fields below it lack, so that none says it once more. */
export const ErrorsInSummaryContext = createContext(false);

/** True from the try that `tries` counts until something is typed or chosen: its errors stand in a summary. */
export const useErrorsInSummary = (tries: number): boolean => {
  const [answered, setAnswered] = useState(tries);
  useEffect(() => {
    const answer = (): void => setAnswered(tries);
    window.addEventListener('input', answer, { once: true });
    return () => window.removeEventListener('input', answer);
  }, [tries]);
  return tries > 0 && answered !== tries;
};

/** Whether a field now says what it lacks, even if it was never left: not one that came only after the last try. */
export const useWasTried = (): boolean => {
  const tries = use(TriesContext);
  const [before, setBefore] = useState(tries);
  if (tries < before) setBefore(tries);
  return tries > before;
};

/**
 * What the field of that label lacks after a try to send its form, if it is required: everything, or the rest of a text of
 * known length. `missing` says what to do where that is more than filling it in.
 */
export const useMissingText = (
  required: boolean | undefined,
  field: string,
  text: string,
  {
    least = 0,
    missing,
    way = 'fill',
  }: {
    readonly least?: number | undefined;
    readonly missing?: string | undefined;
    readonly way?: WayToAnswer;
  } = {},
): string | undefined => {
  const say = useWords();
  const wasTried = useWasTried();
  if (!wasTried || required !== true) return undefined;
  if (text === '') return missing ?? missingSentence(say, way, field);
  return text.length < least ? say(kitWords.fieldTooShort, { least }) : undefined;
};
