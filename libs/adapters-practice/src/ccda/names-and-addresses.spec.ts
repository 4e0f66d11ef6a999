import { describe, expect, it } from '@jest/globals';
import {
  addressOf,
  emailOf,
  familyIn,
  formerNames,
  nameParts,
  performerOf,
  personNames,
  phoneOf,
} from './coded-values.ts';
import { xml } from '../reading/testing/first-element.ts';
import { all } from './xml-tree.ts';

describe('the names of a person', () => {
  const names = (...inside: readonly string[]) => all(xml(`<person>${inside.join('')}</person>`), 'name');
  const name = (inside: string, use = '') => `<name use="${use}">${inside}</name>`;
  const over = '<validTime><high value="2001"/></validTime>';
  const parts = (given: string, family: string, qualifier = '') =>
    `<given>${given}</given><family qualifier="${qualifier}">${family}</family>`;

  it('are told in the order of their parts, whatever the order in which they stand', () => {
    const whole =
      '<suffix>Jr.</suffix><family>García</family><family>López</family><given>Ana</given><given/><given>María</given><prefix>Dr.</prefix>';
    expect(personNames(names(name(whole)))).toEqual(['Dr. Ana María García López Jr.']);
    expect(nameParts(names(name(whole)))).toEqual({
      prefix: 'Dr.',
      given: 'Ana María',
      middle: 'María',
      family: 'García López',
      suffix: 'Jr.',
    });
  });

  it('are in one text where they have no parts, also beside the time of it', () => {
    expect(personNames(names('<name> Ann  Lee </name>', `<name>Ann Lee-Li${over}</name>`))).toEqual([
      'Ann Lee',
      'Ann Lee-Li',
    ]);
    expect(nameParts(names('<name>Ann Lee</name>'))).toEqual({
      prefix: '',
      given: '',
      middle: '',
      family: '',
      suffix: '',
    });
  });

  it('have what somebody is called by only where no other is given', () => {
    const called = '<given qualifier="CL">Annie</given>';
    expect(personNames(names(name(`${called}<given>Ann</given><family>Lee</family>`)))).toEqual(['Ann Lee']);
    expect(personNames(names(name(`${called}<family>Lee</family>`)))).toEqual(['Annie Lee']);
    expect(nameParts(names(name(`${called}<given>Ann</given><given>Bo</given>`)))).toMatchObject({
      given: 'Ann Bo',
      middle: 'Bo',
    });
    expect(nameParts(names(name(called)))).toMatchObject({ given: 'Annie', middle: '' });
    expect(nameParts(names(name('<given qualifier="BR CL">Annie</given><given>Ann</given>')))).toMatchObject({
      given: 'Ann',
    });
  });

  it('are the legal one first, then others, and former ones last', () => {
    const list = names(
      name(parts('Ann', 'Old') + over, 'L'),
      name(parts('Ann', 'Born', 'BR'), 'L'),
      name(parts('Annie', 'Lee'), 'P'),
      name(parts('Ann', 'Lee'), 'C L'),
      name(parts('Anna', 'Gone') + over),
    );
    expect(personNames(list)).toEqual(['Ann Lee', 'Annie Lee', 'Ann Old', 'Ann Born', 'Anna Gone']);
    expect(formerNames(list)).toEqual(['Ann Old', 'Ann Born', 'Anna Gone']);
    expect(familyIn(list)).toBe('lee');
    expect(nameParts(list)).toMatchObject({ given: 'Ann', family: 'Lee' });
  });

  it('are each told once, and none that is empty or of null flavor', () => {
    const list = names(
      '<name nullFlavor="UNK"><given>No</given></name>',
      name('<given/>', 'L'),
      name(parts('Ann', 'Lee')),
      name(parts('Ann', 'Lee')),
      name(parts('Ann', 'Old') + over),
      name(parts('Ann', 'Old') + over),
      name(over),
    );
    expect(personNames(list)).toEqual(['Ann Lee', 'Ann Old']);
    expect(formerNames(list)).toEqual(['Ann Old']);
    expect(familyIn(list)).toBe('lee');
    expect(nameParts(list)).toMatchObject({ given: 'Ann' });
  });

  it('are no former ones where there is no other, by an end or a part at birth, which may say more', () => {
    expect(formerNames(names(name(parts('Ann', 'Old') + over)))).toEqual([]);
    const born = (part: string) => formerNames(names(name(parts('Ann', 'Lee'), 'L'), name(part)));
    expect(born('<given qualifier="BR">Ann</given><family>Born</family>')).toEqual(['Ann Born']);
    expect(born('<given>Ann</given><family qualifier="SP BR">Born</family>')).toEqual(['Ann Born']);
    expect(born('<given>Ann</given><family qualifier="SP">Born</family>')).toEqual([]);
    expect(born('<given>Ann</given><family>Born</family>')).toEqual([]);
  });

  it('are none where nobody is named', () => {
    expect(personNames([])).toEqual([]);
    expect(familyIn([])).toBeUndefined();
  });
});

describe('how somebody is reached', () => {
  const at = (inside: string) => xml(`<entity>${inside}</entity>`);
  const point = (value: string, use = '') => `<telecom value="${value}" use="${use}"/>`;

  it('is by the first number or address of its scheme, the one at work before others', () => {
    const all = at(
      `<telecom use="WP"/>${point('mailto:a@example.com')}${point('tel:1', 'HP')}${point('tel:2', 'WP')}${point('tel:3', 'WP')}${point('mailto:b@example.com', 'DIR WP')}`,
    );
    expect({ phone: phoneOf(all), email: emailOf(all) }).toEqual({ phone: '2', email: 'b@example.com' });
    const others = at(
      point('fax:9', 'WP') +
        point('tel:1', 'HP') +
        point('tel:2') +
        point('mailto:a@example.com', 'HP') +
        point('mailto:b@example.com'),
    );
    expect({ phone: phoneOf(others), email: emailOf(others) }).toEqual({ phone: '1', email: 'a@example.com' });
    expect(phoneOf(at(''))).toBeUndefined();
    expect(emailOf(at(''))).toBeUndefined();
  });

  it('is with signs that may be escaped, without the blanks around them', () => {
    expect(phoneOf(at(point('tel: +1%20401%20555%200100%20 ')))).toBe('+1 401 555 0100');
    expect(phoneOf(at(point('tel: 100%')))).toBe('100%');
    expect(phoneOf(at(point('tel:')))).toBe('');
  });
});

describe('where somebody works', () => {
  const street = '<streetAddressLine>1 Main St</streetAddressLine>';
  const city = '<city>Mesa</city>';
  const at = (inside: string, use = '') => `<addr use="${use}">${inside}</addr>`;
  const told = (inside: string) => addressOf(xml(`<entity>${inside}</entity>`));

  it('is told on one line, of the parts that are said', () => {
    expect(
      told(
        at(
          `${street}<streetAddressLine>Suite 2</streetAddressLine>${city}<state>AZ</state><postalCode>85201</postalCode>`,
        ),
      ),
    ).toBe('1 Main St, Suite 2, Mesa, AZ 85201');
    expect(told(at(`${street}<city/><state/><postalCode>85201</postalCode>`))).toBe('1 Main St, 85201');
    expect(told(at('<streetAddressLine/>'))).toBeUndefined();
    expect(told('')).toBeUndefined();
  });

  it.each(['H', 'HP', 'HV', 'TMP', 'BAD', 'WP BAD'])('is not where its use is %s', (use) => {
    expect(told(at(street, use))).toBeUndefined();
    expect(told(at(street, use) + at(city, 'WP'))).toBe('Mesa');
  });

  it('is where its use is said to be at work, or not at all', () => {
    expect(told(at(city, 'WP') + at(street, 'WP'))).toBe('Mesa');
    expect(told(`<addr>${city}</addr>`)).toBe('Mesa');
  });
});

describe('who did something', () => {
  const by = (...inside: readonly string[]) =>
    performerOf(
      xml(
        `<act>${inside.map((each) => `<performer><assignedEntity>${each}</assignedEntity></performer>`).join('')}</act>`,
      ),
    );
  const person = '<assignedPerson><name>Ann</name></assignedPerson>';
  const clinic = (name: string) => `<representedOrganization><name>${name}</name></representedOrganization>`;

  it('is the first person, else the first organization with a name', () => {
    expect(by(clinic('Valley'), clinic('Hill') + person)).toBe('Ann');
    expect(by(clinic(''), clinic('Hill'), clinic('Dale'))).toBe('Hill');
    expect(by('')).toBeUndefined();
  });
});
