import { describe, expect, it } from '@jest/globals';
import { billAmounts, labTrends, paperOf, statusAgainst, type Chart, type Section } from '@portico/domain/health';
import {
  addDays,
  parseClinicalDate,
  parseId,
  parseLabId,
  parseLocalDate,
  parseTimeZone,
  type LocalDate,
  inLanguageOf,
  type PracticeLanguage,
} from '@portico/domain/kernel';
import fc from 'fast-check';
import { castOf, demoPatient, doctorOf, maySee } from '../people/accounts-by-practice.ts';
import { demoPractices, staffed } from '../practices.ts';
import { chartOf } from './generate-chart.ts';
import { personas } from './patient-kind-by-age.ts';

const drawn = fc.record({
  seed: fc.nat(10_000),
  today: fc.integer({ min: 0, max: 3_000 }).map((later) => addDays('2025-01-01' as LocalDate, later)),
  demo: fc.constantFrom(...demoPractices),
  number: fc.integer({ min: 1, max: 5_000 }),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

const made = ({ seed, today, demo, number }: Drawn) => {
  const patient = demoPatient(seed, today, demo, number);
  const doctor = doctorOf(demo, patient);
  return { patient, doctor, chart: chartOf(seed, today, demo, doctor, patient) };
};

const entriesOf = <T>(section: Section<T> | undefined): readonly T[] =>
  section?.kind === 'entries' ? section.entries : [];

describe('the people and charts of the demo', () => {
  it('have one birth date at every practice', () => {
    const today = '2026-03-18' as LocalDate;
    const born = new Map<string, Set<string>>();
    for (const demo of demoPractices) {
      for (const [at, { person }] of castOf(demo.practice.id).entries()) {
        const dates = born.get(person.name) ?? new Set();
        born.set(person.name, dates.add(demoPatient(7, today, demo, at + 1).identity.birthDate));
      }
    }
    expect([...born].filter(([, dates]) => dates.size > 1)).toEqual([]);
    expect(born.size).toBeGreaterThan(3);
  });

  it('are the same for the same seed, day and number', () => {
    fc.assert(
      fc.property(drawn, (key) => {
        expect(made(key)).toEqual(made(key));
      }),
    );
  });

  it('pass the parsers of the domain', () => {
    fc.assert(
      fc.property(drawn, (key) => {
        const { patient, doctor, chart } = made(key);
        expect(parseId(patient.identity.patient.patient).ok).toBe(true);
        expect(parseLocalDate(patient.identity.birthDate).ok).toBe(true);
        expect(parseTimeZone(doctor.office.timeZone).ok).toBe(true);
        for (const date of datesOf(chart?.chart)) expect(parseClinicalDate(date).ok).toBe(true);
        for (const { id } of entriesOf(chart?.chart.labs)) expect(parseLabId(id).ok).toBe(true);
        for (const { id } of entriesOf(chart?.chart.documents)) expect(parseId(id).ok).toBe(true);
      }),
    );
  });

  it('let nobody be ill, treated or tested before birth or after today', () => {
    fc.assert(
      fc.property(drawn, (key) => {
        const { patient, chart } = made(key);
        for (const date of datesOf(chart?.chart)) {
          expect(date <= key.today).toBe(true);
          // A date known by year or month only is compared as far as it goes.
          expect(date >= patient.identity.birthDate.slice(0, date.length)).toBe(true);
        }
      }),
    );
  });

  it('flag a result exactly when it is out of its range, and line up over time', () => {
    fc.assert(
      fc.property(drawn, (key) => {
        const labs = entriesOf(made(key).chart?.chart.labs);
        for (const { value, reference, flag } of labs.flatMap(({ results }) => results)) {
          if (value.kind !== 'quantity') continue;
          const within = statusAgainst(value.value, reference) === 'within';
          expect(flag === 'normal').toBe(within);
        }
        const names = labTrends(labs).map(({ code }) => code);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it("name medications in the patient's language", () => {
    const spoken = (language: PracticeLanguage): ReadonlySet<string> =>
      new Set(
        Object.values(personas).flatMap(({ medications }) =>
          medications.flatMap(({ name, instructions }) => [name[language], instructions[language]]),
        ),
      );
    const known = { en: spoken('en'), es: spoken('es') };
    fc.assert(
      fc.property(drawn, (key) => {
        const { patient, chart } = made(key);
        const taken = entriesOf(chart?.chart.medications).flatMap(({ name, instructions = '' }) => [
          name,
          instructions,
        ]);
        expect(taken.filter((text) => !inLanguageOf(known, patient.identity.language).has(text))).toEqual([]);
      }),
    );
    expect(known.es).toContain('Sulfato ferroso');
    expect(known.en).toContain('Ferrous sulfate');
  });

  it('show what a source may say of an allergy, a medication, a report, a device, work and a care team', () => {
    const charts = demoPractices
      .flatMap((demo) =>
        Array.from({ length: 20 }, (_, at) =>
          made({ seed: 7, today: '2026-03-18' as LocalDate, demo, number: at + 1 }),
        ),
      )
      .map(({ chart }) => chart?.chart);
    const said = {
      criticality: charts.flatMap((chart) => entriesOf(chart?.allergies).flatMap((each) => each.criticality ?? [])),
      graded: charts.flatMap((chart) => entriesOf(chart?.allergies).flatMap((each) => each.reactionSeverities ?? [])),
      reason: charts.flatMap((chart) => entriesOf(chart?.medications).flatMap((each) => each.reason ?? [])),
      prescriber: charts.flatMap((chart) => entriesOf(chart?.medications).flatMap((each) => each.prescriber ?? [])),
      specimen: charts.flatMap((chart) => entriesOf(chart?.labs).flatMap((each) => each.specimen ?? [])),
      performer: charts.flatMap((chart) => entriesOf(chart?.labs).flatMap((each) => each.performer ?? [])),
      refills: charts.flatMap((chart) => entriesOf(chart?.medications).flatMap((each) => each.refillsAllowed ?? [])),
      fills: charts.flatMap((chart) => entriesOf(chart?.medications).flatMap((each) => each.fills ?? [])),
      made: charts.flatMap((chart) => entriesOf(chart?.devices).flatMap((each) => each.made ?? [])),
      udi: charts.flatMap((chart) => entriesOf(chart?.devices).flatMap((each) => each.details)),
      industry: charts.flatMap((chart) => entriesOf(chart?.socialHistory).flatMap((each) => each.components ?? [])),
      email: charts.flatMap((chart) => entriesOf(chart?.careTeam).flatMap((each) => each.email ?? [])),
    };
    expect(Object.entries(said).flatMap(([name, all]) => (all.length === 0 ? name : []))).toEqual([]);
    expect(said.email.filter((email) => !/^[a-z]+(\.[a-z]+)+@example\.org$/.test(email))).toEqual([]);
  });

  it('have claims and explanations of benefits for two of the cast, with the amounts that insurers tell', () => {
    const today = '2026-03-18' as LocalDate;
    const told = demoPractices.flatMap((demo) =>
      castOf(demo.practice.id).flatMap((_, at) => {
        const { chart } = made({ seed: 7, today, demo, number: at + 1 });
        return chart?.chart.bills?.kind === 'entries' ? [entriesOf(chart.chart.bills)] : [];
      }),
    );
    expect(told.length).toBeGreaterThanOrEqual(2);
    for (const bills of told) {
      expect(bills.map(paperOf).sort()).toEqual(expect.arrayContaining(['claim', 'explanation']));
      expect(bills.every((bill) => bill.date !== undefined && String(bill.date) < today)).toBe(true);
      for (const bill of bills.filter((each) => paperOf(each) === 'explanation')) {
        const cents = new Map(billAmounts(bill).map(({ kind, amount }) => [kind as string, Number(amount)]));
        expect((cents.get('insurer-paid') ?? 0) + (cents.get('patient-part') ?? 0)).toBe(cents.get('allowed'));
      }
    }
    const many = made({ seed: 7, today, demo: demoPractices[0] as (typeof demoPractices)[number], number: 4_000 });
    expect(many.chart?.chart.bills).toBeUndefined();
  });

  it('take a medication for something that they have', () => {
    fc.assert(
      fc.property(drawn, (key) => {
        const { chart } = made(key);
        const conditions = new Set(entriesOf(chart?.chart.conditions).map(({ name }) => name));
        const reasons = entriesOf(chart?.chart.medications).flatMap(({ reason }) => reason ?? []);
        expect(reasons.filter((reason) => !conditions.has(reason))).toEqual([]);
      }),
    );
  });

  it('send a document of the size that its entry says, PDFs as PDFs', () => {
    fc.assert(
      fc.property(drawn, (key) => {
        const { chart } = made(key);
        for (const { id, size, mediaType } of entriesOf(chart?.chart.documents)) {
          const bytes = chart?.bytes?.get(id);
          expect(bytes?.length).toBe(size);
          if (bytes !== undefined && mediaType === 'application/pdf') {
            expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
          }
        }
      }),
    );
  });

  it('see a doctor for their age', () => {
    fc.assert(
      fc.property(drawn, fc.integer({ min: 1, max: 40 }), (key, doctors) => {
        const demo = staffed(key.demo, doctors);
        const patient = demoPatient(key.seed, key.today, demo, key.number);
        expect(maySee(doctorOf(demo, patient), patient)).toBe(true);
      }),
    );
  });
});

const datesOf = (chart: Partial<Chart> | undefined): readonly string[] => [
  ...entriesOf(chart?.conditions).flatMap(({ onset, ended }) => [onset ?? [], ended ?? []].flat()),
  ...entriesOf(chart?.allergies).flatMap(({ recorded }) => recorded ?? []),
  ...entriesOf(chart?.medications).flatMap(({ started, ended }) => [started ?? [], ended ?? []].flat()),
  ...entriesOf(chart?.medications).flatMap(({ fills = [] }) => fills.flatMap(({ date }) => date ?? [])),
  ...entriesOf(chart?.devices).flatMap(({ made }) => made ?? []),
  ...entriesOf(chart?.labs).flatMap(({ date }) => date ?? []),
  ...entriesOf(chart?.documents).flatMap(({ date }) => date ?? []),
];
