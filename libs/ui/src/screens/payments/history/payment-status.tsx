import type { PaymentEntry } from '@portico/application/payments';
import type { IconName } from '../../../kit/icon.tsx';
import { StatusBadge, type Tone } from '../../../kit/status-badge.tsx';
import { useWords } from '../../../words/use-words.ts';
import { statusWords } from './payments.messages.ts';

const looks: Readonly<Record<PaymentEntry['status'], readonly [Tone, IconName]>> = {
  paid: ['good', 'check-circle'],
  processing: ['wait', 'clock'],
  declined: ['bad', 'cancelled'],
  refunding: ['wait', 'retry'],
  refunded: ['off', 'retry'],
  'part-refunded': ['accent', 'retry'],
  voided: ['off', 'cancelled'],
};

/** A payment's status, by text, icon and color. */
export const PaymentStatus = ({ status }: Pick<PaymentEntry, 'status'>) => {
  const say = useWords();
  const [tone, icon] = looks[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {say(statusWords[status])}
    </StatusBadge>
  );
};
