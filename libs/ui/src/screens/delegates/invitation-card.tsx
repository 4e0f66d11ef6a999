import type { PendingInvitation } from '@portico/application/delegates';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { manageDelegatesWords as words } from './delegates.messages.ts';
import css from './delegates.module.css';
import { invitationWords } from './invitation-card.messages.ts';
import type { DelegateQuestion } from './delegate-card.tsx';
import { Permitted } from './permitted.tsx';
import { PermissionChoice, PermissionSummary, type PermissionChoiceModel } from './permission-choice.tsx';

export interface InvitationCardModel {
  readonly changing:
    | {
        readonly invitation: PendingInvitation;
        readonly editor: PermissionChoiceModel & { readonly isComplete: boolean };
      }
    | undefined;
  readonly change: { readonly busy: boolean };
  changeInvitation(invitation?: PendingInvitation): void;
  ask(question: DelegateQuestion | undefined): void;
  resend(invitation: PendingInvitation): Promise<void>;
  save(): Promise<void>;
}

interface InvitationProps {
  readonly viewModel: InvitationCardModel;
  readonly invitation: PendingInvitation;
  readonly today: string;
  /** It was sent by the last press: the way to send it again does not come to lie under the pointer. */
  readonly isJustSent: boolean;
}

/** An invitation that nobody accepted yet: it can be sent again, changed, or taken back. */
export const InvitationCard = observer((props: InvitationProps) => {
  const say = useWords();
  const formats = useFormats();
  const { viewModel, invitation } = props;
  const list = new Intl.ListFormat(formats.language, { type: 'conjunction' });
  const isChanging = viewModel.changing?.invitation.id === invitation.id;
  return (
    <Card>
      <div className={css.card}>
        <p>
          <strong className={css.name}>{invitation.name}</strong>
          <span className={css.hint}>{invitation.email}</span>
          <span className={css.hint}>{say(words.waits, { day: formats.day(invitation.expires) })}</span>
        </p>
        <p className={css.parent}>{list.format(invitation.practiceNames)}</p>
        {isChanging ? <Changing {...props} /> : <Waiting {...props} />}
      </div>
    </Card>
  );
});

const Waiting = observer(({ viewModel, invitation, isJustSent }: InvitationProps) => {
  const say = useWords();
  const { name } = invitation;
  const { busy } = viewModel.change;
  return (
    <>
      <Permitted {...invitation} />
      <div className={css.actions}>
        {!isJustSent && (
          <Button
            icon="mail"
            busy={busy}
            aria-label={say(invitationWords.resendOf, { name })}
            onClick={() => void viewModel.resend(invitation)}
          >
            {say(invitationWords.resend)}
          </Button>
        )}
        <Button
          busy={busy}
          aria-label={say(invitationWords.changeInvitationOf, { name })}
          onClick={() => viewModel.changeInvitation(invitation)}
        >
          {say(words.change)}
        </Button>
        <Button
          look="danger"
          busy={busy}
          aria-label={say(words.withdrawOf, { name })}
          onClick={() => viewModel.ask({ kind: 'withdraw', invitation })}
        >
          {say(words.withdraw)}
        </Button>
      </div>
    </>
  );
});

const Changing = observer(({ viewModel, invitation: { name }, today }: InvitationProps) => {
  const say = useWords();
  const { changing, change } = viewModel;
  if (changing === undefined) return null;
  const { editor } = changing;
  return (
    <CheckedForm className={css.form} isComplete={editor.isComplete} onSend={() => void viewModel.save()}>
      <PermissionChoice editor={editor} name={name} today={today} />
      <PermissionSummary editor={editor} name={name} today={today} />
      <p className={css.soft}>{say(invitationWords.newLink, { name })}</p>
      <div className={css.actions}>
        <Button type="submit" look="primary" icon="mail" busy={change.busy}>
          {say(change.busy ? invitationWords.sendingAgain : invitationWords.saveAndResend)}
        </Button>
        <Button onClick={() => viewModel.changeInvitation()}>{say(words.cancel)}</Button>
      </div>
    </CheckedForm>
  );
});
