import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, documentOf, fhirInput, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

const read = (text: string, ...entries: readonly string[]) => {
  const { records, refusals } = readRecords(inputOf(documentOf(sectionOf('11369-6', text, ...entries))));
  return { records: records.filter(({ type }) => type !== 'patient' && type !== 'document'), refusals };
};

const act = (inside: string, material: string, attributes = 'moodCode="EVN"'): string =>
  `<substanceAdministration ${attributes}>${inside}<consumable><manufacturedProduct><manufacturedMaterial>${material}</manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration>`;
const influenza = '<code code="88" codeSystem="2.16.840.1.113883.12.292" displayName="Influenza virus vaccine"/>';
const completed = '<statusCode code="completed"/>';

describe('an immunization of C-CDA is shown as it was said', () => {
  it('with vaccine, code, day, lot, site and who gave it', () => {
    const entry = act(
      `${completed}<effectiveTime value="20140510"/><approachSiteCode code="700022004" displayName="Left arm"/><performer><assignedEntity><assignedPerson><name><given>Nuria</given><family>Cano</family></name></assignedPerson></assignedEntity></performer>`,
      `${influenza}<lotNumberText>UT-1</lotNumberText>`,
    );
    expect(read('x', entry)).toMatchObject({
      records: [
        {
          type: 'immunization',
          sources: ['section[11369-6]/entry[1]'],
          immunization: {
            vaccine: 'Influenza virus vaccine',
            code: { code: '88', system: 'urn:oid:2.16.840.1.113883.12.292' },
            date: '2014-05-10',
            status: 'completed',
            lot: 'UT-1',
            site: 'Left arm',
            performer: 'Nuria Cano',
          },
        },
      ],
      refusals: [],
    });
  });

  it('that is proposed as one that is recommended, without a status, among plans too', () => {
    const proposal = (inside: string, mood = 'PRP') => act(inside, influenza, `moodCode="${mood}"`);
    const told = (entry: string, section = '11369-6') =>
      readRecords(inputOf(documentOf(sectionOf(section, 'x', entry)))).records.flatMap((each) =>
        each.type === 'item' ? [{ section: each.section, ...each.item }] : [],
      );
    const day = '<statusCode code="active"/><effectiveTime value="20270110"/>';
    const author = '<author><time value="20261101"/></author>';
    for (const section of ['11369-6', '18776-5']) {
      expect(told(proposal(day + author), section)).toMatchObject([
        {
          section: 'immunizationRecommendations',
          name: 'Influenza virus vaccine',
          code: { code: '88', system: 'urn:oid:2.16.840.1.113883.12.292' },
          date: '2026-11-01',
          due: '2027-01-10',
          status: 'unknown',
        },
      ]);
    }
    const span = '<effectiveTime><low value="20270110"/><high value="20270310"/></effectiveTime>';
    expect(told(proposal(span))).toMatchObject([
      {
        details: [
          { kind: 'earliest', text: '2027-01-10' },
          { kind: 'latest', text: '2027-03-10' },
        ],
      },
    ]);
    expect(told(proposal('<statusCode code="cancelled"/>'))).toEqual([]);
    // What is intended is a plan.
    expect(told(proposal(day, 'INT'), '18776-5')).toMatchObject([{ section: 'carePlans', status: 'planned' }]);
  });

  it('not given, with the reason', () => {
    const reason =
      '<entryRelationship typeCode="RSON"><observation><code code="PATOBJ" displayName="Patient Objection"/></observation></entryRelationship>';
    const entry = act(completed + reason, influenza, 'moodCode="EVN" negationInd="true"');
    expect(read('x', entry).records).toMatchObject([
      { immunization: { status: 'not-done', reason: 'Patient Objection' } },
    ]);
    const value = reason.replace('/></observation>', '/><value displayName="Fear of needles"/></observation>');
    expect(read('x', act(completed + value, influenza, 'moodCode="EVN" negationInd="true"')).records).toMatchObject([
      { immunization: { reason: 'Fear of needles' } },
    ]);
  });

  it.each(['<statusCode code="active"/>', '<statusCode nullFlavor="UNK"/>', ''])(
    'of unknown status, where it is not said to be completed: %s',
    (status) => {
      expect(read('x', act(status, influenza)).records).toMatchObject([{ immunization: { status: 'unknown' } }]);
    },
  );

  it('without a day, lot, site or code where they are null flavors', () => {
    const entry = act(
      `${completed}<effectiveTime nullFlavor="UNK"/><approachSiteCode nullFlavor="NI"/>`,
      '<code nullFlavor="OTH"><originalText>Flu shot</originalText></code><lotNumberText nullFlavor="UNK"/>',
    );
    const [record] = read('x', entry).records;
    expect(record?.type === 'immunization' && record.immunization).toEqual({
      id: record?.id,
      vaccine: 'Flu shot',
      status: 'completed',
    });
  });

  it('never where it was entered in error or is only planned', () => {
    const outcome = read(
      'x',
      act('<statusCode code="nullified"/>', influenza),
      act(completed, influenza, 'moodCode="INT"'),
    );
    expect(outcome.refusals.map(({ reason }) => reason)).toEqual(['entered-in-error', 'not-kept']);
    expect(outcome.records).toMatchObject([{ type: 'section', statement: { kind: 'narrative', text: ['x'] } }]);
  });

  it('as none, where vaccines as such are denied', () => {
    const any = '<code nullFlavor="OTH"><translation code="71181003" displayName="vaccine"/></code>';
    expect(read('x', act(completed, any, 'negationInd="true"')).records).toMatchObject([
      { type: 'section', section: 'immunizations', statement: { kind: 'none-known' } },
    ]);
  });

  it('by the name of the product where the code has none', () => {
    const entry = act(completed, '<code code="88" codeSystem="2.16.840.1.113883.12.292"/><name>Fluzone</name>');
    expect(read('x', entry).records).toMatchObject([{ immunization: { vaccine: 'Fluzone', code: { code: '88' } } }]);
  });
});

describe('an immunization of FHIR is shown as it was said', () => {
  const resource = {
    resourceType: 'Immunization',
    id: 'i',
    status: 'completed',
    patient: { reference: 'Patient/p' },
    vaccineCode: {
      coding: [
        { system: 'http://hl7.org/fhir/sid/ndc', code: '49281-0421-50' },
        { system: 'http://hl7.org/fhir/sid/cvx', code: '140', display: 'Influenza, seasonal' },
      ],
    },
  };
  const one = (more: object, ...others: readonly object[]) =>
    readRecords(fhirInput(bundleOf({ ...resource, ...more }, ...others)));

  it('with vaccine, code, day, lot, site, source and who gave it', () => {
    const ordered = { function: { coding: [{ code: 'OP' }] }, actor: { display: 'Dr. Who' } };
    const gave = { function: { coding: [{ code: 'AP' }] }, actor: { reference: 'Practitioner/n' } };
    const { records } = one(
      {
        occurrenceDateTime: '2024-10',
        lotNumber: 'UT-1',
        site: { text: 'Left arm' },
        primarySource: true,
        performer: [ordered, gave],
      },
      { resourceType: 'Practitioner', id: 'n', name: [{ text: 'Nuria Cano, RN' }] },
    );
    expect(records).toContainEqual(
      expect.objectContaining({
        type: 'immunization',
        immunization: {
          id: expect.any(String),
          vaccine: 'Influenza, seasonal',
          code: { code: '140', system: 'http://hl7.org/fhir/sid/cvx' },
          date: '2024-10',
          status: 'completed',
          lot: 'UT-1',
          site: 'Left arm',
          performer: 'Nuria Cano, RN',
          source: 'administered',
        },
      }),
    );
  });

  it.each([
    {
      says: { status: 'not-done', statusReason: { text: 'Allergy' } },
      shown: { status: 'not-done', reason: 'Allergy' },
    },
    { says: { status: undefined }, shown: { status: 'unknown' } },
    { says: { status: 'constructor' }, shown: { status: 'unknown' } },
    { says: { primarySource: false }, shown: { source: 'reported' } },
    { says: { reportOrigin: { text: 'Parent' } }, shown: { source: 'reported' } },
  ])('$says', ({ says, shown }) => {
    expect(one(says).records).toMatchObject([{ immunization: shown }]);
  });

  it('never where it was entered in error', () => {
    expect(one({ status: 'entered-in-error' })).toMatchObject({
      records: [],
      refusals: [{ reason: 'entered-in-error' }],
    });
  });
});
