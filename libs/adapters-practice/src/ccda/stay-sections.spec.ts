import { describe, expect, it } from '@jest/globals';
import type { SourceId } from '../records/index.ts';
import { readRecords } from '../reading/index.ts';
import { documentOf, fhirInput, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

const problem = (name: string): string =>
  `<observation><templateId root="2.16.840.1.113883.10.20.22.4.4"/><statusCode code="completed"/><value code="1" displayName="${name}"/></observation>`;
const below = (inside: string): string => `<entryRelationship typeCode="SUBJ">${inside}</entryRelationship>`;
const act = (code: string, inside: string): string =>
  `<act><code code="${code}"/><statusCode code="active"/>${below(inside)}</act>`;
const taken = (status: string): string =>
  `<substanceAdministration><statusCode code="${status}"/><consumable><manufacturedProduct><manufacturedMaterial><code code="310965" displayName="Ibuprofen"/></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration>`;

const outcomeOf = (code: string, ...entries: readonly string[]) => {
  const { records, refusals } = readRecords(inputOf(documentOf(sectionOf(code, 'x', ...entries))));
  return { records: records.filter(({ type }) => type !== 'patient' && type !== 'document'), refusals };
};

describe('diagnoses are conditions wherever a document has them', () => {
  it.each(['46241-6', '42347-5', '11535-2', 'C-CDAV2-DDN', '10219-4', '10218-6'])('in section %s', (code) => {
    const { records, refusals } = outcomeOf(code, act(code, problem('Pneumonia')));
    // The act is no concern: that it is “active” does not say that the pneumonia is.
    expect(records).toMatchObject([{ type: 'condition', condition: { name: 'Pneumonia', status: 'unknown' } }]);
    expect(refusals).toEqual([]);
  });

  it('of a visit, which tells them too', () => {
    const visit = `<encounter><code code="99213"/>${below(act('29308-4', problem('Asthma')))}</encounter>`;
    const { records, refusals } = outcomeOf('46240-8', visit);
    expect(records).toMatchObject([
      { section: 'encounters', item: { name: '99213', details: [{ kind: 'diagnosis', text: 'Asthma' }] } },
      { condition: { name: 'Asthma' } },
    ]);
    expect(refusals).toEqual([]);
  });

  it('of a health concern, however deep', () => {
    const concern = act('75310-3', `<act>${below(problem('Obesity'))}</act>`);
    expect(outcomeOf('75310-3', concern).records).toMatchObject([{ condition: { name: 'Obesity' } }]);
  });

  it('where the code of the section is a local one with a translation', () => {
    const section = sectionOf('LOCAL', 'x', act('CONC', problem('Gout'))).replace(
      /<code code="LOCAL"[^>]*\/>/,
      '<code code="LOCAL" codeSystem="2.999"><translation code="11450-4" codeSystem="2.16.840.1.113883.6.1"/></code>',
    );
    expect(readRecords(inputOf(documentOf(section))).records).toContainEqual(
      expect.objectContaining({ condition: expect.objectContaining({ name: 'Gout' }) }),
    );
  });
});

describe('which observations of a stay are diagnoses', () => {
  const plain = (name: string): string => `<observation><value displayName="${name}"/></observation>`;
  const placesIn = (code: string, entry: string) =>
    outcomeOf(code, entry).records.flatMap((each) =>
      each.type === 'condition' ? [[each.condition.name, ...each.sources]] : [],
    );

  it.each(['46241-6', '42347-5', '11535-2', '10219-4', '10218-6', '29308-4'])(
    'are those of an act of diagnoses without their template too (%s)',
    (code) => {
      expect(placesIn('46241-6', act(code, plain('Gout')))).toEqual([['Gout', 'section[46241-6]/entry[1]']]);
    },
  );

  it('are none of another act or element, whatever its template', () => {
    expect(placesIn('46241-6', act('48767-8', plain('Gout')))).toEqual([]);
    expect(placesIn('46241-6', `<act>${below(plain('Gout'))}</act>`)).toEqual([]);
    expect(placesIn('46241-6', `<organizer><code code="46241-6"/>${below(plain('Gout'))}</organizer>`)).toEqual([]);
    const asAct = `<act><templateId root="2.16.840.1.113883.10.20.22.4.4"/><value displayName="Gout"/></act>`;
    expect(placesIn('46241-6', `<act>${below(asAct)}</act>`)).toEqual([]);
    expect(placesIn('46241-6', `<act>${below(problem('Gout').replace('22.4.4"', '22.4.5"'))}</act>`)).toEqual([]);
  });

  it('are each told once and at its place, beside what is no diagnosis', () => {
    const two = act('46241-6', `${problem('Gout')}${problem('Asthma')}`);
    expect(placesIn('46241-6', two)).toEqual([
      ['Gout', 'section[46241-6]/entry[1]/observation[1]'],
      ['Asthma', 'section[46241-6]/entry[1]/observation[2]'],
    ]);
    expect(outcomeOf('46241-6', two).refusals).toMatchObject([
      {
        record: 'section[46241-6]/entry[1]',
        reason: 'not-kept',
        detail: 'of this section the portal keeps the diagnoses only',
      },
    ]);
    const visit = `<encounter><code displayName="Visit"/>${below(act('29308-4', problem('Asthma')))}</encounter>`;
    expect(placesIn('46240-8', visit)).toEqual([['Asthma', 'section[46240-8]/entry[1]/observation[1]']]);
  });
});

describe('medications of a stay', () => {
  it('are current after the discharge, as the list says', () => {
    expect(outcomeOf('75311-1', `<act>${below(taken('active'))}</act>`).records).toMatchObject([
      { medication: { name: 'Ibuprofen', status: 'current' } },
    ]);
  });

  it.each(['42346-7', '29549-3'])('on admission or given during it (%s) are not called current', (code) => {
    expect(outcomeOf(code, taken('active')).records).toMatchObject([
      { medication: { name: 'Ibuprofen', status: 'unknown' } },
    ]);
  });

  it('that were none say nothing about the medications of the person', () => {
    const none = taken('completed').replace('code="310965" displayName="Ibuprofen"', 'code="787483001"');
    const { records, refusals } = outcomeOf('29549-3', none);
    // In words they are a note of this document.
    expect(records.map(({ type }) => type)).toEqual(['note']);
    expect(refusals).toEqual([]);
  });
});

describe('a fragment', () => {
  const allergy = `<act><templateId root="2.16.840.1.113883.10.20.22.4.30"/>${below('<observation><value xsi:type="CD" code="419199007"/><participant typeCode="CSM"><participantRole><playingEntity><code code="7980" displayName="Penicillin"/></playingEntity></participantRole></participant></observation>')}</act>`;
  const read = (text: string, patient?: SourceId) =>
    readRecords({ ...inputOf(text), ...(patient === undefined ? {} : { patient }) });

  it('that is one bare entry is read as of the section of its template', () => {
    expect(read(allergy).records).toMatchObject([{ type: 'allergy', allergy: { substance: 'Penicillin' } }]);
    expect(read('<act><templateId root="2.999"/></act>')).toMatchObject({ records: [] });
  });

  it('with prefixes that nothing declares is read all the same', () => {
    const prefixed = allergy.replace('<act>', '<act voc:note="x">').replaceAll(/<(\/?)(?=[a-z])/g, '<$1cda:');
    expect(read(prefixed).records).toMatchObject([{ type: 'allergy', allergy: { substance: 'Penicillin' } }]);
  });

  it('is of the patient who is given with it, unless it names its own', () => {
    const given = 'chart-7' as SourceId;
    expect(read(allergy, given).records).toMatchObject([{ patient: given }]);
    const [patient] = read(documentOf(sectionOf('48765-2', 'Latex')), given).records;
    expect(patient).toMatchObject({ type: 'patient', name: 'María Núñez' });
    expect(patient?.id).not.toBe(given);
  });
});

describe('a report that is no laboratory’s', () => {
  const report = {
    resourceType: 'DiagnosticReport',
    id: 'r',
    status: 'final',
    category: [{ coding: [{ code: 'RAD' }] }],
    code: { text: 'Chest X-ray' },
    subject: { reference: 'Patient/p' },
  };

  it('is kept with its conclusion, which is all that it says', () => {
    const [record] = readRecords(fhirInput({ ...report, conclusion: 'No acute findings.' })).records;
    expect(record).toMatchObject({
      type: 'note',
      note: { name: 'Chest X-ray', kind: 'imaging', conclusion: 'No acute findings.', content: [] },
    });
  });

  it('is refused where it says nothing', () => {
    expect(readRecords(fhirInput(report))).toMatchObject({ records: [], refusals: [{ reason: 'not-kept' }] });
  });
});
