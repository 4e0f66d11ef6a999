import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { ErrorsInSummaryContext, TriesContext, useErrorsInSummary } from './last-submit.ts';
import { ErrorInTitle, ProblemSummary } from './problem-summary.tsx';
import { focusFromStart, focusOnlyProblem, leaveFields, problemsIn, type ProblemOfField } from './problems-in-form.ts';

interface Told {
  readonly problems: readonly ProblemOfField[] | undefined;
  /** The try that found them. */
  readonly by: number;
  /** There was one alone, whose field has the focus and says it. */
  readonly atField?: boolean;
}

/**
 * What the fields lack since the last try to send, as it is drawn: what is mended is not listed any more. Undefined before a
 * try, and once all that was listed is mended; empty where a try found no field that lacks anything.
 */
const useProblems = (form: RefObject<HTMLFormElement | null>, tries: number, isDone: boolean): Told => {
  const [told, setTold] = useState<Told>({ problems: undefined, by: 0 });
  const tell = useEffectEvent((found: readonly ProblemOfField[]): void => {
    setTold({ problems: found, by: tries, atField: !isDone && focusOnlyProblem(found) });
  });
  useEffect(() => {
    const setProblems = (
      change: (before: readonly ProblemOfField[] | undefined) => readonly ProblemOfField[] | undefined,
    ): void =>
      setTold((before) => {
        const problems = change(before.problems);
        return problems === before.problems ? before : { ...before, problems };
      });
    const element = form.current;
    if (tries === 0 || element === null) {
      setProblems(() => undefined);
      return undefined;
    }
    // By now the fields have been drawn with what they lack.
    const found = problemsIn(element);
    tell(found);
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
  return told;
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

type CheckedFormProps = {
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
} & Omit<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'noValidate'>;

/**
 * A form whose button is pressed at any time. While something is missing, a press sends nothing: the fields say what
 * they lack, and a summary that links to each of them takes the focus. Where it is one field alone that has not the focus
 * yet, that field takes it and says what it lacks.
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
}: CheckedFormProps) => {
  const own = useRef<HTMLFormElement>(null);
  const ref = given ?? own;
  const box = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const isInSummary = useErrorsInSummary(tries);
  /** The last press was held up by a field although all is there. */
  const [isHeld, setHeld] = useState(false);
  const { problems, by, atField = false } = useProblems(ref, tries, isDone);
  const isTold = problems !== undefined && (!isComplete || isHeld) && !isDone;
  // Once for each try: never while something is typed.
  const toldOf = useRef(0);
  const secondTap = useSecondTap();
  useEffect(() => {
    const isFound = isTold && by === tries;
    if (isFound && tries !== toldOf.current && !atField) focusFromStart(box.current);
    if (isFound || tries === 0) toldOf.current = tries;
  }, [tries, isTold, by, atField]);
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
      {isTold && !atField && <ProblemSummary ref={box} problems={problems} otherwise={otherwise} />}
      {isTold && atField && <ErrorInTitle />}
      <TriesContext value={isDone ? 0 : tries}>
        <ErrorsInSummaryContext value={isInSummary}>{children}</ErrorsInSummaryContext>
      </TriesContext>
    </form>
  );
};
