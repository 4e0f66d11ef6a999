import fc from 'fast-check';
import { locations, providers } from '../../appointments/testing/index.ts';
import type { Cents, ResourceId, VisitReasonId } from '../../kernel/index.ts';
import { ids, words } from '../../kernel/testing/index.ts';
import type { Catalog, Offer, Picked, Resource, VisitReason } from '../booking-catalog.ts';
import type { LanguageTag } from '../spoken-languages.ts';

const spoken = fc.uniqueArray(
  fc.constantFrom('en', 'es', 'pt-BR', 'ht', 'zh-Hans').map((tag) => tag as LanguageTag),
  {
    minLength: 1,
  },
);

const resources: fc.Arbitrary<Resource> = fc.record(
  {
    id: ids<ResourceId>('resource-'),
    provider: providers,
    autoSchedule: fc.boolean(),
    languages: spoken,
    about: words(),
  },
  { requiredKeys: ['id', 'provider', 'autoSchedule'] },
);

const visitReasons: fc.Arbitrary<VisitReason> = fc.record({
  id: ids<VisitReasonId>('visit-'),
  visitType: words(),
  minutes: fc.constantFrom(10, 15, 20, 30, 60),
  video: fc.boolean(),
  prepayment: fc.constantFrom(0, 2_500).map((amount) => amount as Cents),
});

const some = <T extends { readonly id: string }>(each: fc.Arbitrary<T>): fc.Arbitrary<readonly T[]> =>
  fc.uniqueArray(each, { minLength: 1, maxLength: 4, selector: ({ id }) => id });

/** What a practice could offer: one to four of each; some combinations, possibly none. */
export const catalogs: fc.Arbitrary<Catalog> = fc
  .record({ resources: some(resources), visitReasons: some(visitReasons), locations: some(locations) })
  .chain((lists) => {
    const all: readonly Offer[] = lists.resources.flatMap((resource) =>
      lists.visitReasons.flatMap((visitReason) =>
        lists.locations.map((location) => ({
          resource: resource.id,
          visitReason: visitReason.id,
          location: location.id,
        })),
      ),
    );
    return fc
      .oneof(fc.subarray([...all], { maxLength: Math.min(4, all.length) }), fc.subarray([...all]))
      .map((offers): Catalog => ({ ...lists, offers }));
  });

/** None, some or all of what a catalog lists, compatible or not. */
export const picksFrom = ({ resources, visitReasons, locations }: Catalog): fc.Arbitrary<Picked> => {
  const one = <T extends { readonly id: unknown }>(list: readonly T[]): fc.Arbitrary<T['id']> =>
    fc.constantFrom(...list.map(({ id }) => id));
  return fc.record(
    { resource: one(resources), visitReason: one(visitReasons), location: one(locations) },
    { requiredKeys: [] },
  );
};
