import { describe, expect, it } from '@jest/globals';
import { instant } from '@portico/domain/kernel';
import { asOf } from './as-of.ts';
import { parseXml } from './parse-xml.ts';
import type { Xml } from './xml-tree.ts';

/** Noon of July 1, 2024, in UTC. */
const now = instant(Date.UTC(2024, 6, 1, 12));

const shown = (each: Xml | string): string => {
  if (typeof each === 'string') return each;
  const attributes = [...each.attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
  return `<${each.name}${attributes}>${each.children.map(shown).join('')}</${each.name}>`;
};
/** What is left of what stands in a document. */
const left = (inside: string): string => {
  const read = parseXml(new TextEncoder().encode(`<doc xmlns="urn:hl7-org:v3">${inside}</doc>`));
  if (!read.ok) throw new Error('not well-formed');
  return asOf(read.value, now).children.map(shown).join('');
};

const low = (date: string): string => `<low value="${date}"></low>`;
const high = (date: string): string => `<high value="${date}"></high>`;
const unknownEnd = '<high nullFlavor="UNK"></high>';

describe('a document as it holds at a moment', () => {
  it.each([
    ['name', 'validTime'],
    ['addr', 'useablePeriod'],
    ['telecom', 'useablePeriod'],
    ['participant', 'time'],
  ])('has no end of a %s that is still to come', (element, span) => {
    const each = (end: string) => `<${element}>text<${span}>${low('2020')}${end}</${span}></${element}>`;
    expect(left(each(high('20250101')))).toBe(each(''));
    expect(left(each('')) + left(`<${element}></${element}>`)).toBe(`${each('')}<${element}></${element}>`);
  });

  it.each([
    ['name', 'validTime'],
    ['addr', 'useablePeriod'],
    ['participant', 'time'],
  ])('keeps a %s that is over, with its end', (element, span) => {
    const each = `<${element}><${span}>${low('2020')}${high('2023')}</${span}></${element}>`;
    expect(left(each)).toBe(each);
  });

  it.each(['name', 'addr'])('has a %s that ended at an unknown time, with its end', (element) => {
    const span = element === 'name' ? 'validTime' : 'useablePeriod';
    const each = (end: string) => `<${element}><${span}>${end}</${span}></${element}>`;
    expect(left(each(unknownEnd))).toBe(each(unknownEnd));
    expect(left(each('<high nullFlavor="NA"></high>'))).toBe(each(''));
  });

  it.each([
    ['telecom', 'useablePeriod'],
    ['participant', 'time'],
  ])('has no end of unknown date of a %s', (element, span) => {
    const each = (end: string) => `<${element}><${span}>${end}</${span}></${element}>`;
    expect(left(each(unknownEnd))).toBe(each(''));
  });

  it.each([
    ['addr', 'useablePeriod'],
    ['telecom', 'useablePeriod'],
    ['participant', 'time'],
  ])('has no %s that is not in force yet', (element, span) => {
    const from = (date: string) => `<${element}><${span}>${low(date)}</${span}></${element}>`;
    expect(left(from('2025'))).toBe('');
    expect(left(from('2024'))).toBe(from('2024'));
  });

  it('has a name that is not in force yet: somebody without a name is nobody', () => {
    const name = `<name><validTime>${low('2025')}</validTime></name>`;
    expect(left(name)).toBe(name);
  });

  it.each(['BAD', 'HP BAD'])('has no number that is known to be wrong (%s)', (use) => {
    expect(left(`<telecom use="${use}" value="tel:1"/>`)).toBe('');
    const address = `<addr use="${use}"></addr>`;
    expect(left(address)).toBe(address);
  });

  it('has no number that is over', () => {
    expect(left(`<telecom value="tel:1"><useablePeriod>${high('2023')}</useablePeriod></telecom>`)).toBe('');
    expect(left('<telecom use="HP" value="tel:1"/>')).toBe('<telecom use="HP" value="tel:1"></telecom>');
  });

  it('is so however deep, but for participants, which are those of the header alone', () => {
    const number = '<telecom use="BAD"/>';
    expect(left(`<a><b>${number}x</b></a>`)).toBe('<a><b>x</b></a>');
    expect(left(`<addr><b>${number}</b></addr>`)).toBe('<addr><b></b></addr>');
    const participant = `<a><participant><time>${low('2025')}${high('2026')}</time></participant></a>`;
    expect(left(participant)).toBe(participant);
  });

  it('has all else as it stands', () => {
    const others = `<effectiveTime>${low('2025')}${high('2026')}</effectiveTime><name><given>Ann</given><high value="2030"></high></name>`;
    expect(left(others)).toBe(others);
    const other = `<name><given>${high('2030')}</given></name><addr><city>${high('2030')}</city></addr>`;
    expect(left(other)).toBe(other);
    const mixed = (inside: string) => `<name><validTime> ${inside}<center value="2030"></center></validTime></name>`;
    expect(left(mixed(high('2030')))).toBe(mixed(''));
  });
});
