import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../../reading/index.ts';
import { documentOf, inputOf } from '../../reading/testing/sample-inputs.ts';
import { partOf, type ReadRecord, type SourceId } from '../../records/index.ts';

const idOf = (record: ReadRecord | undefined): SourceId => {
  if (record === undefined) throw new Error('no record');
  return record.id;
};

const noteTemplate =
  '<templateId root="2.16.840.1.113883.10.20.22.4.202" extension="2016-11-01"/><templateId root="2.999"/>';
const section = (text: string, entries: readonly string[] = [], more = '<title>Notes</title>'): string =>
  `<section><code code="29545-1" codeSystem="2.16.840.1.113883.6.1"/>${more}<text>${text}</text>${entries.map((each) => `<entry>${each}</entry>`).join('')}</section>`;
const activity = (inside: string, kind = noteTemplate): string => `<act>${kind}${inside}</act>`;
const to = (id: string): string => `<text><reference value="#${id}"/></text>`;
const author = (name: string, time = ''): string =>
  `<author>${time && `<time value="${time}"/>`}<assignedAuthor><assignedPerson><name>${name}</name></assignedPerson></assignedAuthor></author>`;
const words = '<paragraph ID="a">First words</paragraph><paragraph ID="b">Second words</paragraph>';
const place = 'section[29545-1]';

/** A document of March 5, 2024, by Dr. Header, in English. */
const read = (...sections: readonly string[]) => {
  const header = `<languageCode code="en-US"/>${author('Dr. Header')}`;
  const [patient, , ...records] = readRecords(
    inputOf(documentOf(...sections).replace('<recordTarget>', `${header}<recordTarget>`)),
  ).records;
  return { patient: idOf(patient), records };
};
const notesIn = (...sections: readonly string[]) =>
  read(...sections).records.flatMap((each) => (each.type === 'note' ? [{ sources: each.sources, ...each.note }] : []));
const textsIn = (...sections: readonly string[]) =>
  notesIn(...sections).map(({ content }) => content.map((each) => ('text' in each ? each.text : each.kind)));

describe('a section with one Note Activity', () => {
  it('is one note of what both say, named by the identifier of the act', () => {
    const act = activity(
      `<id root="2.999.5" extension="n"/><code code="34109-9" codeSystem="2.16.840.1.113883.6.1" displayName="Note"><translation code="11488-4" codeSystem="2.16.840.1.113883.6.1" displayName="Consultation"/></code>${to('a')}<statusCode code="active"/><effectiveTime><low value="20240101"/></effectiveTime>${author('Dr. Act', '2023')}`,
    );
    const { patient, records } = read(section(words, [act]));
    const id = partOf(patient, '["notes","2.999.5","n","notes"]');
    expect(records).toStrictEqual([
      {
        type: 'note',
        id,
        sources: [place, `${place}/entry[1]`],
        patient,
        version: Date.UTC(2024, 2, 5),
        note: {
          id,
          name: 'Notes',
          kind: 'consultation',
          status: 'preliminary',
          content: [
            { kind: 'paragraph', text: 'First words' },
            { kind: 'paragraph', text: 'Second words' },
          ],
          code: { code: '11488-4', system: 'urn:oid:2.16.840.1.113883.6.1' },
          date: '2024-01-01',
          author: 'Dr. Act',
          language: 'en-US',
        },
      },
    ]);
  });
});

describe('what a note says of itself', () => {
  const one = (act: string, more?: string) => notesIn(section('Words', [act], more))[0];

  it('is its code, of the act before the section, and none that only says that it is a note', () => {
    const code = (inside: string) => `<code code="34109-9" codeSystem="2.16.840.1.113883.6.1">${inside}</code>`;
    const loinc = 'urn:oid:2.16.840.1.113883.6.1';
    expect(one(activity(code('')))?.code).toEqual({ code: '29545-1', system: loinc });
    const other = '<translation code="11503-0" codeSystem="2.16.840.1.113883.6.1"/>';
    expect(one(activity(code(other)))).toMatchObject({ kind: 'exam', code: { code: '11503-0' } });
    const bare = '<translation code="34109-9" codeSystem="2.16.840.1.113883.6.1"/>';
    expect(one(activity(code(bare)))).not.toHaveProperty('code');
  });

  it('is its name, by title, else by the words of its code', () => {
    const translated = '<code code="34109-9"><translation code="11488-4" displayName="Consultation"/></code>';
    expect(one(activity(translated), '')?.name).toBe('Consultation');
    expect(one(activity(translated))?.name).toBe('Notes');
    expect(one(activity(''), '')).toBeUndefined();
  });

  it.each([
    ['completed', 'final'],
    ['active', 'preliminary'],
    ['aborted', 'unknown'],
    ['', 'unknown'],
  ])('is its status: %s is %s', (status, shown) => {
    expect(one(activity(`<statusCode code="${status}"/>`))?.status).toBe(shown);
  });

  it('is when it was written: by its own time, its author, the author of its section, and never by the document', () => {
    const [own, writer] = ['<effectiveTime value="2021"/>', author('Dr. Act', '2022')];
    const ofSection = `<title>Notes</title>${author('Dr. Section', '2023')}`;
    expect(one(activity(own + writer), ofSection)?.date).toBe('2021');
    expect(one(activity(writer), ofSection)?.date).toBe('2022');
    expect(one(activity(''), ofSection)?.date).toBe('2023');
    expect(one(activity(''))).not.toHaveProperty('date');
    expect(notesIn(section('Words', [], ofSection))[0]?.date).toBe('2023');
    expect(notesIn(section('Words'))[0]?.date).toBe('2024-03-05');
  });

  it('is by whom it was written: itself, its section, and by the document only as a whole section', () => {
    const ofSection = `<title>Notes</title>${author('Dr. Section')}`;
    expect(one(activity(author('Dr. Act')), ofSection)?.author).toBe('Dr. Act');
    expect(one(activity(''), ofSection)?.author).toBe('Dr. Section');
    expect(one(activity(''))).not.toHaveProperty('author');
    expect(notesIn(section('Words'))[0]?.author).toBe('Dr. Header');
  });

  it('is its language, of its section before the document', () => {
    expect(notesIn(section('Palabras', [], '<title>Notes</title><languageCode code="es-US"/>'))[0]?.language).toBe(
      'es-US',
    );
    expect(notesIn(section('Words'))[0]?.language).toBe('en-US');
  });

  it('is its visit, where that is known', () => {
    const visit = (id: string) =>
      `<encounter><id root="2.999.6" extension="${id}"/><code displayName="Visit"/></encounter>`;
    const visits = `<section><code code="46240-8"/><text>x</text><entry>${visit('v')}</entry></section>`;
    const { records } = read(
      visits,
      section('Words', [activity(`<entryRelationship>${visit('v')}</entryRelationship>`)]),
    );
    const [encounter, note] = records;
    expect(note?.type === 'note' && note.note.visit).toBe(idOf(encounter));
    expect(one(activity(`<entryRelationship>${visit('w')}</entryRelationship>`))).not.toHaveProperty('visit');
  });

  it('is what it comes to, which is told once', () => {
    const conclusion = (inside: string, code = '55110-1') =>
      activity(`<entryRelationship><observation><code code="${code}"/>${inside}</observation></entryRelationship>`);
    const pointed = notesIn(section(words, [conclusion(to('b'))]))[0];
    expect(pointed).toMatchObject({ conclusion: 'Second words', content: [{ text: 'First words' }] });
    expect(pointed?.content).toHaveLength(1);
    expect(notesIn(section(words, [conclusion('<value>All well</value>')]))[0]).toMatchObject({
      conclusion: 'All well',
      content: [{ text: 'First words' }, { text: 'Second words' }],
    });
    expect(notesIn(section('', [conclusion('<value>All well</value>')]))).toMatchObject([
      { conclusion: 'All well', content: [] },
    ]);
    expect(notesIn(section(words, [conclusion(to('b'), '1')]))[0]).not.toHaveProperty('conclusion');
  });
});

describe('a section with several Note Activities', () => {
  const code = '<code code="34109-9"/>';

  it('is each of them with its own words, the section standing with the first', () => {
    const notes = notesIn(section(words, [activity(to('a')), activity(to('b'), code)]));
    expect(notes.map(({ sources, content }) => [sources, content])).toEqual([
      [[`${place}/entry[1]`, place], [{ kind: 'paragraph', text: 'First words' }]],
      [[`${place}/entry[2]`], [{ kind: 'paragraph', text: 'Second words' }]],
    ]);
  });

  it.each([
    ['one points nowhere', [activity(to('a')), activity(to('gone'))]],
    ['one has no text', [activity(to('a')), activity('')]],
    ['one points at nothing', [activity(to('a')), activity(to('empty'))]],
    ['another entry stands among them', [activity(to('a')), activity(to('b')), '<observation/>']],
    [
      'another act stands among them',
      [activity(to('a')), activity(to('b')), activity(to('b'), '<templateId root="2.999"/><code code="1"/>')],
    ],
  ])('is one note where %s', (_, entries) => {
    expect(textsIn(section(`${words}<paragraph ID="empty"/>`, entries))).toEqual([['First words', 'Second words']]);
  });

  it('is one note as a whole where they only conclude, and as final as a section is', () => {
    const concluded = activity(
      `${to('gone')}<statusCode code="active"/><entryRelationship><observation><code code="55110-1"/><value>All well</value></observation></entryRelationship>`,
    );
    expect(notesIn(section(words, [concluded, concluded]))).toMatchObject([
      { status: 'final', content: [{ text: 'First words' }, { text: 'Second words' }] },
    ]);
  });

  it('has none that was taken back', () => {
    const back = activity(`${to('a')}<statusCode code="nullified"/>`);
    const outcome = readRecords(inputOf(documentOf(section(words, [back, activity(to('b'))]))));
    expect(outcome.refusals).toMatchObject([{ reason: 'entered-in-error', detail: 'a note that was taken back' }]);
    expect(outcome.records.slice(2)).toMatchObject([{ note: { content: [{ text: 'Second words' }] } }]);
  });
});

describe('sections about one operation', () => {
  const part = (code: string, title: string, text: string, inside = ''): string =>
    `<section><code code="${code}" codeSystem="2.16.840.1.113883.6.1"/><title>${title}</title>${inside}<text>${text}</text></section>`;
  const findings = (inside = '') => part('59776-5', 'Findings', 'A polyp', inside);
  const complications = (inside = '') => part('55109-3', 'Complications', 'None', inside);
  const namesIn = (...sections: readonly string[]) => notesIn(...sections).map(({ name }) => name);

  it('are one note with the places of all', () => {
    expect(notesIn(findings(), complications()).map(({ sources }) => sources)).toEqual([
      ['section[59776-5]', 'section[55109-3]'],
    ]);
  });

  it.each([
    ['author', author('Dr. Other')],
    ['day', '<author><time value="2023"/></author>'],
    ['language', '<languageCode code="es-US"/>'],
  ])('are several notes where they have another %s', (_, inside) => {
    expect(namesIn(findings(), complications(inside))).toEqual(['Findings', 'Complications']);
  });

  it('are one note where something else cannot be read between them', () => {
    expect(namesIn(findings(), part('1-8', '', ''), complications())).toEqual(['Findings']);
  });

  it('are held back as one where one of them is', () => {
    const restricted = '<confidentialityCode code="R"/>';
    expect(notesIn(findings(), complications(restricted))).toMatchObject([{ heldBack: 'restricted' }]);
    expect(notesIn(findings(), complications())[0]).not.toHaveProperty('heldBack');
  });

  it('are not what a Note Activity of one of them concludes', () => {
    const concluded = `<entry>${activity('<statusCode code="completed"/><entryRelationship><observation><code code="55110-1"/><value>Benign</value></observation></entryRelationship>')}</entry></section>`;
    expect(namesIn(findings(), complications().replace('</section>', concluded))).toEqual([
      'Findings',
      'Complications',
    ]);
    const same = [findings(), complications()].map((each) => each.replace('</section>', concluded));
    expect(namesIn(...same)).toEqual(['Findings', 'Complications']);
  });
});
