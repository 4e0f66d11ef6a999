import { ButtonLink } from '../../kit/button.tsx';
import { callTo } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import css from './delegates.module.css';
import { helpersOfAnotherWords as words } from './helpers-of-another.messages.ts';

export interface HelpersOfAnotherProps {
  readonly name: string;
  readonly practice: string;
  readonly phone: string | undefined;
  /** The other helpers are listed beside it. */
  readonly isListed?: boolean;
}

/** Who adds another helper of a person, with the number to call if it is known. */
export const AddedByPractice = ({ name, practice, phone, isListed = false }: HelpersOfAnotherProps) => {
  const say = useWords();
  return (
    <>
      <p>{say(isListed ? words.addOrRemove : words.add, { name, practice })}</p>
      {phone !== undefined && (
        <div className={css.actions}>
          <ButtonLink icon="phone" href={callTo(phone)}>
            {say(words.call, { phone })}
          </ButtonLink>
        </div>
      )}
    </>
  );
};
