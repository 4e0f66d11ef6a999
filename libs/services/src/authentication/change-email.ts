import {
  oneTimeCode,
  parseEmail,
  tokenLife,
  type Accounts,
  type Protections,
  type Sessions,
  type TokenIssuer,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, plus, SECOND } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { AuthenticationRefusal, EmailChange, EmailStep } from '@portico/application/authentication';
import { paths, type LinkTo, type ServiceResult } from '@portico/application/kernel';
import type { ForCall, ServiceCall } from '../kernel/index.ts';
import { logOwn, type OwnAccount } from './own-account.ts';
import type { SentCodeOf } from './sent-code.ts';
import type { SessionCall } from './session-call.ts';

/**
 * Changes the email once the code sent to the new address is entered (`MON-347`). The response never says whether the
 * address is already registered.
 */
export class EmailChanges {
  readonly #own: OwnAccount;
  readonly #accounts: Accounts;
  readonly #protections: Protections;
  readonly #sessions: Sessions;
  readonly #tokens: Pick<TokenIssuer, 'access'>;
  readonly #sentCodeOf: SentCodeOf;
  readonly #linkTo: LinkTo;
  readonly #notifier: Notifier;
  readonly #activityLog: ActivityLog;
  readonly #call: SessionCall;

  constructor(
    ownFor: ForCall<ServiceCall, OwnAccount>,
    accounts: Accounts,
    protections: Protections,
    sessions: Sessions,
    tokens: Pick<TokenIssuer, 'access'>,
    sentCodeOf: SentCodeOf,
    linkTo: LinkTo,
    notifier: Notifier,
    activityLog: ActivityLog,
    call: SessionCall,
  ) {
    this.#own = ownFor(call);
    this.#accounts = accounts;
    this.#protections = protections;
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#sentCodeOf = sentCodeOf;
    this.#linkTo = linkTo;
    this.#notifier = notifier;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async change({
    currentPassword,
    proposedEmail,
    loginEmail,
    device,
    otp,
  }: EmailChange): ServiceResult<EmailStep, AuthenticationRefusal> {
    const proven = await this.#own.proven(currentPassword);
    if (!proven.ok) return proven;
    const { id, email, language } = proven.value;
    const parsed = parseEmail(proposedEmail);
    if (!parsed.ok || parsed.value === email || loginEmail.trim().toLowerCase() !== email) {
      return failed({ kind: 'bad-email' });
    }
    const proposed = parsed.value;
    const to = { channel: 'email', address: proposed } as const;
    const code = this.#sentCodeOf(proven.value, device, 'change-email', this.#call);
    if (otp === undefined) {
      const owner = await this.#accounts.byLogin(proposed);
      const sent = await code.send(to, { silently: owner !== undefined });
      if (!sent.ok) return sent;
      if (owner !== undefined) {
        await this.#notifier.send({ kind: 'already-registered', link: this.#linkTo(paths.login) }, to, owner.language);
      }
      return ok({ kind: 'code-sent', resendIn: oneTimeCode.life / SECOND });
    }
    const weighed = await code.weigh(otp, proposed);
    if (!weighed.ok) return weighed;
    if (!(await this.#accounts.change(id, { email: proposed }))) return failed({ kind: 'code-expired' });
    const { factors } = await this.#protections.of(id);
    const byEmail = factors.find((factor) => factor.kind === 'email');
    if (byEmail !== undefined) await this.#protections.addFactor(id, { ...byEmail, email: proposed });
    await this.#sessions.revokeOthers(id, this.#call.session, this.#call.now);
    await logOwn(this.#activityLog, this.#call, 'changed-email');
    await this.#notifier.send({ kind: 'email-changed' }, { channel: 'email', address: email }, language);
    const token = this.#tokens.access({
      session: this.#call.session,
      account: id,
      expiresAt: plus(this.#call.now, tokenLife.access),
    });
    return ok({ kind: 'done', token });
  }
}
