import { describe, expect, it } from '@jest/globals';
import type { Allergy, Section } from '@portico/domain/health';
import { charts, immunizations, procedures, vitalSigns } from '@portico/domain/health/testing';
import { instant, type AppointmentId, type LocalDate, type TimeZone } from '@portico/domain/kernel';
import fc from 'fast-check';
import { chartSummaryOf, readCcda, writeCcda } from '../index.ts';

const visit = {
  appointment: 'visit-1' as AppointmentId,
  start: instant(1_795_287_600_000),
  end: instant(1_795_289_400_000),
  timeZone: 'America/Phoenix' as TimeZone,
  provider: 'Dr. <Ng> & "Co"',
  office: 'North',
};

const written = (chart: Parameters<typeof writeCcda>[0]['chart']): Uint8Array =>
  writeCcda({
    id: 'visit-1',
    title: 'Visit summary',
    practiceName: 'Mesa & Sons',
    patient: { id: 'ana', name: 'Ana Núñez', birthDate: '1980-02-29' as LocalDate, language: 'es' },
    visit,
    chart,
    next: [visit],
  });

const read = (chart: Parameters<typeof writeCcda>[0]['chart']) =>
  readCcda({ name: 'written', bytes: written(chart), now: instant(Date.UTC(2026, 10, 24)) });

/** Names on one line, in no order, or what is said in their place. */
const heard = <T>(section: Section<T>, nameOf: (entry: T) => string) =>
  section.kind === 'entries' ? section.entries.map((entry) => blank(nameOf(entry))).sort() : section.kind;

const blank = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** A list of nothing, an entry without a name and a text without words say nothing that a document could keep. */
const saysSomething = (said: ReturnType<typeof heard>): boolean =>
  typeof said === 'string' ? said !== 'narrative' : said.length > 0 && said.every((each) => !each.startsWith('|'));

/** What has no name, or is named as if it were absent (“N/A”), is read as what it says. */
const isNamed = (name: string): boolean =>
  name.trim() !== '' && !/^(?:n\/?a|(?:no|none|not|unknown)\b.*)$/i.test(name.trim());

const entriesIn = <T>(section: Section<T>): readonly T[] => (section.kind === 'entries' ? section.entries : []);

const namedCharts = charts.filter(({ allergies, medications, conditions }) =>
  [
    ...entriesIn(allergies).map(({ substance }) => substance),
    ...[...entriesIn(medications), ...entriesIn(conditions)].map(({ name }) => name),
  ].every(isNamed),
);

/** C-CDA has no word for what is not confirmed: it is written without a status, and never as certain. */
const tellable = (status: Allergy['status']): Allergy['status'] => (status === 'unconfirmed' ? 'unknown' : status);

const isName = (text: string): boolean => blank(text) === text && isNamed(text);

const allTexts = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(allTexts)
      : [];

const drawnHistory = fc
  .record({
    chart: charts,
    immunizations: fc.array(immunizations, { maxLength: 3 }),
    procedures: fc.array(procedures, { maxLength: 3 }),
    vitalSigns: fc.array(
      vitalSigns.filter(({ parts }) => parts.length === 1),
      { maxLength: 3 },
    ),
  })
  .filter(({ chart: _, ...history }) => allTexts(history).every(isName))
  .map(({ chart, ...history }) => ({
    allergies: chart.allergies,
    medications: chart.medications,
    conditions: chart.conditions,
    ...history,
  }));

const sections = <T extends Readonly<Record<string, readonly unknown[]>>>(lists: T) =>
  Object.fromEntries(Object.entries(lists).map(([name, entries]) => [name, { kind: 'entries', entries }])) as {
    readonly [Name in keyof T]: { readonly kind: 'entries'; readonly entries: T[Name] };
  };

const oids: Readonly<Record<string, string>> = {
  'http://loinc.org': 'urn:oid:2.16.840.1.113883.6.1',
  'http://hl7.org/fhir/sid/cvx': 'urn:oid:2.16.840.1.113883.12.292',
};

/** Without ids, with code systems by number; a code of no system is not written, and a time zone is a distance. */
const plain = (entry: object): unknown =>
  JSON.parse(JSON.stringify(entry), (key, value: unknown) => {
    if (key === 'id') return undefined;
    if (key === 'date') return String(value).replace(/Z$/, '+00:00');
    if (typeof value !== 'object' || value === null || !('code' in value)) return value;
    const { code, ...rest } = value as { readonly code: { readonly code: string; readonly system?: string } };
    if (typeof code !== 'object') return value;
    return code.system === undefined ? rest : { ...rest, code: { ...code, system: oids[code.system] ?? code.system } };
  });

describe('a C-CDA document that is written', () => {
  it('is read as the patient it is about, and refuses nothing but what the portal does not keep', () => {
    fc.assert(
      fc.property(namedCharts, ({ allergies, medications, conditions }) => {
        const { records, refusals } = read({ allergies, medications, conditions });
        expect(records.find(({ type }) => type === 'patient')).toMatchObject({
          name: 'Ana Núñez',
          birthDate: '1980-02-29',
          language: 'es',
        });
        expect(refusals.filter(({ reason }) => reason !== 'not-kept')).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('is read back to the same immunizations, procedures and vital signs, but for what this standard has no place for', () => {
    fc.assert(
      fc.property(drawnHistory, ({ allergies, medications, conditions, immunizations, procedures, vitalSigns }) => {
        const { records } = read({
          allergies,
          medications,
          conditions,
          ...sections({ immunizations, procedures, vitalSigns }),
        });
        expect(records.flatMap((each) => (each.type === 'immunization' ? [plain(each.immunization)] : []))).toEqual(
          immunizations.map(({ source: _, reason, ...rest }) =>
            plain({ ...rest, ...(rest.status === 'not-done' && reason !== undefined ? { reason } : {}) }),
          ),
        );
        expect(records.flatMap((each) => (each.type === 'procedure' ? [plain(each.procedure)] : []))).toEqual(
          procedures.filter(({ status }) => status !== 'planned').map(plain),
        );
        expect(records.flatMap((each) => (each.type === 'vital-sign' ? [plain(each.vitalSign)] : []))).toEqual(
          vitalSigns.map((each) => plain(each.status === 'corrected' ? { ...each, status: 'final' } : each)),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('says of the chart what the chart says', () => {
    fc.assert(
      fc.property(namedCharts, ({ allergies, medications, conditions }) => {
        const found = chartSummaryOf(read({ allergies, medications, conditions }).records);
        const parts = [
          [allergies, found.allergies].map((each) =>
            heard(each, ({ substance, status }) => `${blank(substance)}|${tellable(status)}`),
          ),
          [medications, found.medications].map((each) => heard(each, ({ name }) => `${blank(name)}|`)),
          [conditions, found.conditions].map((each) => heard(each, ({ name }) => `${blank(name)}|`)),
        ];
        for (const [said, kept] of parts) if (said !== undefined && saysSomething(said)) expect(kept).toEqual(said);
      }),
      { numRuns: 100 },
    );
  });
});
