import {
  oneTimeCode,
  type AuthenticatorApps,
  type Challenges,
  type CodeGenerator,
  type Protections,
  type QrCodes,
  type Tries,
} from '@portico/domain/access';
import { failed, ok, plus } from '@portico/domain/kernel';
import type { AppProof, AuthenticationRefusal, NewApp } from '@portico/application/authentication';
import { GuessLimit } from '../access/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { ForCall, ServiceCall } from '../kernel/index.ts';
import type { OwnAccount } from './own-account.ts';
import type { SecondFactorNews } from './second-factor-notifications.ts';
import type { SessionCall } from './session-call.ts';

type Refused = AuthenticationRefusal;

/** Adds an authenticator app to an account. */
export class AppFactor {
  readonly #own: OwnAccount;
  readonly #apps: AuthenticatorApps;
  readonly #qrCodes: QrCodes;
  readonly #challenges: Challenges;
  readonly #codes: Pick<CodeGenerator, 'newId'>;
  readonly #protections: Protections;
  readonly #tries: Tries;
  readonly #news: SecondFactorNews;
  readonly #call: SessionCall;

  constructor(
    ownFor: ForCall<ServiceCall, OwnAccount>,
    apps: AuthenticatorApps,
    qrCodes: QrCodes,
    challenges: Challenges,
    codes: Pick<CodeGenerator, 'newId'>,
    protections: Protections,
    tries: Tries,
    news: SecondFactorNews,
    call: SessionCall,
  ) {
    this.#own = ownFor(call);
    this.#apps = apps;
    this.#qrCodes = qrCodes;
    this.#challenges = challenges;
    this.#codes = codes;
    this.#protections = protections;
    this.#tries = tries;
    this.#news = news;
    this.#call = call;
  }

  async begin(password: string): ServiceResult<NewApp, Refused> {
    const proven = await this.#own.proven(password);
    if (!proven.ok) return proven;
    const { now } = this.#call;
    const { id: account, email } = proven.value;
    const [id, key] = [this.#codes.newId(), this.#apps.newSecret()];
    await this.#challenges.put(
      { id, kind: 'new-app', account, secret: key, expiresAt: plus(now, 2 * oneTimeCode.life) },
      now,
    );
    const address = this.#apps.address(key, email);
    return ok({ id, key, address, qr: await this.#qrCodes.draw(address) });
  }

  async confirm({ id, code }: AppProof): ServiceResult<void, Refused> {
    const own = await this.#own.of('account:act');
    if (!own.ok) return own;
    const { now } = this.#call;
    const begun = await this.#challenges.find(id, now);
    if (begun?.kind !== 'new-app' || begun.account !== own.value.id || begun.secret === undefined) {
      return failed({ kind: 'code-expired' });
    }
    const { secret } = begun;
    const shown = await new GuessLimit(this.#tries, this.#call).guess(
      { kind: 'new-app', of: own.value.id },
      async (guess) => this.#apps.stepOf(secret, code.trim(), now, guess),
    );
    if (!shown.ok) return failed(shown.error.kind === 'must-wait' ? shown.error : { kind: 'wrong-code' });
    if ((await this.#challenges.take(id, now)) === undefined) return failed({ kind: 'code-expired' });
    await this.#protections.addFactor(own.value.id, { kind: 'totp', secret, lastStep: shown.value, addedAt: now });
    return this.#news.changed(this.#call, own.value, undefined);
  }
}
