import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../json/index.ts';
import { asOf, inForce, isOver, isPast, isToCome } from './index.ts';

/** Noon of May 15, 2024, in UTC. */
const now = Date.UTC(2024, 4, 15, 12);
const ended = (end: string) => ({ period: { start: '2001', end } });
const over = ended('2024-05-13');
const going = ended('2024-05-16');
const begun = { period: { start: '2001' } };
const toCome = { period: { start: '2024-05-17' } };

describe('a date', () => {
  it.each([
    ['2023', true],
    ['2024', false],
    ['2024-04', true],
    ['2024-05', false],
    ['2024-05-14', true],
    // In the last zone it is the first moment of May 15.
    ['2024-05-15', false],
    ['2024-05-15T11:59:59Z', true],
    ['2024-05-15T12:00:00Z', false],
    ['2024-05-15T13:59:00+02:00', true],
  ])('%s is past: %s', (date, isSo) => {
    expect(isPast(date, now)).toBe(isSo);
  });

  it('of a day is past where the last zone ends it', () => {
    expect(isPast('2024-05-14', now - 1)).toBe(false);
  });

  it.each([
    ['2025', true],
    ['2024', false],
    ['2024-06', true],
    ['2024-05', false],
    ['2024-05-17', true],
    // In the first zone it is two in the morning of May 16.
    ['2024-05-16', false],
    ['2024-05-15T12:00:01Z', true],
    ['2024-05-15T12:00:00Z', false],
  ])('%s is to come: %s', (date, isSo) => {
    expect(isToCome(date, now)).toBe(isSo);
  });

  it('of a day is to come until the first zone begins it', () => {
    expect(isToCome('2024-05-16', now - 2 * 3_600_000 - 1)).toBe(true);
    expect(isToCome('2024-05-16', now - 2 * 3_600_000)).toBe(false);
  });
});

describe('what holds for a time', () => {
  it('is over by its use or its end; an end that is no date says nothing', () => {
    expect(isOver({ use: 'old' }, now)).toBe(true);
    expect(isOver(over, now)).toBe(true);
    for (const each of [going, begun, ended('soon'), { use: 'home' }, {}, undefined])
      expect(isOver(each, now)).toBe(false);
  });

  it('is in force once it has begun and until it is over', () => {
    expect(inForce([over, going, begun, toCome, { period: { start: 'once' } }, {}], now)).toEqual([
      going,
      begun,
      { period: { start: 'once' } },
      {},
    ]);
  });
});

describe('a resource at a moment', () => {
  const at = (resource: JsonObject) => asOf(resource, now);
  const patient = (fields: JsonObject): JsonObject => ({ resourceType: 'Patient', ...fields });

  it('has former names and addresses as such, and no end of others', () => {
    const text = 'Ana';
    expect(
      at(
        patient({
          name: [
            { text, ...over },
            { text, ...going },
            { text, ...toCome },
          ],
        }),
      ),
    ).toEqual(
      patient({
        name: [
          { text, ...over, use: 'old' },
          { text, ...begun },
        ],
      }),
    );
    expect(at(patient({ address: [{ city: 'Mesa', ...over, use: 'home' }] }))).toEqual(
      patient({ address: [{ city: 'Mesa', ...over, use: 'old' }] }),
    );
    expect(at(patient({ address: [{ city: 'Mesa', ...toCome }] }))).toEqual(patient({ address: [] }));
  });

  it('has a name that is to come where there is no other', () => {
    expect(at(patient({ name: [{ text: 'Ana', ...toCome }] }))).toEqual(
      patient({ name: [{ text: 'Ana', ...toCome }] }),
    );
  });

  it('has no number and no contact that is over or to come', () => {
    const points = [{ value: '1', ...over }, { value: '2', ...going }, { value: '3', ...toCome }, { value: '4' }];
    for (const element of ['telecom', 'contact'])
      expect(at(patient({ [element]: points }))).toEqual(
        patient({ [element]: [{ value: '2', ...begun }, { value: '4' }] }),
      );
    expect(at(patient({ contact: [{ telecom: points, address: { city: 'Mesa', ...going } }] }))).toEqual(
      patient({
        contact: [{ telecom: [{ value: '2', ...begun }, { value: '4' }], address: { city: 'Mesa', ...begun } }],
      }),
    );
  });

  it.each([
    ['CareTeam', 'participant'],
    ['Organization', 'identifier'],
    ['Practitioner', 'identifier'],
    ['Practitioner', 'qualification'],
  ])('of the type %s has no %s that is over', (resourceType, element) => {
    expect(
      at({
        resourceType,
        [element]: [
          { id: '1', ...over },
          { id: '2', ...going },
        ],
      }),
    ).toEqual({
      resourceType,
      [element]: [{ id: '2', ...begun }],
    });
    const [all] = [
      [
        { id: '1', ...over },
        { id: '2', ...going },
      ],
    ];
    expect(at({ resourceType: 'Patient', [element]: all })).toEqual({ resourceType: 'Patient', [element]: all });
  });

  it.each(['RelatedPerson', 'CareTeam'])('of the type %s has no end that is still to come', (resourceType) => {
    expect(at({ resourceType, ...going })).toEqual({ resourceType, ...begun });
    expect(at({ resourceType, ...over })).toEqual({ resourceType, ...over });
    expect(at({ resourceType, period: { start: '2001' } })).toEqual({ resourceType, period: { start: '2001' } });
  });

  it('keeps the periods of what happened, and all that is no list and no object', () => {
    const visit = { resourceType: 'Encounter', status: 'planned', flag: true, nothing: null, ...going };
    expect(at(visit)).toEqual(visit);
    expect(at({ status: 'odd', ...going })).toEqual({ status: 'odd', ...going });
    const named = { ...visit, given: ['Ana', null], address: ['Mesa', 'Tempe'], telecom: 'none' };
    expect(at(named)).toEqual(named);
  });

  it('has in a single element what holds of it, and nothing where that does not', () => {
    expect(at(patient({ name: { text: 'Ana', ...going } }))).toEqual(patient({ name: { text: 'Ana', ...begun } }));
    expect(at(patient({ contact: { id: '1', ...over } }))).toEqual(patient({ contact: undefined }));
  });

  it('goes on into the resources that it contains, each by its type', () => {
    const qualification = [{ id: '1', ...over }, { id: '2' }];
    const contained = [{ resourceType: 'Practitioner', qualification, address: [{ city: 'Mesa', ...over }] }];
    expect(at({ resourceType: 'CareTeam', contained })).toEqual({
      resourceType: 'CareTeam',
      contained: [
        {
          resourceType: 'Practitioner',
          qualification: [{ id: '2' }],
          address: [{ city: 'Mesa', ...over, use: 'old' }],
        },
      ],
    });
    expect(at({ resourceType: 'CareTeam', link: [{ qualification }] })).toEqual({
      resourceType: 'CareTeam',
      link: [{ qualification }],
    });
  });
});
