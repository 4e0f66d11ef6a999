import type { Brand, Instant, PracticeId } from '../kernel/index.ts';
import type { CodeHash, SmartScope } from '../access/index.ts';

export type AppId = Brand<string, 'AppId'>;

/**
 * `public`: an app that cannot hold a secret, such as one in a browser or on a phone. `confidential`: one with a server
 * and a secret or a key. `service`: another system that reads for itself and never for a person.
 */
export const appKinds = ['public', 'confidential', 'service'] as const;
export type AppKind = (typeof appKinds)[number];

/** An app that an operator registered. */
export interface ConnectedApp {
  readonly id: AppId;
  readonly name: string;
  /** Where people can read about the app. */
  readonly address: string;
  readonly kind: AppKind;
  /** Where people are sent back to; compared letter by letter. Empty for a service. */
  readonly redirectAddresses: readonly string[];
  /** The most that it is ever allowed. */
  readonly scopes: readonly SmartScope[];
  /** Of a confidential app that has no keys. */
  readonly secretHash?: CodeHash;
  /** Of a service, or of a confidential app without a secret: where its public keys are, or the keys themselves as a JSON Web Key Set. */
  readonly keys?: { readonly address: string } | { readonly set: string };
  /** Of a service: the practice whose patients it reads. */
  readonly practice?: PracticeId;
  readonly registeredAt: Instant;
}

/**
 * Whether people may be sent there: by https, on their own device by http, or into an app of a phone by a scheme that is
 * a reversed name of the internet (RFC 8252).
 */
export const isRedirectAddress = (text: string): boolean =>
  /^https:\/\/[^\s#]+$/.test(text) ||
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/[^\s#]*)?$/.test(text) ||
  /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:\/[^\s#]*$/.test(text);
