import type { Origin } from '@portico/domain/activity';
import type { Instant, Language, SessionId } from '@portico/domain/kernel';
import type { Failure } from '@portico/application/kernel';
import type { Clock, ServiceCall } from '../kernel/index.ts';

/** The caller: a person with a known session, or a caller who was refused, with the reason. */
export interface Caller {
  readonly now: Instant;
  /** For what waits for its turn. */
  readonly clock?: Clock;
  readonly language: Language;
  /** Network address of the connection; tries are counted by it too. */
  readonly address?: string;
  /** The browser's User-Agent. */
  readonly userAgent?: string;
  /** Both of these and more, for the activity log. */
  readonly origin?: Origin;
  readonly onFailureLogged?: () => void;
  readonly signedIn?: ServiceCall & { readonly session: SessionId };
  readonly refused?: Failure;
  /** The access token that was refused; good for signing out only. */
  readonly accessToken?: string;
}

/** Why a caller without a session is refused. */
export const refusalOf = ({ refused }: Caller): Failure => refused ?? { kind: 'session-over', reason: 'expired' };
