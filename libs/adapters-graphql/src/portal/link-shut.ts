import type { LinkShut } from '@portico/application/guests';
import type { Extensions } from './gateway-client.ts';

const reasons: readonly LinkShut['why'][] = ['unknown', 'early', 'expired', 'used', 'revoked', 'locked'];

/** The link of a notice opens nothing, and why. */
export const shut = ({ reason, why }: Extensions): LinkShut | undefined => {
  const known = reasons.find((one) => one === why);
  return reason === 'shut' && known !== undefined ? { kind: reason, why: known } : undefined;
};
