import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { emptyIn, focusField, type ProblemOfField } from '../../kit/problems-in-form.ts';
import { useWords } from '../../words/use-words.ts';
import { sectionWords as words } from './profile.messages.ts';
import css from './profile-settings.module.css';

/**
 * What a form that is opened to be completed still lacks, with a link to each field: no error, since nothing was tried. It
 * goes with what is filled in, and with the first try to save, after which the form itself says what it lacks.
 */
export const StillNeeded = ({
  form,
  answers,
}: {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Anew with every answer, also one that the portal fills in, as the city of a ZIP code. */
  readonly answers: unknown;
}) => {
  const say = useWords();
  const title = useId();
  const box = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState<readonly ProblemOfField[]>();
  useEffect(() => {
    const element = form.current;
    if (element === null) return undefined;
    const stop = (): void => setNeeded([]);
    element.addEventListener('submit', stop);
    return () => element.removeEventListener('submit', stop);
  }, [form]);
  useEffect(() => {
    const element = form.current;
    if (element !== null) setNeeded((before) => (before?.length === 0 ? before : emptyIn(element)));
  }, [form, answers]);
  const isTold = needed !== undefined && needed.length > 0;
  useEffect(() => {
    // It stands first on its page: nothing is scrolled away for it.
    if (isTold) box.current?.focus({ preventScroll: true });
  }, [isTold]);
  if (!isTold) return null;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={title} className={css.needed}>
      <Notice tone="accent" icon="person" quiet>
        <p id={title}>{say(words.stillNeeded, { count: needed.length })}</p>
        <ul>
          {needed.map(({ id, text }) => (
            <li key={id}>
              <a
                className={css.link}
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(id);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};
