import type { Acting, Grant, Permission } from '../access/index.ts';
import type { AccountId, Instant, PatientRef, PracticeId, ProfileId } from '../kernel/index.ts';

/** That a delegate may act for a person on one chart, with what and until when. Permissions are held per practice (`ACC-005`). */
export interface Delegation {
  readonly delegate: AccountId;
  readonly chart: PatientRef;
  /** The represented person, as this delegate has them; one profile may span practices. */
  readonly profile: ProfileId;
  readonly profileName: string;
  readonly permissions: readonly Permission[];
  readonly grantedAt: Instant;
  /** It ends by itself here. */
  readonly until?: Instant;
  readonly revokedAt?: Instant;
}

/** Whether it opens anything now. */
export const isLiveDelegation = ({ permissions, until, revokedAt }: Delegation, now: Instant): boolean =>
  revokedAt === undefined && permissions.length > 0 && (until === undefined || now < until);

/** A represented person with what is open on each of their charts. */
export interface Represented {
  readonly profile: ProfileId;
  readonly name: string;
  readonly grants: readonly Grant[];
}

/** The people whom an account may act for now, in the order in which they were first granted. */
export const representedBy = (
  delegate: AccountId,
  delegations: readonly Delegation[],
  now: Instant,
): readonly Represented[] => {
  const people = new Map<ProfileId, Represented>();
  for (const one of [...delegations].sort((a, b) => a.grantedAt - b.grantedAt)) {
    if (one.delegate !== delegate || !isLiveDelegation(one, now)) continue;
    const grant: Grant = { chart: one.chart, permissions: one.permissions };
    const known = people.get(one.profile);
    people.set(one.profile, {
      profile: one.profile,
      name: known?.name ?? one.profileName,
      grants: [...(known?.grants ?? []), grant],
    });
  }
  return [...people.values()];
};

/** A delegate as they act for one person, at a practice where something is granted; at the first one unless told. */
export const actingFor = (
  delegate: AccountId,
  { profile, grants }: Represented,
  practice: PracticeId | undefined = grants[0]?.chart.practice,
): Acting => ({
  actor: { kind: 'delegate', account: delegate, grants },
  subject: { profile, charts: grants.map(({ chart }) => chart) },
  ...(practice === undefined ? {} : { practice }),
});
