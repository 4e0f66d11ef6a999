import type { Caller } from '../access/index.ts';

/** A caller without a session. */
export type UnknownDelegate = Pick<Caller, 'now' | 'language' | 'address' | 'origin' | 'onFailureLogged'>;
