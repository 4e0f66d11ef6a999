import { type ServiceResult, paths } from '@portico/application/kernel';
import { isNewPassword, oneTimeCode, parseEmail, tokenLife } from '@portico/domain/access';
import { failed, ok, plus, SECOND } from '@portico/domain/kernel';
import type { AuthenticationDeps, SessionCall } from './authentication.deps.ts';
import type {
  AuthenticationRefusal,
  EmailChange,
  EmailStep,
  PasswordChange,
} from '@portico/application/authentication';
import { logOwn, provenAccount } from './own-account.ts';
import { SentCode } from './sent-code.ts';

/** A new password (`MON-345`, `MON-346`). */
export const changePassword = async (
  deps: AuthenticationDeps,
  call: SessionCall,
  { currentPassword, newPassword, repeatedPassword }: PasswordChange,
): ServiceResult<void, AuthenticationRefusal> => {
  const proven = await provenAccount(deps, call, currentPassword);
  if (!proven.ok) return proven;
  const { id, email, language } = proven.value;
  if (!isNewPassword(newPassword, repeatedPassword, { email })) return failed({ kind: 'unfit-password' });
  if (await deps.knownPasswords.isKnown(newPassword)) return failed({ kind: 'known-password' });
  await deps.accounts.change(id, { passwordHash: await deps.passwords.hash(newPassword) });
  await deps.sessions.revokeOthers(id, call.session, call.now);
  await deps.oneTimeCodes.distrustAll(id);
  await logOwn(deps.activityLog, call, 'changed-password');
  await deps.notifier.send({ kind: 'password-changed' }, { channel: 'email', address: email }, language);
  return ok(undefined);
};

/**
 * Changes the email once the code sent to the new address is entered (`MON-347`). The response never says whether the
 * address is already registered.
 */
export const changeEmail = async (
  deps: AuthenticationDeps,
  call: SessionCall,
  { currentPassword, proposedEmail, loginEmail, device, otp }: EmailChange,
): ServiceResult<EmailStep, AuthenticationRefusal> => {
  const proven = await provenAccount(deps, call, currentPassword);
  if (!proven.ok) return proven;
  const { id, email, language } = proven.value;
  const parsed = parseEmail(proposedEmail);
  if (!parsed.ok || parsed.value === email || loginEmail.trim().toLowerCase() !== email) {
    return failed({ kind: 'bad-email' });
  }
  const proposed = parsed.value;
  const to = { channel: 'email', address: proposed } as const;
  const code = new SentCode(
    deps.oneTimeCodes,
    deps.codes,
    deps.shortCodeHashes,
    deps.notifier,
    deps.tries,
    proven.value,
    device,
    'change-email',
    call.now,
  );
  if (otp === undefined) {
    const owner = await deps.accounts.byLogin(proposed);
    const sent = await code.send(to, { silently: owner !== undefined });
    if (!sent.ok) return sent;
    if (owner !== undefined) {
      await deps.notifier.send({ kind: 'already-registered', link: deps.linkTo(paths.login) }, to, owner.language);
    }
    return ok({ kind: 'code-sent', resendIn: oneTimeCode.life / SECOND });
  }
  const weighed = await code.weigh(otp, proposed);
  if (!weighed.ok) return weighed;
  if (!(await deps.accounts.change(id, { email: proposed }))) return failed({ kind: 'code-expired' });
  const { factors } = await deps.protections.of(id);
  const byEmail = factors.find((factor) => factor.kind === 'email');
  if (byEmail !== undefined) await deps.protections.addFactor(id, { ...byEmail, email: proposed });
  await deps.sessions.revokeOthers(id, call.session, call.now);
  await logOwn(deps.activityLog, call, 'changed-email');
  await deps.notifier.send({ kind: 'email-changed' }, { channel: 'email', address: email }, language);
  const token = deps.tokens.access({ session: call.session, account: id, expiresAt: plus(call.now, tokenLife.access) });
  return ok({ kind: 'done', token });
};
