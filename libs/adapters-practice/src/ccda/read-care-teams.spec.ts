import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

const person = (name: string): string => `<assignedPerson><name>${name}</name></assignedPerson>`;
const performer = (entity: string, around = ''): string =>
  `<performer>${around}<assignedEntity>${entity}</assignedEntity></performer>`;
const act = (...inside: readonly string[]): string => `<component><act>${inside.join('')}</act></component>`;
const organizer = (...inside: readonly string[]): string => `<organizer>${inside.join('')}</organizer>`;
/** What is read on November 24, 2026. */
const read = (entry: string) => {
  const { records, refusals } = readRecords(inputOf(documentOf(sectionOf('85847-2', 'x', entry))));
  return { records: records.slice(2), refusals: refusals.map(({ reason, detail }) => [reason, detail]) };
};
const membersIn = (...inside: readonly string[]) =>
  read(organizer(...inside)).records.flatMap((each) =>
    each.type === 'care-team' ? each.members.map(({ id: _, ...more }) => more) : [],
  );

describe('a care team', () => {
  it('has a member as it is said to be and no other parts', () => {
    expect(membersIn(act(performer(person('Ann'))))).toStrictEqual([{ name: 'Ann' }]);
  });

  it('has organizations where nobody is named', () => {
    const clinic = `<representedOrganization><name>Valley Clinic</name></representedOrganization>`;
    expect(membersIn(act(performer(clinic)))).toStrictEqual([{ name: 'Valley Clinic' }]);
    expect(membersIn(act(performer(person('Ann') + clinic)))).toStrictEqual([{ name: 'Ann' }]);
  });

  it('has the role that is said for the team, else for the document, else of the worker', () => {
    const coded = (tag: string, name: string) => `<${tag} displayName="${name}"/>`;
    const [team, document, worker] = [
      coded('sdtc:functionCode', 'Lead'),
      coded('functionCode', 'Nurse'),
      coded('code', 'Midwife'),
    ];
    const roleOf = (around: string, inside: string) => membersIn(act(performer(inside + person('Ann'), around)));
    expect(roleOf(document + team, worker)).toStrictEqual([{ name: 'Ann', role: 'Lead' }]);
    expect(roleOf(document, worker)).toStrictEqual([{ name: 'Ann', role: 'Nurse' }]);
    expect(roleOf('', worker)).toStrictEqual([{ name: 'Ann', role: 'Midwife' }]);
  });

  it('is reached where its members are, else where their organization is', () => {
    const reached = (city: string, number: string, mail: string) =>
      `<addr><city>${city}</city></addr><telecom value="tel:${number}"/><telecom value="mailto:${mail}"/>`;
    const clinic = `<representedOrganization>${reached('Mesa', '2', 'clinic@example.com')}</representedOrganization>`;
    expect(membersIn(act(performer(person('Ann') + clinic)))).toStrictEqual([
      { name: 'Ann', phone: '2', email: 'clinic@example.com', place: 'Mesa' },
    ]);
    expect(membersIn(act(performer(reached('Tempe', '1', 'ann@example.com') + person('Ann') + clinic)))).toStrictEqual([
      { name: 'Ann', phone: '1', email: 'ann@example.com', place: 'Tempe' },
    ]);
  });

  it('has the registered numbers of its members', () => {
    const npi = '<id root="2.16.840.1.113883.4.6" extension="1234567893"/>';
    expect(membersIn(act(performer(npi + person('Ann'))))).toStrictEqual([
      { name: 'Ann', identifiers: [{ value: '1234567893', system: 'http://hl7.org/fhir/sid/us-npi' }] },
    ]);
  });

  it('is refused where a member has no name', () => {
    expect(read(organizer(act(performer(person('Ann')), performer('')))).refusals).toEqual([
      ['unreadable', 'a care team member without a name'],
    ]);
  });

  it('that was taken back is none', () => {
    expect(read(organizer('<statusCode code="nullified"/>', act(performer(person('Ann'))))).refusals).toEqual([
      ['entered-in-error', 'statusCode is nullified'],
    ]);
  });

  const ended = (tag: string, high: string) => `<${tag}><low value="2020"/><high ${high}/></${tag}>`;

  it.each([
    ['value="20250101"', 'active', false],
    ['value="20270101"', 'active', true],
    // An end of unknown date is one only where the team is ended.
    ['nullFlavor="UNK"', 'active', true],
    ['nullFlavor="UNK"', 'completed', false],
    ['nullFlavor="UNK"', 'aborted', false],
    ['nullFlavor="NA"', 'completed', true],
  ])('whose time ends at %s and that is %s cares now: %s', (high, status, cares) => {
    const code = `<statusCode code="${status}"/>`;
    const team = organizer(code, ended('effectiveTime', high), act(performer(person('Ann'))));
    expect(read(team).refusals).toEqual(cares ? [] : [['not-kept', 'a team that does not care now']]);
    const time = ended('time', high);
    const members = membersIn(act(code, performer(person('Ann'), time), performer(person('Bo'))));
    expect(members.map(({ name }) => name)).toEqual(cares ? ['Ann', 'Bo'] : ['Bo']);
  });

  it('that has no end cares now', () => {
    expect(
      membersIn('<statusCode code="completed"/><effectiveTime value="2020"/>', act(performer(person('Ann')))),
    ).toEqual([{ name: 'Ann' }]);
  });
});
