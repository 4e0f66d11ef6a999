import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { BadPasskey, Email, Passkey, PasskeyQuestion, Passkeys } from '@portico/domain/access';
import { failed, ok, type AccountId, type Result } from '@portico/domain/kernel';

const bad = failed<BadPasskey>({ kind: 'bad-passkey' });

/** Heavy for what few people use: it comes with the first passkey. */
const webauthn = () => import('@simplewebauthn/server');

/** A browser's answer is never longer. */
const longest = 16_384;

/**
 * Passkeys by WebAuthn, for the portal at `origin()`. A WebAuthn RP ID is a host name, never an IP address, so on a
 * local machine it is `localhost`.
 */
export class WebauthnPasskeys implements Passkeys {
  readonly #origin: () => string;

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  async askNew(account: AccountId, email: Email, known: readonly Passkey[]): Promise<PasskeyQuestion> {
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: 'Portico',
      rpID: this.#party.id,
      userID: Uint8Array.from(createHash('sha256').update(account).digest()),
      userName: email,
      userDisplayName: email,
      attestationType: 'none',
      excludeCredentials: known.map(named),
      // One that the browser can find by itself and that asks who holds it stands for name and password.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { options: JSON.stringify(options), challenge: options.challenge };
  }

  async judgeNew(
    answer: string,
    challenge: string,
  ): Promise<Result<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>, BadPasskey>> {
    const response = parsed<RegistrationResponseJSON>(answer);
    if (response === undefined) return bad;
    try {
      const { verifyRegistrationResponse } = await webauthn();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: [...this.#party.origins],
        expectedRPID: this.#party.id,
        requireUserVerification: true,
      });
      if (!verified) return bad;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return ok({ id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports });
    } catch {
      // The library throws if any check fails.
      return bad;
    }
  }

  async ask(known: readonly Passkey[] = []): Promise<PasskeyQuestion> {
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: this.#party.id,
      userVerification: 'required',
      allowCredentials: known.map(named),
    });
    return { options: JSON.stringify(options), challenge: options.challenge };
  }

  claimed(answer: string): { readonly passkey: string; readonly challenge: string } | undefined {
    const response = parsed<AuthenticationResponseJSON>(answer);
    const said = response?.response?.clientDataJSON;
    if (typeof response?.id !== 'string' || typeof said !== 'string') return undefined;
    const client = parsed<{ readonly challenge?: unknown }>(Buffer.from(said, 'base64url').toString());
    return typeof client?.challenge === 'string' ? { passkey: response.id, challenge: client.challenge } : undefined;
  }

  async judge(answer: string, challenge: string, passkey: Passkey): Promise<Result<number, BadPasskey>> {
    const response = parsed<AuthenticationResponseJSON>(answer);
    if (response === undefined) return bad;
    try {
      const { verifyAuthenticationResponse } = await webauthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: [...this.#party.origins],
        expectedRPID: this.#party.id,
        requireUserVerification: true,
        credential: {
          ...named(passkey),
          publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      });
      return verified ? ok(authenticationInfo.newCounter) : bad;
    } catch {
      return bad;
    }
  }

  get #party(): { readonly id: string; readonly origins: readonly string[] } {
    const url = new URL(this.#origin());
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0) return { id: url.hostname, origins: [url.origin] };
    url.hostname = 'localhost';
    return { id: 'localhost', origins: [url.origin] };
  }
}

const named = ({ id, transports }: Pick<Passkey, 'id' | 'transports'>) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

const parsed = <T extends object>(text: string): (Partial<T> & T) | undefined => {
  if (text.length > longest) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
};
