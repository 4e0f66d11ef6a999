import type { SessionId } from '@portico/domain/kernel';
import type { ServiceCall } from '../kernel/index.ts';

/** A call with its session: the current device is never signed out with the others. */
export type SessionCall = ServiceCall & { readonly session: SessionId };
