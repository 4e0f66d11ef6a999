import { paths } from '@portico/application/kernel';
import type { InvitationShut } from '@portico/application/delegates';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { shutWords, verifyWords } from './delegate-sign-in.messages.ts';
import css from './delegates.module.css';

/** Why an invitation is not valid, and what to do about it. */
export const SignInClosed = ({ why }: { readonly why: InvitationShut['kind'] }) => {
  const say = useWords();
  return (
    <div className={css.form}>
      <Notice
        tone={why === 'invitation-used' ? 'good' : 'wait'}
        icon={why === 'invitation-used' ? 'check-circle' : 'clock'}
      >
        <p>{say(shutWords[why])}</p>
      </Notice>
      <p>
        <a href={paths.delegateLogin}>{say(verifyWords.signIn)}</a>
      </p>
    </div>
  );
};

/** Whether a problem is one of the invitation itself. */
export const isShut = (problem: { readonly kind: string }): problem is InvitationShut =>
  Object.hasOwn(shutWords, problem.kind);
