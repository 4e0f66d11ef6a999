import { describe, expect, it } from '@jest/globals';
import { containedIn, nameOf, resourcesIn, type Resource } from './find-resources.ts';
import { placesOf, ReferenceIndex } from './reference-index.ts';
import { jsonOf, originIn } from './testing/resources-read.ts';

const uuid = '2f0c2a52-7c4c-4f0a-9d5e-0d6b3c1c8a11';
const server = 'https://ehr.example/fhir';
const found = (json: object, namespace?: string, prefix?: string) =>
  resourcesIn(jsonOf(json), originIn(namespace, prefix));
const bundle = (...entry: readonly unknown[]) => ({ resourceType: 'Bundle', entry });

describe('the one name of a resource', () => {
  it.each([
    ['Patient/1', '', '', 'Patient/1'],
    [' Patient/1 ', '', '', 'Patient/1'],
    ['Patient/1/_history/3', '', '', 'Patient/1'],
    ['Patient/1/_history/12', '', '', 'Patient/1'],
    // A history in the middle is no version.
    ['Patient/_history/1/x', '', '', 'Patient/_history/1/x'],
    ['Patient/1', server, '', `${server}/Patient/1`],
    [`${server}/Patient/1`, server, '', `${server}/Patient/1`],
    ['#inside', server, '', '#inside'],
    ['patient/1', server, '', 'patient/1'],
    ['P/1', server, '', 'P/1'],
    ['Patient/1/more', server, '', 'Patient/1/more'],
    ['x Patient/1', server, '', 'x Patient/1'],
    ['Patient/', server, '', 'Patient/'],
    ['Patient/abc', server, '', `${server}/Patient/abc`],
    [`urn:uuid:${uuid}`, '', '', `urn:uuid:${uuid}`],
    [`URN:UUID:${uuid.toUpperCase()}`, server, '', `urn:uuid:${uuid}`],
    [`Patient/${uuid}`, '', '', `urn:uuid:${uuid}`],
    [`${server}/Patient/${uuid}/_history/1`, '', '', `urn:uuid:${uuid}`],
    [`Patient/x${uuid}`, '', '', `Patient/x${uuid}`],
    [`Patient/${uuid}x`, '', '', `Patient/${uuid}x`],
    [`Patient/${uuid.replaceAll('-', '')}`, '', '', `Patient/${uuid.replaceAll('-', '')}`],
    [`${server}/Patient/1`, '', server, 'Patient/1'],
    [`${server}/Patient/1`, '', `${server}/`, 'Patient/1'],
    ['Patient/1', server, server, 'Patient/1'],
    ['http://ehr.example/Patient/1', '', 'http://ehr.example', 'Patient/1'],
    [`https://other.example/Patient/1`, '', server, 'https://other.example/Patient/1'],
    [`https://other.example/?of=${server}/`, '', server, `https://other.example/?of=${server}/`],
    ['export/a/Patient/1', '', 'export/a', 'export/a/Patient/1'],
    ['x https://a/Patient/1', '', 'x https://a', 'x https://a/Patient/1'],
  ])('%s, on %j and in %j, is %s', (reference, base, namespace, name) => {
    expect(nameOf(reference, base, namespace)).toBe(name);
  });
});

describe('the resources of an input', () => {
  it('are one, with its place, its names and what is in force of it', () => {
    const { resources, strays } = found({
      ...{ resourceType: 'Patient', id: '1' },
      telecom: [{ value: '1', period: { end: '2020' } }],
    });
    expect(strays).toEqual([]);
    expect(resources).toMatchObject([
      {
        type: 'Patient',
        place: 'Patient/1',
        id: 'id of Patient/1',
        names: ['Patient/1'],
        base: '',
        json: { telecom: [] },
      },
    ]);
  });

  it('are known by their address first, then by type and id', () => {
    const entry = { fullUrl: `${server}/Patient/1`, resource: { resourceType: 'Patient', id: '1' } };
    expect(found(bundle(entry), '', 'file#').resources).toMatchObject([
      {
        place: 'file#entry[1] Patient/1',
        id: `id of ${server}/Patient/1`,
        names: [`${server}/Patient/1`, 'Patient/1'],
        base: server,
      },
    ]);
    for (const fullUrl of [`urn:uuid:${uuid}`, `${server}/patient/1`, `${server}/Patient/1?x`, `x ${server}/Patient/1`])
      expect(found(bundle({ ...entry, fullUrl })).resources).toMatchObject([{ base: '' }]);
  });

  it('without a name are known by what they say', () => {
    const [first, second, other] = found(
      bundle(
        { resource: { resourceType: 'Patient', gender: 'male' } },
        { resource: { resourceType: 'Patient', gender: 'male' } },
        { resource: { resourceType: 'Patient', gender: 'other' } },
      ),
    ).resources;
    expect(first).toMatchObject({
      place: 'entry[1] Patient',
      names: [],
      id: 'id of {"resourceType":"Patient","gender":"male"}',
    });
    expect(second?.id).toBe(first?.id);
    expect(other?.id).not.toBe(first?.id);
  });

  it('stand in bundles of bundles; what is none is named with its place', () => {
    const inner = bundle({ resource: { resourceType: 'Patient', id: '1' } }, 'text', { response: { status: '200' } });
    const { resources, strays } = found(
      bundle({ resource: inner }, { request: { method: 'DELETE' } }, { resource: { id: '2' } }, { fullUrl: 'x' }),
    );
    expect(resources.map(({ place }) => place)).toEqual(['entry[1] entry[1] Patient/1']);
    expect(strays.map(({ place, expected }) => [place, expected])).toEqual([
      ['entry[1] entry[2]', true],
      ['entry[1] entry[3]', false],
      ['entry[2]', false],
      ['entry[3]', true],
      ['entry[4]', true],
    ]);
    expect(found([{ resourceType: 'Patient' }])).toMatchObject({
      resources: [],
      strays: [{ place: '', expected: true }],
    });
  });
});

describe('what a resource carries inside itself', () => {
  it('has its place and an id below its own, where it has a type and an id', () => {
    const contained = [
      { resourceType: 'Medication', id: 'd' },
      { resourceType: 'Medication' },
      { id: 'e' },
      'text',
      { resourceType: 'Practitioner', id: 'w' },
    ];
    const [owner] = found(
      bundle({ fullUrl: `${server}/Basic/1`, resource: { resourceType: 'Basic', contained } }),
    ).resources;
    const inside = containedIn(owner as Resource);
    expect(inside.map(({ type, id, names, place, base }) => [type, id, ...names, place, base])).toEqual([
      ['Medication', `id of id of ${server}/Basic/1#d`, '#d', 'entry[1] Basic', server],
      ['Practitioner', `id of id of ${server}/Basic/1#w`, '#w', 'entry[1] Basic', server],
    ]);
    expect(inside.every((each) => each.owner === owner)).toBe(true);
  });
});

describe('a reference', () => {
  const indexOf = (...entry: readonly object[]) => {
    const { resources } = found(bundle(...entry));
    return { resources, referenceIndex: new ReferenceIndex(resources) };
  };
  const at = (path: string, more: object = {}) => {
    const [resourceType, id] = path.split('/');
    return { fullUrl: `${server}/${path}`, resource: { resourceType, id, ...more } };
  };
  const followed = (reference: object | undefined, ...entry: readonly object[]) => {
    const { resources, referenceIndex } = indexOf(at('Basic/b'), ...entry);
    const { resource, ...target } =
      referenceIndex.follow(resources[0] as Resource, reference && jsonOf(reference)) ?? {};
    return { ...target, ...(resource && { place: resource.place }) };
  };

  it('leads to a resource of the input, or to its id alone', () => {
    expect(followed({ reference: 'Patient/1', display: 'Ana' }, at('Patient/1'))).toEqual({
      ...{ id: `id of ${server}/Patient/1`, type: 'Patient', display: 'Ana', place: 'entry[2] Patient/1' },
    });
    const outside = followed({ reference: 'Patient/1' });
    expect(outside).toEqual({ id: `id of ${server}/Patient/1`, type: 'Patient' });
    expect(Object.keys(outside)).toEqual(['id', 'type']);
    expect(followed({ reference: 'Patient/1' }, { resource: { resourceType: 'Patient', id: '1' } })).toEqual({
      ...{ id: 'id of Patient/1', type: 'Patient', place: 'entry[2] Patient/1' },
    });
  });

  it('leads to the first of two resources of one name', () => {
    expect(followed({ reference: 'Patient/1' }, at('Patient/1'), at('Patient/1'))).toMatchObject({
      place: 'entry[2] Patient/1',
    });
  });

  it('says the type of what is not there, by its address or by itself', () => {
    expect(followed({ reference: 'https://x.example/Patient/1/_history/12' })).toMatchObject({ type: 'Patient' });
    expect(followed({ reference: 'https://x.example/Patient/1/more/2' })).toEqual({
      id: 'id of https://x.example/Patient/1/more/2',
    });
    expect(followed({ reference: 'urn:oid:2.999', type: 'Device' })).toEqual({
      id: 'id of urn:oid:2.999',
      type: 'Device',
    });
    expect(followed({ reference: 'Patient/1', type: 'Device' })).toMatchObject({ type: 'Patient' });
    expect(Object.keys(followed({ reference: 'urn:oid:2.999' }))).toEqual(['id']);
  });

  it('leads inside its holder, to the holder, and from inside to what else is inside', () => {
    const contained = [
      { resourceType: 'PractitionerRole', id: 'r' },
      { resourceType: 'Practitioner', id: 'w' },
    ];
    const { resources, referenceIndex } = indexOf(at('Basic/b', { contained }));
    const [holder] = resources as readonly [Resource];
    const role = referenceIndex.follow(holder, { reference: '#r', display: 'Role' });
    expect(role).toMatchObject({ type: 'PractitionerRole', display: 'Role' });
    expect(role?.id).toBe(role?.resource?.id);
    expect(referenceIndex.follow(role?.resource as Resource, { reference: '#w' })).toMatchObject({
      type: 'Practitioner',
    });
    expect(referenceIndex.follow(role?.resource as Resource, { reference: '#' })).toEqual({
      ...{ id: holder.id, type: 'Basic', resource: holder },
    });
    expect(referenceIndex.follow(holder, { reference: '#none' })).toBeUndefined();
  });

  it('finds a patient by an identifier, with its system where it has one', () => {
    const identifier = [{ system: 'urn:a', value: '1' }, { value: '2' }, { system: 'urn:a' }];
    const patients = [at('Patient/1', { identifier }), at('Device/2', { identifier: [{ value: '3' }] })];
    const by = (each: object | undefined) => followed({ identifier: each, display: 'Ana' }, ...patients);
    expect(by({ system: 'urn:a', value: '1' })).toEqual({
      ...{ id: `id of ${server}/Patient/1`, type: 'Patient', display: 'Ana', place: 'entry[2] Patient/1' },
    });
    expect(by({ value: '2' })).toMatchObject({ type: 'Patient' });
    for (const none of [
      { value: '1' },
      { system: 'urn:b', value: '1' },
      { value: '3' },
      { system: 'urn:a' },
      undefined,
    ])
      expect(by(none)).toEqual({});
    expect(followed(undefined, ...patients)).toEqual({});
    expect(followed({ display: 'Ana' }, at('Patient/1', { identifier: [{ system: 'urn:a' }] }))).toEqual({});
  });

  it('is found from where it leads', () => {
    const dispense = (id: string, ...of: readonly object[]) =>
      at(`MedicationDispense/${id}`, { authorizingPrescription: of });
    const { resources, referenceIndex } = indexOf(
      at('MedicationRequest/1'),
      at('MedicationRequest/2'),
      dispense('1', { reference: 'MedicationRequest/1' }),
      dispense('2', { display: 'paper' }, { reference: 'MedicationRequest/9' }, { reference: 'MedicationRequest/1' }),
      at('Basic/3', { authorizingPrescription: [{ reference: 'MedicationRequest/1' }] }),
    );
    const placesTo = (at: number, element = 'authorizingPrescription') =>
      referenceIndex.referring(resources[at] as Resource, 'MedicationDispense', element).map(({ place }) => place);
    expect(placesTo(0)).toEqual(['entry[3] MedicationDispense/1', 'entry[4] MedicationDispense/2']);
    expect(placesTo(0)).toHaveLength(2);
    expect(placesTo(1)).toEqual([]);
    expect(placesTo(0, 'other')).toEqual([]);
  });

  it('has places, each once', () => {
    const { resources } = indexOf(at('Basic/1'), at('Basic/2'));
    const [one, two] = resources;
    expect(placesOf(one, undefined, two, one)).toEqual(['entry[1] Basic/1', 'entry[2] Basic/2']);
  });
});
