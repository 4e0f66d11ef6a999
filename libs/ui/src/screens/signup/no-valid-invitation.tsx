import { paths } from '@portico/application/kernel';
import type { SignupScreen as Screen } from '@portico/application/signup';
import { ButtonLink } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { callTo } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import css from './signup.module.css';
import { invitationOver, invitationWords, signupWords } from './signup.messages.ts';

/** For persons without an invitation: how to get one, and the other ways to sign up or in. */
export const NoInvitation = ({ registerTo }: { readonly registerTo: string | undefined }) => {
  const say = useWords();
  return (
    <div className={css.form}>
      <p>{say(invitationWords.none)}</p>
      {registerTo !== undefined && (
        <p>
          <a href={registerTo}>{say(invitationWords.newHere)}</a>
        </p>
      )}
      <p>
        <a href={paths.login}>{say(signupWords.hasAccount)}</a>
      </p>
    </div>
  );
};

/** An invitation that is not valid: why, and who can help. */
export const InvitationOver = ({
  screen: { why, practiceName, practicePhone },
}: {
  readonly screen: Extract<Screen, { name: 'invitation-over' }>;
}) => {
  const say = useWords();
  return (
    <div className={css.form}>
      <Notice tone={why === 'used' ? 'good' : 'wait'} icon={why === 'used' ? 'check-circle' : 'clock'}>
        <p>{say(invitationOver[why])}</p>
      </Notice>
      {practiceName !== undefined && practicePhone !== undefined ? (
        <ButtonLink icon="phone" href={callTo(practicePhone)}>
          {say(invitationWords.call, { practice: practiceName, phone: practicePhone })}
        </ButtonLink>
      ) : (
        <p>{say(invitationWords.callYours)}</p>
      )}
      <p>
        <a href={paths.login}>{say(signupWords.hasAccount)}</a>
      </p>
    </div>
  );
};

/** The page after a text message's link was accepted, on the way to the sign-up (`ACC-062`, `ACC-063`). */
export const SmsConfirmedScreen = ({ onGo }: { readonly onGo: () => void }) => {
  const say = useWords();
  return (
    <div className={css.form}>
      <p>{say(invitationWords.smsLead)}</p>
      <ButtonLink
        look="primary"
        wide
        href={paths.signUp}
        onClick={(event) => {
          event.preventDefault();
          onGo();
        }}
      >
        {say(invitationWords.smsGo)}
      </ButtonLink>
    </div>
  );
};
