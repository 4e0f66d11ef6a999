import { useEffect, useId, type Ref } from 'react';
import { useWords } from '../words/use-words.ts';
import { kitWords } from './kit.messages.ts';
import { Notice } from './notice.tsx';
import css from './problem-summary.module.css';
import { focusField, type ProblemOfField } from './problems-in-form.ts';

/** The window says that a form has an error: to a screen reader that reads the title, and among many tabs. */
export const ErrorInTitle = () => {
  const error = useWords()(kitWords.errorInTitle);
  useEffect(() => {
    const before = document.title;
    document.title = `${error} ${before}`;
    return () => {
      if (document.title === `${error} ${before}`) document.title = before;
    };
  }, [error]);
  return null;
};

/** Why a form was not sent, with a link to each field. Whatever shows it moves the focus to it, which announces it once. */
export const ProblemSummary = ({
  ref,
  problems,
  otherwise,
}: {
  readonly ref: Ref<HTMLDivElement>;
  readonly problems: readonly ProblemOfField[];
  readonly otherwise: string | undefined;
}) => {
  const say = useWords();
  const title = useId();
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-labelledby={title} className={css.summary}>
      <ErrorInTitle />
      <Notice tone="bad" quiet>
        <p id={title}>
          {problems.length === 0
            ? (otherwise ?? say(kitWords.somethingMissing))
            : say(kitWords.checkFields, { count: problems.length })}
        </p>
        {problems.length > 0 && (
          <ul className={css.list}>
            {problems.map(({ id, text }) => (
              <li key={id}>
                <a
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
        )}
      </Notice>
    </div>
  );
};
