import type { HistoryTold, MedsAllergies } from '@portico/domain/visits';
import { useWords } from '../../words/use-words.ts';
import { recapWords } from './check-in-recap.messages.ts';
import css from './check-in.module.css';
import { useTold } from './check-in-told.ts';

/** After check-in: what the practice was told to have changed; nothing where all is as it was. */
export const ToldChanges = ({ told }: { readonly told: MedsAllergies<HistoryTold> | undefined }) => {
  const say = useWords();
  const toldOf = useTold();
  const changes = told === undefined ? [] : toldOf(told, 'changes');
  if (changes.length === 0) return null;
  return (
    <>
      <p>{say(recapWords.told)}</p>
      <ul className={css.titles}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </>
  );
};
