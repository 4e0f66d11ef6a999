import {
  guestPurposes,
  judgeCapability,
  type Acting,
  type Actor,
  type Capability,
  type GuestPurpose,
} from '@portico/domain/access';
import { guestTokenLife } from '@portico/domain/guests';
import { plus, type Instant, type PatientRef } from '@portico/domain/kernel';
import { withoutWithheld, type WithheldAt } from '../access/index.ts';

/** The chart that a link is about. */
export const chartOf = ({ practice, patient }: Capability): PatientRef | undefined =>
  practice === undefined || patient === undefined ? undefined : { practice, patient };

type GuestActing = Acting & { readonly actor: Extract<Actor, { readonly kind: 'guest' }> };

/** The guest acting by a link that is open now or was just used; undefined for any other link. */
export const actingAsGuest = (
  capability: Capability | undefined,
  now: Instant,
  withheldAt: WithheldAt,
): GuestActing | undefined => {
  const purpose = guestPurposes.find((one): one is GuestPurpose => one === capability?.purpose);
  if (purpose === undefined || !isOpenTo(capability, purpose, now)) return undefined;
  const chart = capability && chartOf(capability);
  if (capability === undefined || chart === undefined) return undefined;
  const actor = { kind: 'guest', capability: capability.id, purpose } as const;
  return withoutWithheld({ actor, subject: { charts: [chart] }, practice: chart.practice }, withheldAt);
};

/** A link that made a visit shows the result until its guest token expires; it opens nothing new. */
const isOpenTo = (capability: Capability | undefined, purpose: GuestPurpose, now: Instant): boolean => {
  const verdict = judgeCapability(capability, purpose, now);
  const usedAt = verdict.kind === 'used' && makesVisits.has(purpose) ? capability?.usedAt : undefined;
  return verdict.kind === 'open' || (usedAt !== undefined && now < plus(usedAt, guestTokenLife));
};

const makesVisits: ReadonlySet<GuestPurpose> = new Set(['guest-appointment', 'guest-reschedule']);
