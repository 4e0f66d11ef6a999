import { judgePassword, passwordRules } from '@portico/domain/access';
import { useWords } from '../words/use-words.ts';
import { Icon } from './icon.tsx';
import css from './new-password.module.css';
import { newPasswordWords, passwordRuleWords } from './new-password.messages.ts';
import { LiveRegion, VisuallyHidden } from './visually-hidden.tsx';

type Standing = 'met' | 'open' | 'broken';

/**
 * The rules of a new password, ticked while typing (`ACC-219`). The number of open rules is announced when it changes.
 */
export const NewPasswordRules = ({
  id,
  password,
  email,
  common,
}: {
  readonly id: string;
  readonly password: string;
  readonly email?: string | undefined;
  /** The server found it on a list of common passwords. */
  readonly common: boolean;
}) => {
  const say = useWords();
  const verdict = judgePassword(password, { email });
  const left = passwordRules.filter((rule) => !verdict[rule]).length + (common ? 1 : 0);
  const standings: readonly (readonly [keyof typeof passwordRuleWords, Standing])[] = [
    ...passwordRules.map((rule) => [rule, verdict[rule] ? 'met' : 'open'] as const),
    ['not-common', common ? 'broken' : 'open'],
  ];
  return (
    <div className={css.rules} id={id}>
      <p className={css.heading}>{say(newPasswordWords.rules)}</p>
      <ul className={css.list}>
        {standings.map(([rule, standing]) => (
          <li
            key={rule}
            className={css.rule}
            data-state={standing}
            data-wide={rule === 'not-common' || undefined}
            data-rule={rule}
          >
            <span className={css.sign}>
              {standing === 'open' ? (
                <span className={css.dot} />
              ) : (
                <Icon name={standing === 'met' ? 'check' : 'close'} />
              )}
            </span>
            <span>
              {rule !== 'not-common' && (
                <VisuallyHidden>
                  {say(standing === 'met' ? newPasswordWords.met : newPasswordWords.open)}{' '}
                </VisuallyHidden>
              )}
              {say(passwordRuleWords[rule])}
            </span>
          </li>
        ))}
      </ul>
      <LiveRegion>{password === '' ? '' : say(newPasswordWords.left, { count: left })}</LiveRegion>
    </div>
  );
};
