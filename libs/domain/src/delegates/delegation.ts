import type { Acting, Grant, Permission } from '../access/index.ts';
import type { AccountId, Instant, PatientRef, PracticeId, ProfileId } from '../kernel/index.ts';

/**
 * A delegate's right to act for a person on one chart: permissions and expiry. Permissions are held per practice
 * (`ACC-005`).
 */
export interface Delegation {
  readonly delegate: AccountId;
  readonly chart: PatientRef;
  /** The represented person, as this delegate knows them; one profile may span practices. */
  readonly profile: ProfileId;
  readonly profileName: string;
  readonly permissions: readonly Permission[];
  readonly grantedAt: Instant;
  /** When it expires. */
  readonly until?: Instant;
  readonly revokedAt?: Instant;
}

/** Whether it grants anything now. */
export const isLiveDelegation = ({ permissions, until, revokedAt }: Delegation, now: Instant): boolean =>
  revokedAt === undefined && permissions.length > 0 && (until === undefined || now < until);

/** A represented person with the permissions on each of their charts. */
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
    const { chart, permissions, until } = one;
    const grant: Grant = { chart, permissions, ...(until === undefined ? {} : { until }) };
    const known = people.get(one.profile);
    people.set(one.profile, {
      profile: one.profile,
      name: known?.name ?? one.profileName,
      grants: [...(known?.grants ?? []), grant],
    });
  }
  return [...people.values()];
};

/** A delegate acting for one person, at a practice with a grant; by default the first one. */
export const actingFor = (
  delegate: AccountId,
  { profile, grants }: Represented,
  practice: PracticeId | undefined = grants[0]?.chart.practice,
): Acting => ({
  actor: { kind: 'delegate', account: delegate, grants },
  subject: { profile, charts: grants.map(({ chart }) => chart) },
  ...(practice === undefined ? {} : { practice }),
});
