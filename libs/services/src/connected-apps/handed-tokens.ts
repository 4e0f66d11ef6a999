import type { CodeGenerator } from '@portico/domain/access';
import type { AppToken, AppTokens } from '@portico/domain/connected-apps';
import type { Instant } from '@portico/domain/kernel';

/** What apps were handed, by the text that they hold. */
export class HandedTokens {
  readonly #tokens: AppTokens;
  readonly #codes: CodeGenerator;

  constructor(tokens: AppTokens, codes: CodeGenerator) {
    this.#tokens = tokens;
    this.#codes = codes;
  }

  find(text = ''): Promise<AppToken | undefined> {
    return this.#tokens.find(this.#codes.hashOf(text));
  }

  /** Makes a token and answers its text, which is kept nowhere. */
  async hand(token: Omit<AppToken, 'hash' | 'spentAt' | 'sent'>): Promise<string> {
    const { code, hash } = this.#codes.link();
    await this.#tokens.put({ ...token, hash });
    return code;
  }

  /** Of two that come at once, only one is answered true; none is, if it was spent before. */
  async spend({ hash, kind, spentAt }: AppToken, at: Instant): Promise<boolean> {
    return spentAt === undefined && this.#tokens.spend(hash, kind, at);
  }

  forget({ hash }: AppToken): Promise<void> {
    return this.#tokens.forget(hash);
  }
}
