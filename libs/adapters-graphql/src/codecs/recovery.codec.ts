import type { ResetFactor, ResetFactors, ResetRequest } from '@portico/application/recovery';
import { list } from './codec.ts';
import { field, record } from './record.ts';
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

export const resetRequest = record<ResetRequest>()({
  username: 'username',
  code: 'code',
  password: 'password',
  remove: 'remove',
  proof: 'proof',
});
