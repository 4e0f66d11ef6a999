import type { OtherHelper } from '@portico/application/delegates';
import { useWords } from '../../words/use-words.ts';
import css from './delegates.module.css';
import { helpersOfAnotherWords as words } from './helpers-of-another.messages.ts';
import { useRightsLine } from './permitted.tsx';

interface OtherHelpersProps {
  readonly name: string;
  readonly practice: string;
  readonly helpers: readonly OtherHelper[];
}

/** Who else helps a person at a practice, each with what they may do. */
export const OtherHelpers = ({ name, practice, helpers }: OtherHelpersProps) => {
  const say = useWords();
  const rightsOf = useRightsLine();
  if (helpers.length === 0) return <p>{say(words.noOthers, { name, practice })}</p>;
  return (
    <section>
      <h3 className={css.parent}>{say(words.others, { name })}</h3>
      <ul>
        {helpers.map((helper, index) => (
          // Two helpers may have one name.
          <li key={index}>
            <strong>{helper.name}</strong>: {rightsOf(helper)}
          </li>
        ))}
      </ul>
    </section>
  );
};
