import type { AttemptLimit, CodeGenerator, Tries } from '@portico/domain/access';
import type { AppId, AppProofs, AppRegistry, ConnectedApp } from '@portico/domain/connected-apps';
import { MINUTE } from '@portico/domain/kernel';
import type { TokenRequest } from './token-request.ts';

/** Each assertion is accepted once, and remembered for longer than it is valid. */
const once: AttemptLimit = { failures: 1, window: MINUTE, pause: 10 * MINUTE };

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** Which app sends a request, by what it shows of itself: nothing but its name, its secret, or what its key signed. */
export class AppAuthenticator {
  readonly #registry: AppRegistry;
  readonly #codes: Pick<CodeGenerator, 'hashOf'>;
  readonly #proofs: AppProofs;
  readonly #tries: Pick<Tries, 'take'>;

  constructor(
    registry: AppRegistry,
    codes: Pick<CodeGenerator, 'hashOf'>,
    proofs: AppProofs,
    tries: Pick<Tries, 'take'>,
  ) {
    this.#registry = registry;
    this.#codes = codes;
    this.#proofs = proofs;
    this.#tries = tries;
  }

  async appOf(request: TokenRequest): Promise<ConnectedApp | undefined> {
    const { form, basic } = request;
    const assertion = form.client_assertion;
    if (assertion !== undefined) return this.#byAssertion(request, assertion);
    const id = basic?.id ?? form.client_id;
    const app = id === undefined ? undefined : await this.#registry.byId(id as AppId);
    const secret = basic?.secret ?? form.client_secret;
    if (app === undefined || app.kind === 'service') return undefined;
    if (app.kind === 'public') return secret === undefined || secret === '' ? app : undefined;
    return secret !== undefined && app.secretHash !== undefined && this.#codes.hashOf(secret) === app.secretHash
      ? app
      : undefined;
  }

  async #byAssertion({ form, endpoint, now }: TokenRequest, assertion: string): Promise<ConnectedApp | undefined> {
    const claimed = this.#proofs.claimedApp(assertion);
    if (form.client_assertion_type !== assertionType || claimed === undefined) return undefined;
    if (form.client_id !== undefined && form.client_id !== claimed) return undefined;
    const app = await this.#registry.byId(claimed as AppId);
    if (app?.keys === undefined || app.kind === 'public') return undefined;
    const verified = await this.#proofs.verify(app, assertion, endpoint, now);
    if (!verified.ok) return undefined;
    const key = `assertion ${this.#codes.hashOf(`${app.id} ${verified.value.id}`)}`;
    const first = await this.#tries.take([{ key, limit: once }], now);
    return first.kind === 'must-wait' ? undefined : app;
  }
}
