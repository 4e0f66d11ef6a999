import { longestUserAgent, type Origin } from '@portico/domain/activity';
import {
  languageOr,
  parseId,
  type Instant,
  type Language,
  type PracticeId,
  type ProfileId,
  type Result,
} from '@portico/domain/kernel';
import type { IncomingHttpHeaders } from 'node:http';
import { decodeHeader, headers, type HeaderName } from '../headers.ts';

/** What one request says of itself, before it is settled who asks. */
export interface RequestFacts {
  readonly now: Instant;
  readonly language: Language;
  /** As they are kept with a session. */
  readonly from: { readonly address?: string; readonly userAgent?: string };
  /** For the activity log. */
  readonly origin: Origin;
  readonly accessToken: string | undefined;
  readonly refreshToken: string | undefined;
  readonly guestToken: string | undefined;
  readonly practice: Result<PracticeId, unknown> | undefined;
  readonly represented: Result<ProfileId, unknown> | undefined;
}

/** Longer text is no name of a browser; it is kept with the session. */
const longestKept = 512;

export const requestFacts = (
  incoming: IncomingHttpHeaders,
  now: Instant,
  address?: string,
  request?: string,
): RequestFacts => {
  const userAgent = header(incoming, 'userAgent')?.slice(0, longestKept);
  const from = {
    ...(address === undefined ? {} : { address }),
    ...(userAgent === undefined ? {} : { userAgent }),
  };
  return {
    now,
    language: languageOr(header(incoming, 'language')),
    from,
    origin: {
      ...from,
      ...(userAgent === undefined ? {} : { userAgent: userAgent.slice(0, longestUserAgent) }),
      ...(request === undefined ? {} : { request }),
    },
    accessToken: header(incoming, 'accessToken'),
    refreshToken: header(incoming, 'refreshToken'),
    guestToken: header(incoming, 'guestToken'),
    practice: practiceIn(incoming),
    represented: representedIn(incoming),
  };
};

const header = (incoming: IncomingHttpHeaders, name: HeaderName): string | undefined => {
  const value = incoming[headers[name]];
  if (typeof value !== 'string' || value === '') return undefined;
  const decoded = decodeHeader(value);
  return decoded.includes('\0') ? undefined : decoded;
};

const practiceIn = (incoming: IncomingHttpHeaders): Result<PracticeId, unknown> | undefined => {
  const raw = header(incoming, 'practiceId');
  return raw === undefined ? undefined : parseId<PracticeId>(raw);
};

/** No header, or `self`, means the person themselves (`ACC-135`). */
const representedIn = (incoming: IncomingHttpHeaders): Result<ProfileId, unknown> | undefined => {
  const raw = header(incoming, 'representedUser');
  return raw === undefined || raw === 'self' ? undefined : parseId<ProfileId>(raw);
};
