import type { PasskeyDevice } from '@portico/view-models/authentication';

/**
 * Passkeys of this browser, by SimpleWebAuthn, which is loaded on first use. A dialog that was closed or timed out, or
 * a missing passkey, counts as giving up and is no error.
 */
export class BrowserPasskeys implements PasskeyDevice {
  readonly #window: () => { readonly PublicKeyCredential?: unknown };

  constructor(window: () => { readonly PublicKeyCredential?: unknown }) {
    this.#window = window;
  }

  get isAble(): boolean {
    return this.#window().PublicKeyCredential !== undefined;
  }

  async make(options: string): Promise<string | undefined> {
    return orNothing(async () => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      return startRegistration({ optionsJSON: JSON.parse(options) });
    });
  }

  async show(options: string): Promise<string | undefined> {
    return orNothing(async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      return startAuthentication({ optionsJSON: JSON.parse(options) });
    });
  }
}

const orNothing = async (ask: () => Promise<unknown>): Promise<string | undefined> => {
  try {
    return JSON.stringify(await ask());
  } catch {
    return undefined;
  }
};
