import { paths } from '@portico/application/kernel';
import type { SignupScreen as Answered } from '@portico/application/signup';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RetryNotice } from '../../kit/notice.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import type { Message } from '../../words/message-descriptor.ts';
import { useWords } from '../../words/use-words.ts';
import { useBrand, useTitle, type PracticeBrand } from '../open/index.ts';
import {
  CheckEmail,
  Confirm,
  ConfirmationOver,
  ConfirmByPassword,
  Reconfirm,
  type ConfirmationMailModel,
  type ConfirmModel,
} from './email-confirmation.tsx';
import { InvitationOver, NoInvitation } from './no-valid-invitation.tsx';
import { InvitedForm, type InvitedFormModel } from './invited-form.tsx';
import { NewPatientForm, type NewPatientFormModel } from './new-patient-form.tsx';
import css from './signup.module.css';
import { confirmWords, invitationWords, mailWords, signupWords } from './signup.messages.ts';

const ConfirmationMailErrorModal = lazyComponent(async () => ({
  default: (await import('./confirmation-mail-error-modal.tsx')).ConfirmationMailErrorModal,
}));

/** The current screen: one that the gateway returned, or one that the address requests. */
type SignupView = 'loading' | 'failed' | 'confirm' | 'reconfirm' | 'create-account' | Answered['name'];

export interface SignupModel extends InvitedFormModel, NewPatientFormModel, ConfirmationMailModel, ConfirmModel {
  readonly view: SignupView;
  readonly signupScreen: Answered | undefined;
  readonly canRegister: boolean;
  readonly form: InvitedFormModel['form'] & NewPatientFormModel['form'];
  readonly mail: ConfirmationMailModel['mail'] & {
    /** Why the mail could not be sent: the server's text (`ACC-229`). */
    readonly error: string | undefined;
    closeError(): void;
  };
  readonly confirmation: ConfirmModel['confirmation'] & { readonly done: boolean };
  load(): Promise<void>;
}

/** Screens with a heading of their own; the others use the page's title. */
const titles: Partial<Readonly<Record<SignupView, Message>>> = {
  confirm: confirmWords.title,
  'confirm-password': confirmWords.title,
  reconfirm: mailWords.resendTitle,
  'check-email': mailWords.checkTitle,
  'no-invitation': invitationWords.noneTitle,
  'invitation-over': invitationWords.overTitle,
  'confirmation-over': invitationWords.overTitle,
};

/** Who is invited comes to the practice that invited them. */
const faceOf = (screen: Answered | undefined): PracticeBrand | undefined => {
  if (screen?.name !== 'invited' || screen.practiceName === '') return undefined;
  const { practiceName: name, accent, logo } = screen;
  return { name, ...(accent !== undefined && { accent }), ...(logo !== undefined && { logo }) };
};

export interface SignupScreenProps {
  readonly viewModel: SignupModel;
  /** The sign-in path for a person with an account, including the invitation. */
  readonly signInTo: string;
  readonly onDone: () => void;
  /** Rendered above a form that creates an account. */
  readonly above?: ReactNode;
}

/** The sign-up (`ACC-194` to `ACC-196`), showing its current screen. */
export const SignupScreen = observer((props: SignupScreenProps) => {
  const say = useWords();
  const { viewModel, onDone } = props;
  const { view } = viewModel;
  const { done } = viewModel.confirmation;
  const title = titles[view];
  const shown = useRef(view);
  const top = useRef<HTMLDivElement>(null);
  useTitle(title && say(title));
  useBrand(faceOf(viewModel.signupScreen));

  useEffect(() => {
    if (done) onDone();
  }, [done, onDone]);

  // A new screen scrolls to the top and takes the focus.
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before === view || before === 'loading' || before === 'failed') return;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [view]);

  return (
    <div ref={top} tabIndex={-1} className={css.lead}>
      <Shown {...props} />
      <Presence show={viewModel.mail.error}>
        {(message) => <ConfirmationMailErrorModal message={message} onClose={viewModel.mail.closeError} />}
      </Presence>
    </div>
  );
});

const Shown = observer(({ viewModel, signInTo, above }: SignupScreenProps) => {
  const say = useWords();
  const { view, signupScreen: screen } = viewModel;
  const { problem } = viewModel.request;
  switch (view) {
    case 'confirm':
      return <Confirm viewModel={viewModel} />;
    case 'reconfirm':
      return <Reconfirm viewModel={viewModel} />;
    case 'create-account':
      return (
        <>
          {above}
          <NewPatientForm viewModel={viewModel} />
        </>
      );
    case 'failed':
      return problem === undefined || problem.kind === 'signup-refused' ? null : (
        <RetryNotice
          text={say(failureWords[problem.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.load()}
        />
      );
    default:
      break;
  }
  switch (screen?.name) {
    case 'invited':
      return (
        <>
          {above}
          <InvitedForm viewModel={viewModel} practice={screen.practiceName} signInTo={signInTo} />
        </>
      );
    case 'no-invitation':
      return <NoInvitation registerTo={viewModel.canRegister ? paths.registerAccount : undefined} />;
    case 'invitation-over':
      return <InvitationOver screen={screen} />;
    case 'check-email':
      return <CheckEmail viewModel={viewModel} />;
    case 'confirm-password':
      return <ConfirmByPassword viewModel={viewModel} wrong={screen.wrong} />;
    case 'confirmation-over':
      return <ConfirmationOver viewModel={viewModel} why={screen.why} />;
    case undefined:
      return <Skeleton label={say(signupWords.loading)} blocks={2} />;
  }
});
