import type { AmendmentStatus } from '@portico/domain/health';
import type { IconName } from '../../kit/icon.tsx';
import type { Tone } from '../../kit/status-badge.tsx';

export const amendmentLooks: Readonly<Record<AmendmentStatus, { readonly tone: Tone; readonly icon: IconName }>> = {
  requested: { tone: 'wait', icon: 'clock' },
  accepted: { tone: 'good', icon: 'check-circle' },
  denied: { tone: 'bad', icon: 'cancelled' },
};
