import { failed, ok, type SessionId } from '@portico/domain/kernel';
import type { ServiceResult } from '@portico/application/kernel';
import type { AuthenticationDeps, SessionCall } from './authentication.deps.ts';
import type {
  AppProof,
  Authentication,
  AuthenticationRefusal,
  AuthenticationSettings,
  EmailChange,
  EmailStep,
  FactorRemoval,
  NewApp,
  NewPasskey,
  PasswordChange,
  ProviderLink,
  ProviderUnlink,
  Step,
  TwoFactorResend,
  TwoFactorUpdate,
} from '@portico/application/authentication';
import { changeEmail, changePassword } from './change-credentials.ts';
import { beginLink, unlink } from './linked-identity-providers.ts';
import { logOwn, ownAccount } from './own-account.ts';
import { SecondFactors } from './second-factors.ts';

type Refused = AuthenticationRefusal;

/** Every method begins with `ownAccount` or `provenAccount`, which call `can`. */
export class AuthenticationService implements Authentication {
  readonly #deps: AuthenticationDeps;
  readonly #call: SessionCall;
  readonly #factors: SecondFactors;

  constructor(deps: AuthenticationDeps, call: SessionCall) {
    this.#deps = deps;
    this.#call = call;
    this.#factors = new SecondFactors(deps, call);
  }

  async settings(): ServiceResult<AuthenticationSettings> {
    const own = await ownAccount(this.#deps, this.#call, 'account:view');
    if (!own.ok) return own;
    const { id, email, phone } = own.value;
    const [{ factors, recoveryCodes }, sessions, identities] = await Promise.all([
      this.#deps.protections.of(id),
      this.#deps.sessions.live(id, this.#call.now),
      this.#deps.linkedIdentities.of(id),
      logOwn(this.#deps.activityLog, this.#call, 'viewed-sign-in-settings'),
    ]);
    const byEmail = factors.find((factor) => factor.kind === 'email');
    const byText = factors.find((factor) => factor.kind === 'sms');
    return ok({
      email,
      ...(phone === undefined ? {} : { phone }),
      ...(byEmail === undefined ? {} : { codesByEmail: byEmail.email }),
      ...(byText === undefined ? {} : { codesByText: byText.phone }),
      app: factors.some(({ kind }) => kind === 'totp'),
      passkeys: factors
        .filter((factor) => factor.kind === 'passkey')
        .map(({ id: passkey, name, addedAt, lastUsedAt }) => ({
          id: passkey,
          name,
          addedAt,
          ...(lastUsedAt === undefined ? {} : { lastUsedAt }),
        })),
      recoveryCodesLeft: recoveryCodes.length,
      identities: identities.map(({ provider, linkedAt, lastUsedAt }) => ({
        provider,
        linkedAt,
        ...(lastUsedAt === undefined ? {} : { lastUsedAt }),
      })),
      devices: sessions.map((session) => ({
        session: session.id,
        ...this.#deps.userAgents.read(session.userAgent),
        since: session.startedAt,
        lastSeenAt: session.lastSeenAt,
        here: session.id === this.#call.session,
      })),
    });
  }

  changePassword(change: PasswordChange): ServiceResult<void, Refused> {
    return changePassword(this.#deps, this.#call, change);
  }

  changeEmail(change: EmailChange): ServiceResult<EmailStep, Refused> {
    return changeEmail(this.#deps, this.#call, change);
  }

  updateTwoFactor(update: TwoFactorUpdate): ServiceResult<Step, Refused> {
    return this.#factors.update(update);
  }

  resendCode(resend: TwoFactorResend): ServiceResult<void, Refused> {
    return this.#factors.resend(resend);
  }

  beginApp(password: string): ServiceResult<NewApp, Refused> {
    return this.#factors.beginApp(password);
  }

  confirmApp(proof: AppProof): ServiceResult<void, Refused> {
    return this.#factors.confirmApp(proof);
  }

  beginPasskey(password: string): ServiceResult<string, Refused> {
    return this.#factors.beginPasskey(password);
  }

  addPasskey(passkey: NewPasskey): ServiceResult<void, Refused> {
    return this.#factors.addPasskey(passkey);
  }

  removeFactor(removal: FactorRemoval): ServiceResult<void, Refused> {
    return this.#factors.remove(removal);
  }

  makeRecoveryCodes(password: string): ServiceResult<readonly string[], Refused> {
    return this.#factors.makeRecoveryCodes(password);
  }

  beginLink(link: ProviderLink): ServiceResult<string, Refused> {
    return beginLink(this.#deps, this.#call, link);
  }

  unlink(end: ProviderUnlink): ServiceResult<void, Refused> {
    return unlink(this.#deps, this.#call, end);
  }

  async signOutDevice(session: SessionId): ServiceResult<void> {
    const own = await ownAccount(this.#deps, this.#call, 'account:act');
    if (!own.ok) return own;
    const found = await this.#deps.sessions.find(session);
    if (found?.account !== own.value.id) return failed({ kind: 'not-found' });
    await this.#deps.sessions.revoke(session, this.#call.now);
    await logOwn(this.#deps.activityLog, this.#call, 'signed-out-device');
    return ok(undefined);
  }

  async signOutOtherDevices(): ServiceResult<void> {
    const own = await ownAccount(this.#deps, this.#call, 'account:act');
    if (!own.ok) return own;
    await this.#deps.sessions.revokeOthers(own.value.id, this.#call.session, this.#call.now);
    await logOwn(this.#deps.activityLog, this.#call, 'signed-out-device');
    return ok(undefined);
  }
}
