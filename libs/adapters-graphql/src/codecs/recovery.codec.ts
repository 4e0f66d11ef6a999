import type {
  RecoveryAnswer,
  ResetDone,
  ResetFactor,
  ResetFactors,
  ResetLink,
  ResetRequest,
} from '@portico/application/recovery';
import { quoted } from '../error-codes.ts';
import { codec, list, type Codec } from './codec.ts';
import { field, record } from './object-codec.ts';
import { factorKind, maybe, moment } from './scalars.ts';

const factor = record<ResetFactor>()({
  key: 'key',
  kind: field('kind', factorKind),
  name: 'name',
  addedAt: maybe('added_at', moment),
  lastUsedAt: maybe('last_used_at', moment),
  confirmed: 'confirmed',
});

export const resetFactors = record<ResetFactors>()({ factors: field('factors', list(factor)), provable: 'provable' });

export const resetLink = record<ResetLink>()({ username: 'username', code: 'code' });

export const resetDone = record<ResetDone>()({ email: 'email' });

export const resetRequest = record<ResetRequest>()({
  username: 'username',
  code: 'code',
  password: 'password',
  remove: 'remove',
  proof: 'proof',
});

/** The message is all that is answered: the one of the limit is known by its text (`ACC-189`). */
export const recoveryAnswer: Codec<RecoveryAnswer, { readonly message: string }> = codec(
  ({ kind }) => ({ message: kind === 'limit-exceeded' ? quoted.recoveryLimit : '' }),
  ({ message }) => ({ kind: message === quoted.recoveryLimit ? 'limit-exceeded' : 'asked' }),
);
