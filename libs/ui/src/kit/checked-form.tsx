import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { ErrorsInSummaryContext, TriesContext, useErrorsInSummary } from './last-submit.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { focusFromStart, leaveFields, problemsIn, type ProblemOfField } from './problems-in-form.ts';

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
  const [problems, setProblems] = useState<readonly ProblemOfField[]>();
  useEffect(() => {
    // By now the fields have been drawn with what they lack.
    setProblems(tries > 0 && ref.current !== null ? problemsIn(ref.current) : undefined);
  }, [tries, ref]);
  useEffect(() => {
    if (problems !== undefined) focusFromStart(box.current);
  }, [problems]);
  return (
    <form
      // POST, so that a submit without the script never puts data into the address.
      method="post"
      {...form}
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const isUnfit = event.currentTarget.querySelector('[data-unfit]') !== null;
        const isSent = isComplete && !isUnfit;
        setHeld(isUnfit);
        setTries(isSent ? 0 : tries + 1);
        if (isSent) onSend();
        else leaveFields(event.currentTarget);
      }}
    >
      {problems !== undefined && (!isComplete || isHeld) && !isDone && (
        <ProblemSummary ref={box} problems={problems} otherwise={otherwise} />
      )}
      <TriesContext value={isDone ? 0 : tries}>
        <ErrorsInSummaryContext value={isInSummary}>{children}</ErrorsInSummaryContext>
      </TriesContext>
    </form>
  );
};
