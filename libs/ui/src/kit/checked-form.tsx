import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { ErrorsInSummaryContext, TriesContext, useErrorsInSummary } from './last-submit.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { focusFromStart, leaveFields, problemsIn, type ProblemOfField } from './problems-in-form.ts';

/**
 * What the fields lack since the last try to send, as it is drawn: what is mended is not listed any more. Undefined before a
 * try, and once all that was listed is mended; empty where a try found no field that lacks anything.
 */
const useProblems = (form: RefObject<HTMLFormElement | null>, tries: number): readonly ProblemOfField[] | undefined => {
  const [problems, setProblems] = useState<readonly ProblemOfField[]>();
  useEffect(() => {
    const element = form.current;
    if (tries === 0 || element === null) {
      setProblems(undefined);
      return undefined;
    }
    // By now the fields have been drawn with what they lack.
    const found = problemsIn(element);
    setProblems(found);
    if (found.length === 0) return undefined;
    const look = (): void => {
      const left = problemsIn(element);
      setProblems((before) => (isSame(before ?? [], left) ? before : left.length === 0 ? undefined : left));
    };
    const observer = new MutationObserver(look);
    observer.observe(element, {
      subtree: true,
      attributeFilter: ['aria-invalid', 'data-invalid'],
      characterData: true,
    });
    return () => observer.disconnect();
  }, [tries, form]);
  return problems;
};

const isSame = (some: readonly ProblemOfField[], others: readonly ProblemOfField[]): boolean =>
  some.length === others.length && some.every(({ id, text }, at) => others[at]?.id === id && others[at]?.text === text);

/** A second tap on the button after all was sent and nothing was touched since: it asks for nothing new. */
const useSecondTap = () => {
  const isAwaited = useRef(false);
  const forget = (): void => {
    isAwaited.current = false;
  };
  return {
    handlers: {
      onInput: forget,
      onClick: ({ target }: { readonly target: EventTarget }): void => {
        if (!(target instanceof Element && target.closest('[type=submit]') !== null)) forget();
      },
    },
    mayFollow: (isSent: boolean): void => {
      isAwaited.current = isSent;
    },
    isOne: (isComplete: boolean): boolean => {
      const isOne = isAwaited.current && !isComplete;
      if (isOne) forget();
      return isOne;
    },
  };
};

/**
 * A form whose button is pressed at any time. While something is missing, a press sends nothing: the fields say what
 * they lack, and a summary that links to each of them takes the focus.
 */
export const CheckedForm = ({
  isComplete,
  busy = false,
  isDone = false,
  otherwise,
  onSend,
  ref: given,
  children,
  ...form
}: {
  /** Whether all that is asked for is there. What a field itself calls unfit (`data-unfit`) is not sent in any case. */
  readonly isComplete: boolean;
  /** A press does nothing, as the last one is still under way. */
  readonly busy?: boolean;
  /** What the form is for has been done, if also in another way: nothing is said to be lacking any more. */
  readonly isDone?: boolean;
  /** Says what is missing where no field lacks anything. */
  readonly otherwise?: string | undefined;
  readonly onSend: () => void;
  readonly ref?: RefObject<HTMLFormElement | null> | undefined;
} & Omit<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'noValidate'>) => {
  const own = useRef<HTMLFormElement>(null);
  const ref = given ?? own;
  const box = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const isInSummary = useErrorsInSummary(tries);
  /** The last press was held up by a field although all is there. */
  const [isHeld, setHeld] = useState(false);
  const problems = useProblems(ref, tries);
  const isTold = problems !== undefined && (!isComplete || isHeld) && !isDone;
  // Once for each try: never while something is typed.
  const toldOf = useRef(0);
  const secondTap = useSecondTap();
  useEffect(() => {
    if (isTold && tries !== toldOf.current) focusFromStart(box.current);
    if (isTold || tries === 0) toldOf.current = tries;
  }, [tries, isTold]);
  return (
    <form
      // POST, so that a submit without the script never puts data into the address.
      method="post"
      {...form}
      ref={ref}
      noValidate
      {...secondTap.handlers}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || secondTap.isOne(isComplete)) return;
        const isUnfit = event.currentTarget.querySelector('[data-unfit]') !== null;
        const isSent = isComplete && !isUnfit;
        setHeld(isUnfit);
        setTries(isSent ? 0 : tries + 1);
        secondTap.mayFollow(isSent);
        if (isSent) onSend();
        else leaveFields(event.currentTarget);
      }}
    >
      {isTold && <ProblemSummary ref={box} problems={problems} otherwise={otherwise} />}
      <TriesContext value={isDone ? 0 : tries}>
        <ErrorsInSummaryContext value={isInSummary}>{children}</ErrorsInSummaryContext>
      </TriesContext>
    </form>
  );
};
