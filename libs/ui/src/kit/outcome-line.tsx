import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { Button } from './button.tsx';
import { kitWords } from './kit.messages.ts';
import { Notice } from './notice.tsx';

interface Outcome {
  readonly text: string;
  readonly tone: 'bad' | 'good';
}

interface OutcomeLineParts {
  /** Puts an outcome into the page, in place of the one before. */
  readonly keep: (outcome: Outcome) => void;
  /** There is a new outcome, which is said elsewhere. */
  readonly clear: () => void;
}

const OutcomeLineContext = createContext<OutcomeLineParts>({ keep: () => undefined, clear: () => undefined });

export const useOutcomeLine = (): OutcomeLineParts => useContext(OutcomeLineContext);

/** A new outcome, said by the caller as it appears, takes the failure before it away. */
export const useNewOutcome = (of: unknown): void => {
  const { clear } = useOutcomeLine();
  useEffect(() => clear(), [clear, of]);
};

/**
 * Around the screens of a page. What a toast says stays above them as a line, after the toast is gone by itself, until the next outcome, until another value of `page`, or until the person closes it.
 */
export const OutcomeLineFrame = ({ page, children }: { readonly page: string; readonly children: ReactNode }) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const clear = useCallback(() => setOutcome(undefined), []);
  const parts = useMemo(() => ({ keep: setOutcome, clear }), [clear]);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) clear();
    shown.current = page;
  }, [clear, page]);
  return (
    <OutcomeLineContext value={parts}>
      {outcome !== undefined && <OutcomeLine {...outcome} onClose={clear} />}
      {children}
    </OutcomeLineContext>
  );
};

/** Not said aloud, since the toast is; nor shown while the screen itself says the same. */
const OutcomeLine = ({ text, tone, onClose }: Outcome & { readonly onClose: () => void }) => {
  const say = useWords();
  const line = useRef<HTMLDivElement>(null);
  const [isTwice, setTwice] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const said = [...document.querySelectorAll('main [data-wrong]')].filter((one) => !line.current?.contains(one));
      setTwice(said.some(({ textContent }) => textContent.includes(text)));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [text]);
  return (
    <div ref={line} hidden={isTwice} data-outcome-line>
      <Notice tone={tone} icon={tone === 'good' ? 'check-circle' : 'alert'} quiet>
        <p>{text}</p>
        <Button look="quiet" icon="close" onClick={onClose}>
          {say(kitWords.close)}
        </Button>
      </Notice>
    </div>
  );
};
