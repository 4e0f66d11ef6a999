import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { Button } from './button.tsx';
import { kitWords } from './kit.messages.ts';
import { Notice } from './notice.tsx';

interface FailureLineParts {
  /** Puts a failure into the page, in place of the one before. */
  readonly keep: (text: string) => void;
  /** There is a new outcome. */
  readonly clear: () => void;
}

const FailureLineContext = createContext<FailureLineParts>({ keep: () => undefined, clear: () => undefined });

export const useFailureLine = (): FailureLineParts => useContext(FailureLineContext);

/** A new outcome, said by the caller as it appears, takes the failure before it away. */
export const useNewOutcome = (of: unknown): void => {
  const { clear } = useFailureLine();
  useEffect(() => clear(), [clear, of]);
};

/**
 * Around the screens of a page. What a toast says of a failure stays above them as a line, after the toast is gone by
 * itself, until the next outcome, until another value of `page`, or until the person closes it.
 */
export const FailureLineFrame = ({ page, children }: { readonly page: string; readonly children: ReactNode }) => {
  const [text, setText] = useState<string>();
  const clear = useCallback(() => setText(undefined), []);
  const parts = useMemo(() => ({ keep: setText, clear }), [clear]);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) clear();
    shown.current = page;
  }, [clear, page]);
  return (
    <FailureLineContext value={parts}>
      {text !== undefined && <FailureLine text={text} onClose={clear} />}
      {children}
    </FailureLineContext>
  );
};

/** Not said aloud, since the toast is; nor shown while the screen itself says the same. */
const FailureLine = ({ text, onClose }: { readonly text: string; readonly onClose: () => void }) => {
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
    <div ref={line} hidden={isTwice} data-failure-line>
      <Notice tone="bad" quiet>
        <p>{text}</p>
        <Button look="quiet" icon="close" onClick={onClose}>
          {say(kitWords.close)}
        </Button>
      </Notice>
    </div>
  );
};
