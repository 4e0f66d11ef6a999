import type { OwnPractice } from '@portico/application/access';
import type { PracticeId } from '@portico/domain/kernel';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './sign-in-screen.module.css';
import { selectPracticeWords } from './sign-in.messages.ts';

/** The choice of a practice, if there are several (`ACC-155`, `ACC-170`). */
export const SelectPractice = ({
  practices,
  waiting,
  viewModel,
}: {
  readonly practices: readonly OwnPractice[];
  /** What waits at each, once it is known. */
  readonly waiting?: ((practice: PracticeId) => ReactNode) | undefined;
  readonly viewModel: { choose(practice: OwnPractice): void; signOut(): void };
}) => {
  const say = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {say(selectPracticeWords.title)}
      </h1>
      <p className={css.soft}>{say(selectPracticeWords.lead)}</p>
      <ul className={css.practices}>
        {practices.map((practice) => (
          <li key={practice.id}>
            <button type="button" className={css.practice} onClick={() => viewModel.choose(practice)}>
              <Icon name="practice" />
              <span className={css.place}>
                {practice.name} <span className={css.waiting}>{waiting?.(practice.id)}</span>
              </span>
              <Icon name="next" />
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" icon="leave" onClick={() => viewModel.signOut()}>
        {say(selectPracticeWords.signOut)}
      </Button>
    </>
  );
};
