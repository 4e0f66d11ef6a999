import type { Account } from '@portico/domain/access';
import { representedBy, type Delegations } from '@portico/domain/delegates';
import { dayIn, plus, type Instant, type LocalDate, type TimeZone } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { Delegate, OpenedPractice, RepresentedPerson } from '@portico/application/access';
import { ownPracticeOf } from './frame-layout.ts';

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
        const practices = await directory.practices(grants.map(({ chart }) => chart.practice));
        return {
          profile,
          name: called,
          practices: practices.flatMap((practice): readonly OpenedPractice[] => {
            const grant = grants.find(({ chart }) => chart.practice === practice.id);
            if (grant === undefined) return [];
            const { chart, permissions, until } = grant;
            const ends = until === undefined ? {} : { until: lastDayOf(practice.timeZone, until) };
            return [{ ...ownPracticeOf(practice, chart), permissions, phone: practice.phone, ...ends }];
          }),
        };
      },
    ),
  );
  const reachable = people.filter(({ practices }) => practices.length > 0);
  return reachable.length === 0 && charts.length > 0 ? undefined : { id, name, email, people: reachable };
};

/** The last whole day of what ends at this instant, which is the midnight after it. */
export const lastDayOf = (zone: TimeZone, until: Instant): LocalDate => dayIn(zone, plus(until, -1));
