import { describe, expect, it } from '@jest/globals';
import type { Allergy, ChartSummary, Section } from '@portico/domain/health';
import { charts } from '@portico/domain/health/testing';
import { instant, type AppointmentId, type LocalDate, type TimeZone } from '@portico/domain/kernel';
import fc from 'fast-check';
import { chartSummaryOf, readCcda, writeCcda } from './index.ts';

const visit = {
  appointment: 'visit-1' as AppointmentId,
  start: instant(1_795_287_600_000),
  end: instant(1_795_289_400_000),
  timeZone: 'America/Phoenix' as TimeZone,
  provider: 'Dr. <Ng> & "Co"',
  office: 'North',
};

const written = (chart: ChartSummary): Uint8Array =>
  writeCcda({
    id: 'visit-1',
    title: 'Visit summary',
    practiceName: 'Mesa & Sons',
    patient: { id: 'ana', name: 'Ana Núñez', birthDate: '1980-02-29' as LocalDate, language: 'es' },
    visit,
    chart,
    next: [visit],
  });

const read = (chart: ChartSummary) => readCcda({ name: 'written', bytes: written(chart) });

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
