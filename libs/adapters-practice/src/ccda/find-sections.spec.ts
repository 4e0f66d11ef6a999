import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

const read = (xml: string) => {
  const { records, refusals } = readRecords(inputOf(xml));
  return {
    records: records.filter(({ type }) => type !== 'patient' && type !== 'document'),
    refusals: refusals.map(({ record, reason, detail }) => [record, reason, detail]),
  };
};
const inDocument = (...sections: readonly string[]) => read(documentOf(...sections));
const restricted = '<confidentialityCode code="R" codeSystem="2.16.840.1.113883.5.25"/>';
const around = (section: string, inside: string): string => section.replace('<text>', `${inside}<text>`);
const within = (outer: string, inner: string): string =>
  outer.replace('</section>', `<component>${inner}</component></section>`);

describe('where sections are', () => {
  it.each([
    ['a body', (section: string) => `<structuredBody><component>${section}</component></structuredBody>`],
    ['a component', (section: string) => `<component>${section}</component>`],
    [
      'a component of a body',
      (section: string) => `<component><structuredBody><component>${section}</component></structuredBody></component>`,
    ],
  ])('is in %s', (_, wrap) => {
    expect(read(wrap(sectionOf('48765-2', 'Latex'))).records).toMatchObject([
      { section: 'allergies', statement: { text: ['Latex'] } },
    ]);
  });
});

describe('a section of which the portal keeps no kind', () => {
  const bare = (code: string, text: string, ...entries: readonly string[]) =>
    sectionOf(code, text, ...entries).replace('<title>Any title</title>', '');
  const inner = sectionOf('48765-2', 'Latex');
  const heading = 'a heading over sections that are read themselves';
  const unknown = 'the portal keeps no section of this code';

  it('is a heading where it has sections and nothing else', () => {
    expect(inDocument(within(bare('1-8', ''), inner)).refusals).toEqual([['section[1-8]', 'not-kept', heading]]);
  });

  it('is refused where it has no sections, or something else beside them', () => {
    expect(inDocument(bare('1-8', '')).refusals).toEqual([['section[1-8]', 'not-kept', unknown]]);
    expect(inDocument(within(bare('1-8', 'Words'), inner)).refusals).toEqual([['section[1-8]', 'not-kept', unknown]]);
    expect(inDocument(within(bare('1-8', '', '<act/>'), inner)).refusals).toEqual([
      ['section[1-8]', 'not-kept', unknown],
      ['section[1-8]/entry[1]', 'not-kept', unknown],
    ]);
  });

  it('is a note where it has a title and words, with the entries that say the same', () => {
    expect(inDocument(sectionOf('1-8', 'Words', '<act/>', '<act/>')).records).toMatchObject([
      { type: 'note', sources: ['section[1-8]', 'section[1-8]/entry[1]', 'section[1-8]/entry[2]'] },
    ]);
  });

  it('is none about a procedure because of any entry', () => {
    const act = (root: string) => `<act><templateId root="${root}"/><code code="1" displayName="Suture"/></act>`;
    const typesOf = (entry: string) =>
      inDocument(sectionOf('x', 'Words', entry).replace(/<code[^>]*x"[^>]*>/, '')).records.map(({ type }) => type);
    expect(typesOf(act('2.999'))).toEqual(['note']);
    expect(typesOf(act('2.16.840.1.113883.10.20.6.2.5'))).toEqual(['procedure']);
  });
});

describe('a section of a kind that the portal keeps', () => {
  it('refuses an entry of another form, and is told in its words', () => {
    expect(inDocument(sectionOf('48765-2', 'Latex', '<organizer/>'))).toMatchObject({
      records: [{ type: 'section', sources: ['section[48765-2]'], statement: { kind: 'narrative', text: ['Latex'] } }],
      refusals: [['section[48765-2]/entry[1]', 'unreadable', 'no entry of the form that allergies have']],
    });
  });

  it('is told as a whole without information where it says so itself, also where its words are kept as an entry', () => {
    const silent = sectionOf('18776-5', 'No plans').replace('<section>', '<section nullFlavor="NI">');
    expect(inDocument(silent).records).toMatchObject([
      { type: 'section', section: 'carePlans', statement: { kind: 'no-information' } },
    ]);
  });

  it('of plans keeps its words beside what was done, and not beside what is planned', () => {
    const act = (mood: string) =>
      `<act moodCode="${mood}"><code displayName="Teaching"/><statusCode code="completed"/></act>`;
    const namesIn = (code: string, ...entries: readonly string[]) =>
      inDocument(sectionOf(code, 'As told', ...entries)).records.map((each) => each.type === 'item' && each.item.name);
    expect(namesIn('18776-5', act('EVN'), act('EVN'))).toEqual(['Teaching', 'Teaching', 'Any title']);
    expect(namesIn('18776-5', act('EVN'), act('INT'))).toEqual(['Teaching', 'Teaching']);
    expect(namesIn('18776-5', ` ${act('EVN')} `)).toEqual(['Teaching', 'Any title']);
    expect(namesIn('18776-5', act('EVN') + act('INT'))).toEqual(['Teaching', 'Teaching']);
    expect(namesIn('69730-0', act('EVN'))).toEqual(['Teaching']);
    expect(namesIn('51848-0', act('INT'))).toEqual(['Teaching', 'Any title']);
  });
});

describe('a section that is restricted', () => {
  it('holds back its words as an entry, which stays one', () => {
    expect(inDocument(around(sectionOf('51848-0', 'As told'), restricted)).records).toMatchObject([
      { type: 'item', section: 'carePlans', item: { name: 'Any title', heldBack: 'restricted' } },
    ]);
  });

  it('has its words as a note of its own place alone', () => {
    expect(inDocument(around(sectionOf('48765-2', 'Latex', '<organizer/>'), restricted)).records).toMatchObject([
      { type: 'note', sources: ['section[48765-2]'], note: { heldBack: 'restricted' } },
    ]);
  });

  it('withholds words that nothing names', () => {
    const nameless = around(sectionOf('48765-2', 'Latex'), restricted).replace('<title>Any title</title>', '');
    expect(inDocument(nameless)).toEqual({
      records: [],
      refusals: [['section[48765-2]', 'withheld', 'its source restricts it, and it has no entries']],
    });
  });

  it('withholds an entry of words alone, which is no note', () => {
    const drugs =
      '<act><entryRelationship typeCode="SUBJ"><observation negationInd="true"><value code="416098002"/></observation></entryRelationship></act>';
    expect(inDocument(around(sectionOf('48765-2', 'No drug allergies', drugs), restricted))).toEqual({
      records: [],
      refusals: [['section[48765-2]/entry[1]', 'withheld', 'its source restricts it, and it has no entries']],
    });
  });

  it('holds back the entries that do not say otherwise, each by itself', () => {
    const open = restricted.replace('code="R"', 'code="N"');
    const problem = (name: string, inside = '') =>
      `<act>${inside}<entryRelationship typeCode="SUBJ"><observation><value displayName="${name}"/></observation></entryRelationship></act>`;
    const problems = Array.from({ length: 11 }, (_, at) => problem(`P${at + 1}`, at === 0 || at === 9 ? open : ''));
    const held = inDocument(around(sectionOf('11450-4', 'x', ...problems), restricted)).records.flatMap((each) =>
      each.type === 'condition' ? [each.condition] : [],
    );
    expect(held.filter(({ heldBack }) => heldBack === undefined).map(({ name }) => name)).toEqual(['P1', 'P10']);
  });

  it('may stand in one that is not, and the other way round', () => {
    const inner = sectionOf('48765-2', 'Latex');
    expect(inDocument(within(around(sectionOf('1-8', 'Words'), restricted), inner)).records).toMatchObject([
      { type: 'note', note: { heldBack: 'restricted' }, sources: ['section[1-8]/section[48765-2]'] },
      { type: 'note', note: { heldBack: 'restricted' }, sources: ['section[1-8]'] },
    ]);
  });
});

describe('what its source masks', () => {
  const masked = '<value nullFlavor="MSK"/>';
  const problem = (inside: string) =>
    `<act><entryRelationship typeCode="SUBJ"><observation>${inside}</observation></entryRelationship></act>`;

  it('is withheld where nothing of it can be read, and is told why', () => {
    expect(inDocument(sectionOf('11450-4', 'x', problem(masked))).refusals).toEqual([
      ['section[11450-4]/entry[1]', 'withheld', 'its source masks it: it can be asked for there only'],
    ]);
  });

  it('is what was taken back, where it was', () => {
    expect(inDocument(sectionOf('11450-4', 'x', problem(`<statusCode code="nullified"/>${masked}`))).refusals).toEqual([
      ['section[11450-4]/entry[1]', 'entered-in-error', 'statusCode is nullified'],
    ]);
  });

  it('leaves an entry of which only a part is masked', () => {
    const part = problem(`<value displayName="Gout"/><author nullFlavor="MSK"/>`);
    expect(inDocument(sectionOf('11450-4', 'x', part)).records).toMatchObject([{ condition: { name: 'Gout' } }]);
  });
});
