import { Unavailable, type PracticeId } from '@portico/domain/kernel';
import type {
  Insurer,
  PayerDirectory,
  Physician,
  PhysicianDirectory,
  PhysicianSearch,
  ZipCodes,
  ZipPlace,
} from '@portico/domain/profile';
import type { AllergyMedicationSearch, HistoryFound, HistoryKind } from '@portico/domain/visits';
import { unique } from './untrusted-answer-values.ts';

/** A registry, and the table of the portal's own that answers what it can while the registry cannot. */
export interface BesideTable<Port> {
  readonly registry: Port;
  readonly table: Port;
}

/** Where the table knows nothing either, it is said that nothing could be searched, and not that there is nothing. */
const orFromTable = async <T>(
  registry: () => Promise<readonly T[]>,
  table: () => Promise<readonly T[]>,
): Promise<readonly T[]> => {
  try {
    return await registry();
  } catch (thrown) {
    if (!(thrown instanceof Unavailable)) throw thrown;
    const known = await table();
    if (known.length > 0) return known;
    throw thrown;
  }
};

export const physiciansBesideTable = ({ registry, table }: BesideTable<PhysicianDirectory>): PhysicianDirectory => ({
  search: (search: PhysicianSearch): Promise<readonly Physician[]> =>
    orFromTable(
      () => registry.search(search),
      () => table.search(search),
    ),
});

/** The table first: what it knows is not asked of a service that counts its questions. */
export const zipCodesBesideTable = ({ registry, table }: BesideTable<ZipCodes>): ZipCodes => ({
  find: async (zipcode: string): Promise<ZipPlace | undefined> =>
    (await table.find(zipcode)) ?? (await registry.find(zipcode)),
});

/** Foods, insects and pollen are no drugs: for allergies the table is always searched too. */
export const catalogBesideTable = ({
  registry,
  table,
}: BesideTable<AllergyMedicationSearch>): AllergyMedicationSearch => ({
  search: (practice: PracticeId, kind: HistoryKind, text: string, limit: number): Promise<readonly HistoryFound[]> => {
    const tabled = (): Promise<readonly HistoryFound[]> => table.search(practice, kind, text, limit);
    return orFromTable(async () => {
      const [found, known] = await Promise.all([
        registry.search(practice, kind, text, limit),
        kind === 'allergies' ? tabled() : [],
      ]);
      return unique([...known, ...found], ({ name }) => name.toLowerCase())
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .slice(0, limit);
    }, tabled);
  },
});

/** The practice's own list, with its plans, and whom the directory names beside it. */
export const payersBesideTable = ({ registry, table }: BesideTable<PayerDirectory>): PayerDirectory => ({
  insurers: async (practice: PracticeId): Promise<readonly Insurer[]> => {
    const own = await table.insurers(practice);
    const others = await registry.insurers(practice).catch((thrown: unknown) => {
      if (thrown instanceof Unavailable) return [];
      throw thrown;
    });
    return unique([...own, ...others], ({ name }) => name.toLowerCase()).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  },
});
