import type { CheckInReport } from '@portico/application/visits';
import { useWords } from '../../words/use-words.ts';
import { recapWords } from './check-in-recap.messages.ts';
import css from './check-in.module.css';
import { useAnswers } from './check-in-told.ts';

/** After check-in: all that the practice was told in it. */
export const ToldAtCheckIn = ({ of }: { readonly of: CheckInReport | undefined }) => {
  const say = useWords();
  const answersOf = useAnswers();
  const answers = of?.done.flatMap((step) => answersOf(step, of.told).map((answer) => ({ step, answer }))) ?? [];
  if (answers.length === 0) return null;
  return (
    <>
      <p>{say(recapWords.told)}</p>
      <ul className={css.titles}>
        {answers.map(({ step, answer }) => (
          <li key={`${step} ${answer}`}>{answer}</li>
        ))}
      </ul>
    </>
  );
};
