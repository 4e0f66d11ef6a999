import { describe, expect, it } from '@jest/globals';
import { parseJson, type Json } from '../json/index.ts';
import {
  addressOf,
  codesOf,
  conceptText,
  emailOf,
  familyNameIn,
  namePartsIn,
  personNames,
  phoneOf,
  quantityText,
  rangeText,
} from './index.ts';

const json = (value: unknown): Json => {
  const parsed = parseJson(JSON.stringify(value));
  if (!parsed.ok) throw new Error('This is no JSON.');
  return parsed.value;
};
const list = (...values: readonly unknown[]): readonly Json[] => values.map(json);

describe('a concept', () => {
  it('is called by its text, the display that was picked, any display or a code', () => {
    const coding = [{ code: 'x' }, { code: 'y', display: 'Y' }, { code: 'z', display: 'Z', userSelected: true }];
    expect(conceptText(json({ text: 'T', coding }))).toBe('T');
    expect(conceptText(json({ coding }))).toBe('Z');
    expect(conceptText(json({ coding: coding.slice(0, 2) }))).toBe('Y');
    expect(conceptText(json({ coding: [{ code: 'y', display: 'Y', userSelected: false }, { display: 'Z' }] }))).toBe(
      'Y',
    );
    expect(conceptText(json({ coding: coding.slice(0, 1) }))).toBe('x');
    expect(conceptText(json({ coding: [{ system: 's' }] }))).toBeUndefined();
    expect(conceptText(undefined)).toBeUndefined();
  });

  it('has its codes', () => {
    expect(codesOf(json({ coding: [{ code: 'x' }, { display: 'Y' }, { code: 'z' }] }))).toEqual(['x', 'z']);
  });
});

describe('a quantity', () => {
  it.each([
    [{ value: 10, unit: 'mg', code: 'milligram' }, '10 mg'],
    [{ value: 10, code: 'mg' }, '10 mg'],
    [{ value: 10, comparator: '<', unit: 'mg' }, '<10 mg'],
    [{ value: 10 }, '10'],
    [{ value: 10, code: '1' }, '10'],
    [{ value: '10', unit: 'mg' }, undefined],
    [{ unit: 'mg' }, undefined],
  ])('%j is told as %s', (quantity, said) => {
    expect(quantityText(json(quantity))).toBe(said);
  });

  it('with two ends has one or both', () => {
    const [low, high] = [
      { value: 1, unit: 'mg' },
      { value: 2, unit: 'mg' },
    ];
    expect(rangeText(json({ low, high }))).toBe('1 mg – 2 mg');
    expect(rangeText(json({ low }))).toBe('≥ 1 mg');
    expect(rangeText(json({ high }))).toBe('≤ 2 mg');
    expect(rangeText(json({}))).toBeUndefined();
  });
});

describe('the names of a person', () => {
  it('stand by their use, former ones and nicknames last, each once', () => {
    const uses = ['old', 'nickname', 'maiden', 'anonymous', 'temp', undefined, 'usual', 'official'];
    const names = list({ use: 'odd', text: 'odd' }, ...uses.map((use) => ({ use, text: `${use}` })));
    expect(personNames(names)).toEqual([...uses.map((use) => `${use}`).reverse(), 'odd']);
    expect(personNames(list({ text: 'Ana' }, { use: 'old', text: 'Ana' }, { use: 'old', text: 'Eva' }))).toEqual([
      'Ana',
      'Eva',
    ]);
  });

  it('are written as text, else made of their parts; a title by itself is no name', () => {
    const parts = { prefix: ['Dr.'], given: ['Ana', 'Luz'], family: 'Gil', suffix: ['Jr.', 'MD'] };
    expect(personNames(list({ text: 'Ana G.', ...parts }))).toEqual(['Ana G.']);
    expect(personNames(list(parts))).toEqual(['Dr. Ana Luz Gil Jr. MD']);
    expect(personNames(list({ given: ['Ana'] }, { family: 'Gil' }))).toEqual(['Ana', 'Gil']);
    expect(personNames(list({ prefix: ['Dr.'], suffix: ['Jr.'] }, {}))).toEqual([]);
  });

  it('have the family name and the parts of the one that is shown', () => {
    const names = list(
      { use: 'official', prefix: ['Dr.'] },
      { use: 'old', given: ['Eva'], family: 'Mora' },
      {
        use: 'usual',
        prefix: ['Dr.', 'Prof.'],
        given: ['Ana', 'Luz', 'Sol'],
        family: 'Gil',
        suffix: ['Jr.'],
      },
    );
    expect(familyNameIn(names)).toBe('Gil');
    expect(namePartsIn(names)).toEqual({
      prefix: 'Dr. Prof.',
      given: 'Ana Luz Sol',
      middle: 'Luz Sol',
      family: 'Gil',
      suffix: 'Jr.',
    });
    expect(namePartsIn(list({ given: ['Ana'] }))).toEqual({ given: 'Ana' });
    expect(familyNameIn([])).toBeUndefined();
    expect(namePartsIn([])).toEqual({});
  });
});

describe('where somebody is reached', () => {
  const at = (...telecom: readonly object[]) => json({ telecom });

  it('is the number and the address at work, else the first with a value', () => {
    for (const [system, of] of [
      ['phone', phoneOf],
      ['email', emailOf],
    ] as const) {
      const points = [{ system: 'fax', use: 'work', value: '0' }, { system }, { system, use: 'home', value: '1' }];
      expect(of(at(...points, { system, use: 'work', value: '2' }))).toBe('2');
      expect(of(at(...points, { system, value: '2' }))).toBe('1');
      expect(of(at({ system, use: 'work' }, { system, value: '2' }))).toBe('2');
      expect(of(at({ use: 'work', value: '1' }))).toBeUndefined();
      expect(of(undefined)).toBeUndefined();
    }
  });
});

describe('the address of a place', () => {
  const office = { line: ['1 Main St', 'Floor 2'], city: 'Mesa', state: 'AZ', postalCode: '85201' };

  it('stands on one line, in its own words where it has some', () => {
    expect(addressOf(json({ address: office }))).toBe('1 Main St, Floor 2, Mesa, AZ 85201');
    expect(addressOf(json({ address: { ...office, text: 'Main and First' } }))).toBe('Main and First');
    expect(addressOf(json({ address: { city: 'Mesa' } }))).toBe('Mesa');
    expect(addressOf(json({ address: { postalCode: '85201' } }))).toBe('85201');
    expect(addressOf(json({ address: {} }))).toBeUndefined();
    expect(addressOf(undefined)).toBeUndefined();
  });

  it.each(['home', 'temp', 'old'])('is none that is %s', (use) => {
    expect(addressOf(json({ address: { ...office, use } }))).toBeUndefined();
    expect(
      addressOf(
        json({
          address: [
            { ...office, use },
            { use: 'work', city: 'Tempe' },
          ],
        }),
      ),
    ).toBe('Tempe');
  });
});
