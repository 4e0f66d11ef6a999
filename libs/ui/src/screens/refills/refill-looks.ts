import type { RefillStatus } from '@portico/domain/refills';
import type { IconName } from '../../kit/icon.tsx';
import type { Tone } from '../../kit/status-badge.tsx';

export const refillLooks: Readonly<Record<RefillStatus, { readonly tone: Tone; readonly icon: IconName }>> = {
  requested: { tone: 'wait', icon: 'clock' },
  approved: { tone: 'good', icon: 'check-circle' },
  sent: { tone: 'good', icon: 'check-circle' },
  denied: { tone: 'bad', icon: 'cancelled' },
  withdrawn: { tone: 'off', icon: 'cancelled' },
};
