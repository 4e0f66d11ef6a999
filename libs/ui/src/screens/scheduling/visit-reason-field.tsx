import { longestVisitReason } from '@portico/domain/scheduling';
import { useId } from 'react';
import { useWords } from '../../words/use-words.ts';
import { wishWords } from './vertex-request.messages.ts';
import css from './vertex-request.module.css';

/** What a visit is about, in at most 100 characters (`APT-053`, `APT-055`, `ACC-332`). */
export const VisitReasonField = ({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (text: string) => void;
}) => {
  const say = useWords();
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {say(wishWords.reason)}
      </label>
      <textarea
        id={id}
        className={css.text}
        rows={2}
        maxLength={longestVisitReason}
        value={value}
        aria-describedby={`${id}-left`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${id}-left`} className={css.left}>
        {say(wishWords.left, { count: longestVisitReason - value.length })}
      </p>
    </div>
  );
};
