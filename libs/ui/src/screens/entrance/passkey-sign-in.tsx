import type { SignInProblem } from '@portico/application/access';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import css from './entrance.module.css';
import { passkeySignInProblems, passkeySignInWords } from './passkey-sign-in.messages.ts';

/** Sign-in without a password, by a passkey. */
export const PasskeySignIn = ({
  busy,
  problem,
  onSignIn,
}: {
  readonly busy: boolean;
  readonly problem: SignInProblem['kind'] | 'passkey-refused' | undefined;
  readonly onSignIn: () => void;
}) => {
  const say = useWords();
  return (
    <div className={css.passkey}>
      {problem !== undefined && (
        <Notice tone="bad">
          <p>
            {say(
              problem === 'passkey-refused' || problem === 'unconfirmed' || problem === 'provider-only'
                ? passkeySignInProblems[problem]
                : (failureWords[problem as keyof typeof failureWords] ?? failureWords.malfunction),
            )}
          </p>
        </Notice>
      )}
      <Button wide icon="shield" busy={busy} onClick={onSignIn}>
        {say(passkeySignInWords.signIn)}
      </Button>
    </div>
  );
};
