import { sectionNames, type DocumentBytes, type HealthRecord } from '@portico/practice-spi';
import { aroundNow, visitsIn, type Fixture } from '../fixture/law-fixture.ts';
import { declared, ensure, facetOf, notChecked, problemOf, valueOf } from '../fixture/law-verdicts.ts';
import { law, type Law } from './law.ts';

/** Documents of a live sandbox may be large. */
const mostDocuments = 3;

const ensureOpens = ({ bytes, mediaType }: DocumentBytes, what: string): void =>
  ensure(bytes.length > 0 && /^\w+\/\S+$/.test(mediaType), `${what} answers nothing that can be opened`);

const namesIn = (record: HealthRecord): readonly string[] =>
  Object.entries(record).flatMap(([name, section]) => (section === undefined ? [] : [name]));

const sectionsLaw = async ({ connection, mine, call }: Fixture): Promise<void> => {
  const record = facetOf(connection, 'record');
  const whole = await valueOf(record.sections(mine.id, sectionNames, call), 'record.sections');
  const known = namesIn(whole);
  ensure(
    known.every((name) => sectionNames.some((each) => each === name)),
    'record.sections answers a section that there is not',
  );
  for (const section of Object.values(whole)) {
    if (section?.kind !== 'entries') continue;
    const entries: readonly { readonly id: string }[] = section.entries;
    ensure(new Set(entries.map(({ id }) => id)).size === entries.length, 'record.sections lists an entry twice');
  }
  for (const name of sectionNames) {
    const alone = namesIn(await valueOf(record.sections(mine.id, [name], call), 'record.sections'));
    ensure(
      alone.every((each) => each === name),
      'record.sections answers what was not wanted',
    );
    ensure(alone.length > 0 === known.includes(name), 'record.sections keeps a section at times only');
  }
};

const documentsLaw = async ({ connection, mine, theirs, call }: Fixture): Promise<void> => {
  const record = facetOf(connection, 'record');
  const { documents } = await valueOf(record.sections(mine.id, ['documents'], call), 'record.sections');
  const listed = documents?.kind === 'entries' ? documents.entries : [];
  if (listed.length === 0) return notChecked('the first patient has no document');
  for (const { id } of listed.slice(0, mostDocuments)) {
    ensureOpens(await valueOf(record.document(mine.id, id, call), 'record.document'), 'record.document');
    await problemOf(record.document(theirs.id, id, call), 'record.document', 'gone');
  }
};

/** The latest visits that are over; one may have no summary. */
const summaryLaw = async (fixture: Fixture): Promise<void> => {
  const { connection, clock, mine, theirs, call } = fixture;
  const record = facetOf(connection, 'record');
  const summary = declared(record.summary, 'record.summary').bind(record);
  const all = await visitsIn(fixture, fixture, mine.id, aroundNow(fixture));
  const over = all
    .filter(({ end }) => Date.parse(end) < clock.now())
    .toSorted((one, other) => Date.parse(other.end) - Date.parse(one.end))
    .slice(0, mostDocuments);
  let written = 0;
  for (const { id } of over) {
    const answer = await summary(mine.id, id, call);
    if (!answer.ok && answer.error.kind === 'gone') continue;
    ensureOpens(await valueOf(Promise.resolve(answer), 'record.summary'), 'record.summary');
    await problemOf(summary(theirs.id, id, call), 'record.summary', 'gone');
    written += 1;
  }
  if (written === 0) return notChecked('no visit of the first patient has a summary');
};

export const recordLaws: readonly Law[] = [
  law({
    id: 'record.sections',
    level: 1,
    facet: 'record',
    says: 'Sections are those that are wanted, alone and together, with each entry once',
    check: sectionsLaw,
  }),
  law({
    id: 'record.documents',
    level: 1,
    facet: 'record',
    says: 'A document that is listed can be opened, by its patient only',
    check: documentsLaw,
  }),
  law({
    id: 'record.summary',
    level: 1,
    facet: 'record',
    says: 'The summary of a visit that is over can be opened, by its patient only',
    check: summaryLaw,
  }),
];
