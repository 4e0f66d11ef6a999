import type { ClamdAddress } from '@portico/adapters-documents';
import ipaddr from 'ipaddr.js';
import { type KeyRing, parseKeyRing } from '@portico/adapters-crypto';
import { failed, ok, type Result } from '@portico/domain/kernel';

/** Reads one setting from its text; a failure ends the sentence that the setting's name begins, without repeating the text. */
export type Reader<T> = (raw: string) => Result<T, string>;
export type ReadBy<R> = R extends (raw: string | undefined) => Result<infer T, string> ? T : never;

/** A setting that may be left out; an empty one counts as left out, as shells make it hard to tell. */
export const optional =
  <T>(reader: Reader<T>) =>
  (raw: string | undefined): Result<T | undefined, string> => {
    const trimmed = raw?.trim();
    return trimmed === undefined || trimmed === '' ? ok(undefined) : reader(trimmed);
  };

export const text: Reader<string> = ok;

export const whole =
  (least: number, most: number): Reader<number> =>
  (raw) => {
    const value = Number(raw);
    return /^\d{1,15}$/.test(raw) && value >= least && value <= most
      ? ok(value)
      : failed(`must be a whole number from ${least} to ${most}`);
  };

export const oneOf =
  <const Words extends readonly string[]>(words: Words): Reader<Words[number]> =>
  (raw) =>
    words.includes(raw) ? ok(raw) : failed(`must be one of ${words.map((word) => `"${word}"`).join(', ')}`);

export const onOff: Reader<boolean> = (raw) => {
  if (['on', 'true', '1', 'yes'].includes(raw)) return ok(true);
  if (['off', 'false', '0', 'no'].includes(raw)) return ok(false);
  return failed('must be "on" or "off"');
};

export const secret =
  (least: number): Reader<string> =>
  (raw) =>
    raw.length >= least ? ok(raw) : failed(`must have at least ${least} characters, better more, from a random source`);

/** The keys of the installation, see `parseKeyRing`. */
export const keyRing: Reader<KeyRing> = parseKeyRing;

export const databaseUrl: Reader<string> = (raw) => {
  const protocol = parsedUrl(raw)?.protocol;
  return protocol === 'postgres:' || protocol === 'postgresql:'
    ? ok(raw)
    : failed('must be a PostgreSQL address such as postgres://user:password@host:5432/database');
};

/** An origin as a browser names it, without a path. */
export const webOrigin: Reader<string> = (raw) => {
  const url = parsedUrl(raw);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && url.origin === raw.replace(/\/$/, '')
    ? ok(url.origin)
    : failed('must be an origin such as https://portal.example.com, without a path');
};

export const webOrigins: Reader<readonly string[]> = (raw) => {
  const origins: string[] = [];
  for (const part of raw.split(',')) {
    const origin = webOrigin(part.trim());
    if (!origin.ok) return failed('must be origins such as https://api.example.com, separated by commas');
    origins.push(origin.value);
  }
  return ok(origins);
};

/** The same, with TLS. */
export const secureOrigins: Reader<readonly string[]> = (raw) => {
  const origins = webOrigins(raw);
  return origins.ok && origins.value.every((origin) => origin.startsWith('https://'))
    ? origins
    : failed('must be origins such as https://video.example.com, separated by commas');
};

/** `clamd://host:port`, or the path of a socket. */
export const clamdAddress: Reader<ClamdAddress> = (raw) => {
  if (raw.startsWith('/')) return ok({ path: raw });
  const url = parsedUrl(raw);
  const isPlain = url?.protocol === 'clamd:' && url.hostname !== '' && /^(\/)?$/.test(url.pathname);
  return url !== undefined && isPlain
    ? ok({ host: url.hostname, port: Number(url.port || 3_310) })
    : failed('must be an address such as clamd://127.0.0.1:3310, or the path of a socket');
};

/** Names of hosts or of what stands above them. */
export const domainNames: Reader<readonly string[]> = (raw) => {
  const names = raw.split(',').map((name) => name.trim().toLowerCase());
  return names.every((name) => /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(name))
    ? ok(names)
    : failed('must be domains such as direct.clinic.example.com, separated by commas');
};

/** Addresses, subnets such as `10.0.0.0/8`, and names for those that are never public. */
export const networks: Reader<readonly string[]> = (raw) => {
  const parts = raw.split(',').map((part) => part.trim());
  const isNetwork = (part: string): boolean =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(part) || ipaddr.isValid(part) || ipaddr.isValidCIDR(part);
  return parts.every(isNetwork)
    ? ok(parts)
    : failed(
        'must be addresses or subnets such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, separated by commas',
      );
};

export const emailAddress: Reader<string> = (raw) =>
  /^[^\s@]+@[^\s@]+$/.test(raw) ? ok(raw) : failed('must be an email address');

/** An address as it stands in the head of a mail, with or without a name before it. */
export const mailbox: Reader<string> = (raw) =>
  /^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(raw)
    ? ok(raw)
    : failed('must be an email address such as Portico <no-reply@example.com>');

/** A whole address of the web; only on this machine without TLS, as it carries credentials or people. */
export const webAddress: Reader<string> = (raw) => {
  const url = parsedUrl(raw);
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url && (url.protocol === 'https:' || isLocal) && url.username === ''
    ? ok(url.href)
    : failed('must be an address such as https://service.example.com/path');
};

/** `HH:MM` on a 24-hour clock. */
export const timeOfDay: Reader<string> = (raw) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(raw) ? ok(raw) : failed('must be a time of day such as 08:30');

/** ISO weekday numbers, Monday is 1. */
export const weekdays: Reader<readonly number[]> = (raw) =>
  /^[1-7](,[1-7])*$/.test(raw)
    ? ok([...new Set(raw.split(',').map(Number))].sort())
    : failed('must be days as numbers separated by commas, Monday is 1, such as 1,2,3,4,5');

const parsedUrl = (raw: string): URL | undefined => URL.parse(raw) ?? undefined;

/** An origin that secrets and cards are sent to: only on this machine without TLS. */
export const processorOrigin: Reader<string> = (raw) => {
  const origin = webOrigin(raw);
  return origin.ok && webAddress(raw).ok ? origin : failed('must be an origin such as https://api.example.com');
};
