import {
  guestPurposes,
  judgeCapability,
  type Acting,
  type Actor,
  type Capability,
  type GuestPurpose,
} from '@portico/domain/access';
import type { Instant, PatientRef } from '@portico/domain/kernel';

/** The chart that a link is about. */
export const chartOf = ({ practice, patient }: Capability): PatientRef | undefined =>
  practice === undefined || patient === undefined ? undefined : { practice, patient };

type GuestActing = Acting & { readonly actor: Extract<Actor, { readonly kind: 'guest' }> };

/** A guest as they act by a link that is open now; nobody by any other. */
export const actingAsGuest = (capability: Capability | undefined, now: Instant): GuestActing | undefined => {
  const purpose = guestPurposes.find((one): one is GuestPurpose => one === capability?.purpose);
  if (purpose === undefined || judgeCapability(capability, purpose, now).kind !== 'open') return undefined;
  const chart = capability && chartOf(capability);
  if (capability === undefined || chart === undefined) return undefined;
  return {
    actor: { kind: 'guest', capability: capability.id, purpose },
    subject: { charts: [chart] },
    practice: chart.practice,
  };
};
