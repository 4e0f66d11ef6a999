import type { Language } from '@portico/domain/kernel';
import type { ClientSession } from '@portico/view-models/access';
import { app, documentHeader, encodeHeader, headers, type HeaderName, usualBody } from '../headers.ts';

export interface HeaderOptions {
  readonly clientSession: Pick<ClientSession, 'actingAs' | 'guest' | 'tokens'>;
  readonly language: () => Language;
  /** The device's local time as ISO 8601 with offset. */
  readonly localTime: () => string;
  readonly userAgent: string;
}

/** What a request says of itself, as things stand now: later changes to the session are not its own. */
export const headersNow = ({ clientSession, language, localTime, userAgent }: HeaderOptions) => {
  const { username, practice, delegate, represented } = clientSession.actingAs;
  const tokens = clientSession.tokens.current;
  const values: Readonly<Record<HeaderName, string | undefined>> = {
    app,
    language: language(),
    localTime: localTime(),
    userAgent,
    username,
    delegateId: delegate?.id,
    delegateName: delegate?.name,
    delegateEmail: delegate?.email,
    representedUser: represented?.profile,
    practiceId: practice?.id,
    practiceName: practice?.name,
    practiceManagement: practice?.management,
    accessToken: tokens?.access,
    authenticationToken: tokens?.authentication,
    refreshToken: tokens?.refresh,
    guestToken: tokens === undefined ? clientSession.guest.current?.token : undefined,
  };
  const sent: Record<string, string> = {};
  for (const name of Object.keys(headers) as HeaderName[]) {
    const value = values[name];
    if (value !== undefined && value !== '') sent[headers[name]] = encodeHeader(value);
  }
  return sent;
};

/** A large body says in a header for which document it is, so that the gateway knows whether to read it. */
export const headersOfBody = (documentId: string, variables: object): Readonly<Record<string, string>> =>
  // A text in UTF-8 has at most three times as many bytes as units.
  JSON.stringify(variables).length * 3 > usualBody ? { [documentHeader]: documentId } : {};
