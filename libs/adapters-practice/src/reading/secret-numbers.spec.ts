import { secretNumbers } from '@portico/practice-fhir/record';
import { describe, expect, it } from '@jest/globals';
import { readRecords } from './index.ts';
import { bundleOf, documentOf, fhirInput, inputOf } from './testing/sample-inputs.ts';

const number = '999-12-3456';
const kinds = Object.values(secretNumbers).flatMap((each) => each.kinds);
const systems = Object.values(secretNumbers).flatMap((each) => each.systems);
const identifiers = [
  ...systems.map((system) => ({ system, value: number })),
  ...kinds.map((code) => ({ system: 'urn:oid:2.999.3', value: number, type: { coding: [{ code }] } })),
];

/** A patient and a practitioner of their care team, each with the number. */
const bundleWith = (identifier: object) =>
  fhirInput(
    bundleOf(
      { resourceType: 'Patient', id: 'p', name: [{ family: 'Núñez', given: ['María'] }], identifier: [identifier] },
      { resourceType: 'Practitioner', id: 'd', name: [{ family: 'Adler' }], identifier: [identifier] },
      {
        resourceType: 'CareTeam',
        id: 't',
        status: 'active',
        subject: { reference: 'Patient/p' },
        participant: [{ member: { reference: 'Practitioner/d' } }],
      },
    ),
  );

/** A patient, and a worker of their care team, each with the number. */
const documentWith = (root: string) => {
  const [id, worker] = [`<id root="${root}" extension="${number}"/>`, 'Adler'];
  const team = `<section><code code="85847-2" codeSystem="2.16.840.1.113883.6.1"/><title>Team</title><text>${worker}</text>
    <entry><organizer classCode="CLUSTER" moodCode="EVN"><templateId root="2.16.840.1.113883.10.20.22.4.500"/>
      <code code="86744-0" codeSystem="2.16.840.1.113883.6.1"/><statusCode code="active"/>
      <component><act classCode="PCPR" moodCode="EVN"><templateId root="2.16.840.1.113883.10.20.22.4.500.1"/>
        <code code="85847-2" codeSystem="2.16.840.1.113883.6.1"/><statusCode code="active"/>
        <performer><assignedEntity>${id}<assignedPerson><name><family>${worker}</family></name></assignedPerson></assignedEntity></performer>
      </act></component></organizer></entry></section>`;
  return inputOf(documentOf(team).replace('<id root="2.16.840.1.113883.4.1" extension="999-12-3456"/>', id));
};

const told = (input: Parameters<typeof readRecords>[0]): string => {
  const { records } = readRecords(input);
  // Somebody was read, so that nothing is missed for want of a reading.
  expect(records.length).toBeGreaterThan(0);
  return JSON.stringify(records);
};

describe('a number of social security or of taxes', () => {
  it.each(identifiers)('goes on from no reader of FHIR: %j', (identifier) => {
    expect(told(bundleWith({ system: 'urn:oid:2.999.3', value: number }))).toContain('12-3456');
    expect(told(bundleWith(identifier))).not.toContain('12-3456');
  });

  it.each(systems.flatMap((system) => /^urn:oid:(.*)/.exec(system)?.[1] ?? []))(
    'goes on from no reader of C-CDA: %s',
    (root) => {
      expect(told(documentWith('2.999.4'))).toContain('12-3456');
      expect(told(documentWith(root))).not.toContain('12-3456');
    },
  );
});
