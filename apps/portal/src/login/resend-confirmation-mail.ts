import type { Portal } from '../composition/compose.ts';
import { signup } from '../composition/ports/signup.ts';

/** Sends the mail once more that confirms the email in the form. */
export const sendConfirmation = async ({ port, signIn }: Portal): Promise<void> => {
  const email = signIn.form.login.trim();
  const answer = await port(signup).resend({ username: email, email });
  if (!answer.ok) {
    return signIn.giveUp({ kind: answer.error.kind === 'unreachable' ? 'unreachable' : 'too-many-requests' });
  }
  signIn.giveUp();
  signIn.page.tell('mail-sent');
};
