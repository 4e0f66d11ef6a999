import type { Host, Result } from '@portico/practice-spi';
import { text } from '../json/index.ts';
import { AccessToken } from './access-token.ts';
import { malformed, ok } from './build-results.ts';
import { readCapabilities, type Capabilities } from './capabilities.ts';
import type { Credentials } from './credentials.ts';
import { sender, type Send } from './http-exchange.ts';
import { jsonIn } from './parse-replies.ts';
import type { FhirSettings } from './settings.ts';

const everRunning = new AbortController().signal;

/** Keeps the first success of a question, and lets all who ask meanwhile wait for the same one. */
const once = <T>(ask: () => Promise<Result<T>>): (() => Promise<Result<T>>) => {
  let asked: Promise<Result<T>> | undefined;
  return () => {
    asked ??= ask().then((result) => {
      if (!result.ok) asked = undefined;
      return result;
    });
    return asked;
  };
};

export interface Negotiation {
  readonly send: Send;
  /** What the server can do for us, found out once. */
  capabilities(): Promise<Result<Capabilities>>;
}

/** Finds out how a server is spoken with: `/metadata`, and the token endpoint if there are credentials. */
export const negotiate = (settings: FhirSettings, credentials: Credentials | undefined, host: Host): Negotiation => {
  const open = sender(host, settings.base, undefined);
  const discovery = (settings.discovery ?? settings.base).replace(/\/+$/, '');
  const ask = async (url: string) => {
    const reply = await open({ method: 'GET', url, kind: 'read', open: true }, { signal: everRunning });
    return reply.ok ? jsonIn(reply.value) : reply;
  };
  const tokenUrl = once(async () => {
    if (credentials?.tokenUrl !== undefined) return ok(credentials.tokenUrl);
    const found = await ask(`${discovery}/.well-known/smart-configuration`);
    if (!found.ok) return found.error.kind === 'malformed' ? malformed('smart-configuration') : found;
    const url = text(found.value, 'token_endpoint');
    const isSafe = url !== undefined && URL.canParse(url) && isAsSafe(settings.base, url);
    return isSafe ? ok(url) : malformed('smart-configuration.token_endpoint');
  });
  const token = credentials && new AccessToken(credentials, host, tokenUrl);
  const capabilities = once(async (): Promise<Result<Capabilities>> => {
    const statement = await ask(`${discovery}/metadata`);
    if (!statement.ok) return statement.error.kind === 'malformed' ? malformed('CapabilityStatement') : statement;
    const granted = await token?.read();
    if (granted?.ok === false) return granted;
    return readCapabilities(statement.value, [settings.quirks.overrule, settings.overrule], granted?.value.scopes);
  });
  return { send: sender(host, settings.base, token), capabilities };
};

/** What a server says of its token endpoint may not lead a secret from an encrypted line to an open one. */
const isAsSafe = (base: string, url: string): boolean =>
  new URL(url).protocol === 'https:' || new URL(base).protocol === 'http:';
