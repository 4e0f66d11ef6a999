import { randomInt, randomUUID } from 'node:crypto';
import type {
  AttemptReference,
  CardId,
  ChargeId,
  PaymentIds,
  PlanId,
  ScheduledPaymentId,
} from '@portico/domain/payments';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Names of the operating system's chance. A reference has 62 bits: processors take no longer ones. */
export class RandomPaymentIds implements PaymentIds {
  chargeId(): ChargeId {
    return randomUUID() as string as ChargeId;
  }

  reference(): AttemptReference {
    return Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('') as AttemptReference;
  }

  cardId(): CardId {
    return randomUUID() as string as CardId;
  }

  planId(): PlanId {
    return randomUUID() as string as PlanId;
  }

  scheduledPaymentId(): ScheduledPaymentId {
    return randomUUID() as string as ScheduledPaymentId;
  }
}
