import type { Account } from '@portico/domain/access';
import { representedBy, type Delegations } from '@portico/domain/delegates';
import type { Instant } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { Delegate, RepresentedPerson } from '@portico/application/access';
import { practicesOf } from './frame-layout.ts';

/** The account as a delegate; undefined for an account that has a chart and represents no one (`ACC-171`). */
export const delegateOf = async (
  delegations: Delegations,
  directory: PracticeDirectory,
  { id, name, email, charts }: Pick<Account, 'id' | 'name' | 'email' | 'charts'>,
  now: Instant,
): Promise<Delegate | undefined> => {
  const people = await Promise.all(
    representedBy(id, await delegations.ofDelegate(id), now).map(
      async ({ profile, name: called, grants }): Promise<RepresentedPerson> => {
        const practices = await practicesOf(
          directory,
          grants.map(({ chart }) => chart),
        );
        return {
          profile,
          name: called,
          practices: practices.map((practice) => ({
            ...practice,
            permissions: grants.find(({ chart }) => chart.practice === practice.id)?.permissions ?? [],
          })),
        };
      },
    ),
  );
  const reachable = people.filter(({ practices }) => practices.length > 0);
  return reachable.length === 0 && charts.length > 0 ? undefined : { id, name, email, people: reachable };
};
