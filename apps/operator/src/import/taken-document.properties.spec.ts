import { describe, expect, it } from '@jest/globals';
import { writeRecord } from '@portico/adapters-practice/ccda';
import { readRecords } from '@portico/adapters-practice/reading';
import { chartSections, unknownChart, type Chart } from '@portico/domain/health';
import { charts } from '@portico/domain/health/testing';
import { instant, type LocalDate, type PracticeId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { chartsOf } from './gather-charts.ts';
import { keptSection, oids, shownSection } from './testing/kept-by-ccda.ts';

const at = instant(Date.UTC(2026, 10, 20, 9, 30));
const written = '2026-11-20T09:30:00+00:00';

const document = (chart: Chart): Uint8Array =>
  writeRecord({
    id: 'record of ana',
    title: 'Health record',
    practiceName: 'Mesa & Sons',
    patient: { id: 'ana', name: 'Ana Núñez', birthDate: '1980-02-29' as LocalDate, language: 'es' },
    chart,
    at,
  });

/** The chart that an import of the document would keep. */
const readBack = (chart: Chart): Chart => {
  const { records, refusals } = readRecords({
    name: 'health-record.xml',
    bytes: document(chart),
    now: instant(Date.UTC(2026, 10, 24)),
  });
  expect(refusals.filter(({ reason }) => reason !== 'not-kept')).toEqual([]);
  const [kept, ...others] = chartsOf('practice' as PracticeId, records);
  expect(others).toEqual([]);
  return { ...unknownChart, ...kept?.chart };
};

/** Words of absence (“N/A”, “no allergies”) are read as what they say. */
const absent = /^(?:n\/?a|(?:no|none|not|unknown)\b.*)$/i;

/** As sources write texts: on one line, never blank, and never as if there were nothing. */
const asWritten = <T>(value: T): T => {
  if (typeof value === 'string') {
    const text = value
      .toWellFormed()
      .replace(/[\p{Cc}\s\ufffe\uffff]+/gu, ' ')
      .trim();
    return (text === '' || absent.test(text) ? 'a' : text) as T;
  }
  if (Array.isArray(value)) return value.map(asWritten) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'kind' || name === 'status' ? each : asWritten(each)]),
  ) as T;
};

/** With code systems by number, without a code of no system, and with a time zone as a distance. */
const plain = (said: unknown): unknown =>
  JSON.parse(JSON.stringify(said), (key, value: unknown) => {
    if (['date', 'ended', 'due', 'made', 'onset', 'recorded', 'started'].includes(key)) {
      return String(value).replace(/Z$/, '+00:00');
    }
    if (typeof value !== 'object' || value === null || !('code' in value)) return value;
    const { code, ...rest } = value as { readonly code: { readonly code: string; readonly system?: string } };
    if (typeof code !== 'object') return value;
    return code.system === undefined ? rest : { ...rest, code: { ...code, system: oids[code.system] ?? code.system } };
  });

/** Members of a team are told apart by name and role. */
const hasOwnMembers = ({ careTeam }: Chart): boolean => {
  const members = careTeam.kind === 'entries' ? careTeam.entries.map(({ name, role }) => `${name} ${role}`) : [];
  return new Set(members).size === members.length;
};

/** Encounters, by LOINC: what their section says in words comes back as a note. */
const encountersSection = '46240-8';

const ownNotes = ({ notes }: Chart): Chart['notes'] => {
  if (notes.kind !== 'entries') return notes;
  const entries = notes.entries.filter(({ code }) => code?.code !== encountersSection);
  return entries.length === 0 ? { kind: 'no-information' } : { kind: 'entries', entries };
};

const drawn = charts.map(asWritten).filter(hasOwnMembers);

describe('a document of the whole record that a person takes along', () => {
  const sections = chartSections.filter((name) => name !== 'documents');

  it.each(sections)('is read by an import as what it was, but for what is named: %s', (name) => {
    fc.assert(
      fc.property(drawn, (chart) => {
        const read = name === 'notes' ? ownNotes(readBack(chart)) : readBack(chart)[name];
        expect(plain(shownSection(read))).toEqual(plain(keptSection(name, chart, written)));
      }),
      { numRuns: 60 },
    );
  });

  it('is itself the one document that it brings along', () => {
    expect(readBack(unknownChart).documents).toMatchObject({
      kind: 'entries',
      entries: [{ title: 'Health record', author: 'Mesa & Sons', mediaType: 'text/xml' }],
    });
  });
});
