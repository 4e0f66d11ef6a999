import type { Coverage, CoverageFacet } from '@portico/practice-spi';
import { answered, problem, type ClinicBooks } from './clinic-books.ts';
import type { ClinicNetwork } from './faulty-clinic-network.ts';

export const clinicCoverage = (books: ClinicBooks, network: ClinicNetwork): CoverageFacet => {
  const kept = (patient: string): readonly Coverage[] => books.coverages.get(patient) ?? [];
  return {
    read: (patient, call) =>
      network.read('coverage.read', call, () =>
        books.people.has(patient) ? answered(kept(patient)) : problem('gone'),
      ),
    ...(books.profile.keepsCoverage && {
      keep: (patient, coverages, version, call) =>
        network.write('coverage.keep', call, () => {
          if (version !== undefined && version !== kept(patient)[0]?.version) return problem('conflict');
          const next = books.nextVersion();
          books.coverages.set(
            patient,
            coverages.map((each) => ({ ...each, id: books.nextId(), ...next })),
          );
          return answered(undefined);
        }),
    }),
  };
};
