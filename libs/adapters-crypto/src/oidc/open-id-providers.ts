import {
  parseEmail,
  type EndedIdentity,
  type ExternalIdentity,
  type IdentityProviders,
  type OfferedProvider,
  type ProviderQuestion,
  type ProviderRefusal,
  type ProviderSecret,
} from '@portico/domain/access';
import { failed, MINUTE, ok, plus, type Instant, type Result } from '@portico/domain/kernel';
import { createRemoteJWKSet, customFetch as keysFetch, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { isDeepStrictEqual } from 'node:util';
import { boundedFetch } from './bounded-fetch.ts';
import { clientAuth } from './client-auth.ts';
import { claimedBy, readLogoutToken } from './logout-token.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { providerRefusal, UnknownProvider } from './provider-refusal.ts';

export interface OpenIdRuntime {
  /** Read at each question, as settings may change meanwhile. */
  readonly providers: readonly ProviderSettings[];
  readonly only: boolean;
  /** The one address that a provider sends browsers back to; asked once the gateway listens. */
  readonly redirectAddress: () => string;
  /** Where a provider sends browsers that signed out. */
  readonly signedOutAddress: () => string;
  readonly now: () => Instant;
  readonly fetch?: typeof fetch;
}

/** How long a discovered provider, and the keys it had, are believed. */
const discoveredFor = 10 * MINUTE;

/** Seconds for each question, and by which its clock may differ from ours. */
const patience = 5;
const skew = 30;

interface Discovered {
  readonly settings: ProviderSettings;
  readonly configuration: Promise<Configuration>;
  /** Weighs a logout token; the keys are asked for once it is needed. */
  readonly keys: Promise<JWTVerifyGetKey>;
  readonly until: Instant;
}

/** Identity providers by OpenID Connect: authorization code flow with PKCE, redeemed here and never in a browser. */
export class OpenIdProviders implements IdentityProviders {
  readonly #around: OpenIdRuntime;
  readonly #discovered = new Map<string, Discovered>();

  constructor(around: OpenIdRuntime) {
    this.#around = around;
  }

  get offered(): readonly OfferedProvider[] {
    return this.#around.providers.map(({ id, name }) => ({ id, name }));
  }

  get only(): boolean {
    return this.#around.only;
  }

  async begin(provider: string): Promise<Result<ProviderQuestion, ProviderRefusal>> {
    try {
      const [verifier, state, nonce] = [randomPKCECodeVerifier(), randomState(), randomNonce()];
      const address = buildAuthorizationUrl(await this.#configurationOf(this.#settingsOf(provider)), {
        redirect_uri: this.#around.redirectAddress(),
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return ok({ address: address.href, secret: { provider, state, nonce, verifier } });
    } catch (error) {
      return failed(providerRefusal(error));
    }
  }

  async redeem(query: string, secret: ProviderSecret): Promise<Result<ExternalIdentity, ProviderRefusal>> {
    try {
      const settings = this.#settingsOf(secret.provider);
      const configuration = await this.#configurationOf(settings);
      const back = new URL(this.#around.redirectAddress());
      back.search = query;
      const answer = await authorizationCodeGrant(configuration, back, {
        expectedState: secret.state,
        expectedNonce: secret.nonce,
        pkceCodeVerifier: secret.verifier,
        idTokenExpected: true,
      });
      const token = answer.claims();
      if (token === undefined) return failed({ kind: 'provider-refused', why: 'NO_ID_TOKEN' });
      const needsMore = configuration.serverMetadata().userinfo_endpoint !== undefined && token['email'] === undefined;
      const more = needsMore ? await fetchUserInfo(configuration, answer.access_token, token.sub) : {};
      return ok(identityFrom(settings, { ...more, ...token }));
    } catch (error) {
      return failed(providerRefusal(error));
    }
  }

  async signOutAddress(provider: string): Promise<string | undefined> {
    try {
      const configuration = await this.#configurationOf(this.#settingsOf(provider));
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      return buildEndSessionUrl(configuration, { post_logout_redirect_uri: this.#around.signedOutAddress() }).href;
    } catch {
      return undefined;
    }
  }

  async ended(logoutToken: string): Promise<Result<EndedIdentity, ProviderRefusal>> {
    try {
      const { iss, aud } = claimedBy(logoutToken);
      const known = this.#around.providers.filter(({ issuer }) => issuer === iss);
      const settings = known.find(({ clientId }) => [aud].flat().includes(clientId)) ?? known[0];
      if (settings === undefined) return failed({ kind: 'provider-refused', why: 'UNKNOWN_ISSUER' });
      const keys = await this.#discoveredOf(settings).keys;
      return await readLogoutToken(logoutToken, { ...settings, keys, skew });
    } catch (error) {
      return failed(providerRefusal(error));
    }
  }

  #settingsOf(provider: string): ProviderSettings {
    const settings = this.#around.providers.find(({ id }) => id === provider);
    if (settings === undefined) throw new UnknownProvider('There is no such provider.');
    return settings;
  }

  #configurationOf(settings: ProviderSettings): Promise<Configuration> {
    return this.#discoveredOf(settings).configuration;
  }

  /** Asked once and kept for a while; what failed is asked again. */
  #discoveredOf(settings: ProviderSettings): Discovered {
    const now = this.#around.now();
    const kept = this.#discovered.get(settings.id);
    if (kept !== undefined && now < kept.until && isDeepStrictEqual(kept.settings, settings)) return kept;
    const configuration = this.#discover(settings);
    const keys = configuration.then((found) => this.#keysOf(found));
    const discovered = { settings, configuration, keys, until: plus(now, discoveredFor) };
    this.#discovered.set(settings.id, discovered);
    keys.catch(() => {
      if (this.#discovered.get(settings.id) === discovered) this.#discovered.delete(settings.id);
    });
    return discovered;
  }

  #keysOf(configuration: Configuration): JWTVerifyGetKey {
    const { jwks_uri } = configuration.serverMetadata();
    if (jwks_uri === undefined) throw new Error('The provider publishes no keys.');
    const ask = boundedFetch(this.#around.fetch ?? fetch);
    return createRemoteJWKSet(new URL(jwks_uri), {
      timeoutDuration: patience * 1_000,
      [keysFetch]: (address, { headers, ...options }) =>
        ask(address, { ...options, headers: Object.fromEntries(headers), body: undefined }),
    });
  }

  async #discover({ issuer, clientId, proof }: ProviderSettings): Promise<Configuration> {
    const address = new URL(issuer);
    return discovery(address, clientId, { [clockTolerance]: skew }, await clientAuth(proof), {
      // The settings say whether an installation may have such a provider.
      execute: [enableNonRepudiationChecks, ...(address.protocol === 'http:' ? [allowInsecureRequests] : [])],
      timeout: patience,
      [customFetch]: boundedFetch(this.#around.fetch ?? fetch),
    });
  }
}

type Claims = Readonly<Record<string, unknown>>;

const identityFrom = ({ id, strongAcr, strongAmr }: ProviderSettings, claims: Claims): ExternalIdentity => {
  const { iss, sub, sid, acr, amr, email, given_name, family_name } = claims;
  const methods = Array.isArray(amr) ? amr.filter((one) => typeof one === 'string') : [];
  const parsed = parseEmail(text(email) ?? '');
  const [firstName, lastName, session] = [text(given_name), text(family_name), text(sid)];
  return {
    provider: id,
    issuer: String(iss),
    subject: String(sub),
    strong: methods.some((one) => strongAmr.includes(one)) || (typeof acr === 'string' && strongAcr.includes(acr)),
    ...(parsed.ok ? { email: parsed.value } : {}),
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(session === undefined ? {} : { session }),
  };
};

/** What fits into a form; anything longer was not meant for one. */
const text = (claim: unknown): string | undefined =>
  typeof claim === 'string' && claim.trim() !== '' && claim.length <= 200 ? claim.trim() : undefined;
