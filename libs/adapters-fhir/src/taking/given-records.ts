import type { AskedOfPatient, FhirDirectory, FhirRecords, PatientOnFile } from '@portico/application/fhir';
import type { Appointment, VisitPage } from '@portico/domain/appointments';
import type { Chart, ChartSection, EntryOf, PageAfter, Section } from '@portico/domain/health';
import { failed, ok } from '@portico/domain/kernel';
import type { KeptInsurance } from '@portico/domain/profile';

const notFound = failed({ kind: 'not-found' } as const);

/** One record that is already at hand, read as the FHIR service reads records. Whoever hands it over has decided on it. */
export class GivenRecords implements FhirRecords {
  readonly #patient: PatientOnFile;
  readonly #chart: Chart;
  readonly #visits: readonly Appointment[];
  readonly #insurances: readonly KeptInsurance[];

  constructor(
    patient: PatientOnFile,
    chart: Chart,
    visits: readonly Appointment[],
    insurances: readonly KeptInsurance[],
  ) {
    this.#patient = patient;
    this.#chart = chart;
    this.#visits = visits;
    this.#insurances = insurances;
  }

  async patient() {
    return ok(this.#patient);
  }

  async patients() {
    return ok([this.#patient]);
  }

  async section<S extends ChartSection>(_: AskedOfPatient, name: S, page: PageAfter) {
    const said = this.#chart[name] as Section<{ readonly id: string | number }>;
    if (said.kind !== 'entries') return ok(this.#chart[name]);
    const entries = pageAfter(said.entries, page.after, page.limit);
    return ok({ kind: 'entries', entries } as unknown as Chart[S]);
  }

  async entry<S extends ChartSection>(_: AskedOfPatient, name: S, id: string) {
    const said = this.#chart[name] as Section<EntryOf<S> & { readonly id: string | number }>;
    const found = said.kind === 'entries' ? said.entries.find((each) => String(each.id) === id) : undefined;
    return found === undefined ? notFound : ok(found);
  }

  async document() {
    return notFound;
  }

  async visits(_: AskedOfPatient, { after, limit }: VisitPage) {
    return ok(pageAfter(this.#visits, after?.id, limit));
  }

  async everyVisit() {
    return ok(this.#visits);
  }

  async visit() {
    return notFound;
  }

  async insurances() {
    return ok(this.#insurances);
  }
}

/** The entries after the one with that id, in the order of the list. */
const pageAfter = <T extends { readonly id: string | number }>(
  entries: readonly T[],
  after: string | undefined,
  limit: number,
): readonly T[] => {
  const start = after === undefined ? 0 : entries.findIndex(({ id }) => String(id) === after) + 1;
  return entries.slice(start, start + limit);
};

/** Nothing of the practice itself is part of a record. */
export const noDirectory: FhirDirectory = {
  practice: async () => notFound,
  providers: async () => ok([]),
  patientRanges: async () => ok([]),
  patientsFrom: async () => ok([]),
  locations: async () => ok([]),
  calendars: async () => ok([]),
  freeTimes: async () => ok([]),
};
