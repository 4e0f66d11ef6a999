import { paths } from '@portico/application/kernel';
import { Icon, type IconName } from '../../kit/icon.tsx';
import type { Message } from '../../words/message-descriptor.ts';
import { useWords } from '../../words/use-words.ts';
import { getStartedWords } from './get-started.messages.ts';
import css from './guests.module.css';

interface Way {
  readonly to: string;
  readonly icon: IconName;
  readonly label: Message;
  readonly hint: Message;
}

/** Options for new visitors (`ACC-043`, `ACC-044`); those that this portal does not offer are not shown. */
export const GetStartedScreen = ({
  signUpTo,
  guestTo,
}: {
  readonly signUpTo?: string | undefined;
  readonly guestTo?: string | undefined;
}) => {
  const say = useWords();
  const ways: readonly (Way | false)[] = [
    { to: paths.login, icon: 'person', label: getStartedWords.signIn, hint: getStartedWords.signInHint },
    signUpTo !== undefined && {
      to: signUpTo,
      icon: 'check-circle',
      label: getStartedWords.signUp,
      hint: getStartedWords.signUpHint,
    },
    guestTo !== undefined && {
      to: guestTo,
      icon: 'card',
      label: getStartedWords.guest,
      hint: getStartedWords.guestHint,
    },
  ];
  return (
    <>
      <p className={css.soft}>{say(getStartedWords.lead)}</p>
      <ul className={css.ways}>
        {ways
          .filter((way) => way !== false)
          .map(({ to, icon, label, hint }) => (
            <li key={to}>
              <a className={css.way} href={to}>
                <Icon name={icon} />
                <span>
                  <strong>{say(label)}</strong>
                  <span className={css.hint}>{say(hint)}</span>
                </span>
                <Icon name="next" />
              </a>
            </li>
          ))}
      </ul>
    </>
  );
};
