import { createContext, use, useEffect, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { kitWords } from './kit.messages.ts';

/** Whether the last try to send the surrounding form failed, as something was missing. */
export const LastTryContext = createContext(false);

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
  return answered !== tries;
};

/** Whether a field now says what it lacks, even if it was never left. */
export const useWasTried = (): boolean => use(LastTryContext);

/** What a required field lacks after a try to send its form: everything, or the rest of a text of known length. */
export const useMissingText = (required: boolean | undefined, text: string, least = 0): string | undefined => {
  const say = useWords();
  const wasTried = useWasTried();
  if (!wasTried || required !== true) return undefined;
  if (text === '') return say(kitWords.fieldMissing);
  return text.length < least ? say(kitWords.fieldTooShort, { least }) : undefined;
};
