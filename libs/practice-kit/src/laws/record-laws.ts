import { sectionNames, type HealthRecord } from '@portico/practice-spi';
import type { Fixture } from '../fixture/law-fixture.ts';
import { ensure, facetOf, notChecked, problemOf, valueOf } from '../fixture/law-verdicts.ts';
import { law, type Law } from './law.ts';

/** Documents of a live sandbox may be large. */
const mostDocuments = 3;

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
    const { bytes, mediaType } = await valueOf(record.document(mine.id, id, call), 'record.document');
    ensure(bytes.length > 0 && /^\w+\/\S+$/.test(mediaType), 'record.document answers nothing that can be opened');
    await problemOf(record.document(theirs.id, id, call), 'record.document', 'gone');
  }
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
];
