import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PdfRecordPrinter } from '@portico/adapters-documents/record-printer';
import { readPdf } from '@portico/adapters-documents/testing/pdf';
import { FhirRecordBundles, PatientSummaries } from '@portico/adapters-fhir';
import { profileWire } from '@portico/adapters-graphql/wire/profile';
import { CcdaRecordWriter } from '@portico/adapters-practice/ccda';
import { EmbeddedPatients, EmbeddedRegistration } from '@portico/adapters-practice/embedded';
import { readRecords } from '@portico/adapters-practice/reading';
import { withImported } from '@portico/adapters-practice/records';
import { MemorySchedule } from '@portico/domain/appointments/testing';
import { unknownChart, type RecordToTake } from '@portico/domain/health';
import { instant, type LocalDate, type PatientId } from '@portico/domain/kernel';
import {
  detailSections,
  sourceFactsOf,
  textsOfFacts,
  withIdentity,
  type DetailSection,
  type Details,
  type PatientIdentity,
  type SourceFacts,
} from '@portico/domain/profile';
import { importedRecords } from '../import-files.ts';
import { ImportBench } from '../testing/import-into-database.ts';
import { inPrint, squeezed, wordsOf } from './printed-words.ts';
import { bundleOf, documentOf, has, ways, type PersonElement, type Way } from './uscdi-element.ts';
import { uscdiElements } from './uscdi-elements.ts';

const practice = importedRecords.id;
const base = (): string => 'https://portal.example/fhir/r4/mesa';

/** What is known of a person: in the register, in the forms of the profile, and beside them. */
interface Person {
  readonly identity: PatientIdentity;
  readonly details: Details;
  readonly facts: SourceFacts;
}

const nobody: Person = {
  identity: { patient: { practice, patient: 'nobody' as PatientId }, name: '', language: 'en' },
  details: {},
  facts: {},
};

const says = ({ identity, details, facts }: Person, { expects }: PersonElement): boolean =>
  has({ ...identity, details: withIdentity(details, identity), facts }, expects);

const recordOf = ({ identity, details, facts }: Person): RecordToTake => ({
  identity,
  registration: { details, insurances: [], sourceFacts: facts },
  practiceName: 'Mesa',
  chart: unknownChart,
  documents: new Map(),
  withVisits: false,
  now: instant(Date.UTC(2026, 10, 20)),
});

/** What an import of the file would keep of the person. */
const readBack = (name: string, bytes: Uint8Array): Person => {
  const [person] = readRecords({ name, bytes, now: instant(Date.UTC(2026, 10, 24)) }).records.flatMap((each) =>
    each.type === 'patient' ? [each] : [],
  );
  if (person === undefined) return nobody;
  const { details, sourceFacts = {} } = withImported({}, person.demographics ?? {});
  const identity = { ...nobody.identity, name: person.name, ...(person.language && { language: person.language }) };
  const birthDate = person.birthDate as LocalDate | undefined;
  return { identity: { ...identity, ...(birthDate && { birthDate }) }, details, facts: sourceFacts };
};

const page = { practiceName: 'Mesa', practicePhone: '', readOnly: false, today: '2026-11-20' as LocalDate };

/** The answers of the two sections of the profile. */
const shownOf = ({ identity, details, facts }: Person): string => {
  const known = withIdentity(details, identity);
  const texts = textsOfFacts(facts, known.personal?.['suffix']);
  const answerOf = (section: DetailSection) => ({
    ...page,
    section,
    form: { version: '1', pages: [] },
    details: Object.fromEntries(detailSections[section].map((group) => [group, known[group] ?? {}])),
    sourceFacts: Object.fromEntries(
      sourceFactsOf[section].flatMap((kind) => (texts[kind] === undefined ? [] : [[kind, texts[kind]]])),
    ),
  });
  return JSON.stringify([
    profileWire.personal.answer.write(answerOf('personal') as never),
    profileWire.demographics.answer.write(answerOf('demographics') as never),
  ]);
};

/** A word that is that short may stand in any text. */
const isPrinted = (pdf: string, word: string): boolean => {
  const printed = inPrint(word);
  return printed.length > 2 && pdf.includes(squeezed(printed));
};

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const asked = uscdiElements.filter((each): each is PersonElement => 'person' in each && 'writes' in each);

describe('the demographics of USCDI version 3', () => {
  let bench: ImportBench;

  beforeAll(async () => {
    bench = await ImportBench.open();
  }, 60_000);
  afterAll(() => bench.close());

  /** What the database has of the person after an import of nothing else. */
  const imported = async (name: string, content: string): Promise<Person> => {
    await bench.empty();
    await bench.imported(await bench.file(name, content));
    const [row] = await bench.database.rows<{ readonly id: PatientId }>({ text: 'select id from clinic.patients' });
    if (row === undefined) return nobody;
    const patient = { practice, patient: row.id };
    const identity = await new EmbeddedPatients(bench.database).identity(patient);
    const { details, sourceFacts = {} } = await new EmbeddedRegistration(bench.database).read(patient);
    return { identity: identity ?? nobody.identity, details, facts: sourceFacts };
  };

  const waysOf = async (element: PersonElement): Promise<Readonly<Record<Way, boolean>>> => {
    const { person: ofPatient, beside = [], ccda, writes } = element;
    const fromFhir = await imported('a.json', bundleOf(beside, ofPatient));
    const fromCcda = await imported('a.xml', documentOf(ccda));
    const person = says(fromFhir, element) ? fromFhir : fromCcda;
    const record = recordOf(person);
    const bundle = await new FhirRecordBundles(new MemorySchedule(), base).write(record);
    const document = await new CcdaRecordWriter().write(record);
    const summary = await new PatientSummaries(base).write(record);
    const { name, birthDate } = person.identity;
    const subject = {
      name,
      ...(birthDate && { birthDate }),
      practiceName: 'Mesa',
      person: { contact: {}, details: person.details, sourceFacts: person.facts },
    };
    const pdf = squeezed((await readPdf(await new PdfRecordPrinter().record(subject, unknownChart, 'en'))).text);
    const holds = (text: string, way: keyof typeof writes): boolean => writes[way].every((each) => text.includes(each));
    return {
      fhir: says(fromFhir, element),
      ccda: says(fromCcda, element),
      shown: says(person, element) && holds(shownOf(person), 'shown'),
      pdf: says(person, element) && wordsOf(element.expects).every((word) => isPrinted(pdf, word)),
      bundle: says(readBack('a.json', bundle), element) && holds(textOf(bundle), 'bundle'),
      document: says(readBack('a.xml', document), element) && holds(textOf(document), 'document'),
      summary: says(person, element) && holds(textOf(summary), 'summary'),
    };
  };

  it.each(asked.map((each) => [each.name, each] as const))(
    'go each way that the list does not deny, and no way that it denies: %s',
    async (_, element) => {
      const denied = Object.keys(element.not ?? {});
      expect(await waysOf(element)).toEqual(Object.fromEntries(ways.map((way) => [way, !denied.includes(way)])));
    },
  );
});
