import { describe, expect, it } from '@jest/globals';
import {
  actText,
  amountText,
  codedText,
  codesOf,
  codingOf,
  decimalOf,
  measuredBy,
  quantityText,
  ratioText,
  spanOf,
  timeOf,
  unitOf,
  wordsOf,
} from './coded-values.ts';
import { xml } from '../reading/testing/first-element.ts';
import { anchorsIn } from './narrative-text.ts';

describe('HL7 times', () => {
  it.each([
    ['2023', '2023'],
    ['202304', '2023-04'],
    ['20230417', '2023-04-17'],
    ['2023041709', '2023-04-17'],
    ['202304170930', '2023-04-17'],
    ['202304170930-0500', '2023-04-17T09:30-05:00'],
    ['20230417093015.25-05', '2023-04-17T09:30:15.25-05:00'],
    ['20230417093015Z', '2023-04-17T09:30:15Z'],
    ['20230417093015.1234-0500', '2023-04-17T09:30:15.1234-05:00'],
    ['20230417093015.25', '2023-04-17'],
    ['2023041709-0500', '2023-04-17'],
    ['20230417-0500', '2023-04-17'],
    ['20230417256015Z', '2023-04-17'],
    ['0002', '0002'],
    ['0001', undefined],
    ['x20230417', undefined],
    ['20230417x', undefined],
    ['2023041', undefined],
    ['20231341', undefined],
    ['00010101', undefined],
    ['yesterday', undefined],
    [undefined, undefined],
  ])('%s is %s, no finer than it was written', (raw, wanted) => {
    expect(timeOf(raw)).toBe(wanted);
  });
});

const none = anchorsIn(undefined);

describe('what a coded element says', () => {
  const anchors = anchorsIn(
    xml('<text><content ID="a">Pointed at</content><list ID="l"><item>The whole list</item></list></text>'),
  );
  const to = (id: string) => `<originalText><reference value="#${id}"/></originalText>`;

  it.each([
    [`<c code="1" displayName="Named">${to('a')}</c>`, 'Pointed at'],
    ['<c code="1" displayName="Named"><originalText>Own words</originalText></c>', 'Own words'],
    [`<c code="1" displayName="Named">${to('l')}</c>`, 'Named'],
    [`<c code="1"><translation code="2" displayName="Translated"/></c>`, 'Translated'],
    [`<c code="1">${to('l')}</c>`, 'The whole list'],
    ['<c code="1"><originalText> </originalText></c>', '1'],
    ['<c nullFlavor="OTH"><translation code="2"/></c>', '2'],
    [`<c nullFlavor="OTH">${to('gone')}</c>`, undefined],
    ['<c/>', undefined],
  ])('%s is %s', (code, words) => {
    expect(codedText(xml(code), anchors)).toBe(words);
  });

  it('is in other words where it has a bare code alone', () => {
    expect(wordsOf(xml('<c code="1" displayName="Named"/>'), none, 'Other')).toBe('Named');
    expect(wordsOf(xml('<c code="1"/>'), none, undefined, '', 'Other', 'Third')).toBe('Other');
    expect(wordsOf(xml('<c code="1"/>'), none, undefined, '')).toBe('1');
    expect(wordsOf(xml('<c/>'), none, 'Other')).toBe('Other');
    expect(wordsOf(undefined, none)).toBeUndefined();
  });

  it('is by act what its text says, there or where it points', () => {
    expect(actText(xml('<act><text>Own words</text></act>'), anchors)).toBe('Own words');
    expect(actText(xml('<act><text><reference value="#a"/>Own words</text></act>'), anchors)).toBe('Pointed at');
    expect(actText(xml('<act><text><reference value="#gone"/></text></act>'), anchors)).toBeUndefined();
    expect(actText(undefined, anchors)).toBeUndefined();
  });

  it('is in codes all that it and its translations have', () => {
    expect(codesOf(xml('<c code="1"><translation code="2"/><translation nullFlavor="UNK"/></c>'))).toEqual(['1', '2']);
    expect(codesOf(undefined)).toEqual([]);
  });

  it('is the code of the first system that is asked for, else the first; a code of its document alone is none', () => {
    const both = xml(
      '<c code="1" codeSystem="1.2"><translation code="2" codeSystem="1.3"/><translation code="3" codeSystem="1.4"/></c>',
    );
    expect(codingOf(both, '1.4', '1.3')).toStrictEqual({ code: '3', system: 'urn:oid:1.4' });
    expect(codingOf(both, '1.5', '1.3')).toStrictEqual({ code: '2', system: 'urn:oid:1.3' });
    expect(codingOf(both)).toStrictEqual({ code: '1', system: 'urn:oid:1.2' });
    expect(codingOf(xml('<c code="1"/>'), '1.3')).toStrictEqual({ code: '1' });
    expect(codingOf(xml('<c code="1" codeSystem="2.999"/>'))).toBeUndefined();
    expect(codingOf(xml('<c codeSystem="1.2"><translation codeSystem="1.3"/></c>'), '1.2')).toBeUndefined();
  });
});

describe('a span of time', () => {
  it.each([
    ['<t value="2020"/>', { low: '2020', endedSometime: false }],
    [
      '<t value="2020"><low value="2021"/><high value="2022"/></t>',
      { low: '2021', high: '2022', endedSometime: false },
    ],
    ['<t><high value="2022"/></t>', { high: '2022', endedSometime: false }],
    ['<t><low value="2021"/><high nullFlavor="UNK"/></t>', { low: '2021', endedSometime: true }],
    ['<t><high nullFlavor="NA"/></t>', { endedSometime: false }],
    ['<t nullFlavor="UNK"/>', { endedSometime: false }],
  ])('%s', (time, span) => {
    expect(spanOf(xml(time))).toStrictEqual(span);
  });
});

describe('a quantity', () => {
  it.each(['10', '10.', '10.50', '.5', '.55', '-3', '+3', '1e6', '1E-12', '1.5e+3'])('has the number %s', (value) => {
    expect(decimalOf(xml(`<q value="${value}"/>`))).toBe(value);
  });

  it.each(['', 'ten', '1,5', '1.2.3', 'x1', '1x', '.', 'e5', '1e', '1e+', '1e5x', '--1', '1ex5'])(
    'has no number: %s',
    (value) => {
      expect(decimalOf(xml(`<q value="${value}"/>`))).toBeUndefined();
    },
  );

  it('is told with its unit, where it has a number', () => {
    expect(quantityText(xml('<q value="10" unit="mg"/>'))).toBe('10 mg');
    expect(quantityText(xml('<q value="10" unit="1"/>'))).toBe('10');
    expect(quantityText(xml('<q value="10"/>'))).toBe('10');
    expect(quantityText(xml('<q unit="mg"/>'))).toBeUndefined();
    expect(quantityText(xml('<q value="some" unit="mg"/>'))).toBeUndefined();
    expect(quantityText(undefined)).toBeUndefined();
  });

  it('is that of a translation where it has none itself', () => {
    const other = xml('<q nullFlavor="OTH"><translation unit="x"/><translation value="3" unit="cups"/></q>');
    expect(measuredBy(other)).toBe(other.children[1]);
    expect(quantityText(other)).toBe('3 cups');
    expect(quantityText(xml('<q value="2" unit="L"><translation value="3" unit="cups"/></q>'))).toBe('2 L');
  });

  it.each([
    ['<q value="3" unit="mg" displayName="milligram" code="MG"/>', 'mg'],
    ['<q value="3" displayName="milligram" code="MG"><originalText>milligrams</originalText></q>', 'milligram'],
    ['<q value="3" code="MG"><originalText>milligrams</originalText></q>', 'milligrams'],
    ['<q value="3" code="MG"><originalText/></q>', 'MG'],
    // Of the same number, which a translation need not say again.
    ['<q value="3"><translation value="4" unit="g"/><translation value="3" unit="mg"/></q>', 'mg'],
    ['<q value="3"><translation unit="mg"/></q>', 'mg'],
    ['<q value="3" unit="1"><translation value="3" unit="tablet"/></q>', 'tablet'],
    ['<q value="3"><translation value="4" unit="g"/></q>', undefined],
  ])('has a unit: %s', (quantity, unit) => {
    expect(unitOf(xml(quantity))).toBe(unit);
  });

  it.each([
    ['<q value="10" unit="mg"/>', '10 mg'],
    ['<q><low value="1"/><high value="2"/></q>', '1 – 2'],
    ['<q><low value="2"/><high value="2"/></q>', '2'],
    ['<q><low value="1" unit="h"/></q>', '≥ 1 h'],
    ['<q><high value="2" unit="h"/></q>', '≤ 2 h'],
    ['<q value="3"><low value="1"/></q>', '3'],
    ['<q value="3"><high value="1"/></q>', '3'],
    ['<q nullFlavor="UNK"/>', undefined],
  ])('may be an interval: %s', (quantity, text) => {
    expect(amountText(xml(quantity))).toBe(text);
  });

  it('may be a ratio of two', () => {
    expect(ratioText(xml('<q><numerator value="4" unit="g"/><denominator value="1" unit="d"/></q>'), ' / ')).toBe(
      '4 g / 1 d',
    );
    expect(ratioText(xml('<q><numerator value="4"/></q>'), ' / ')).toBeUndefined();
    expect(ratioText(xml('<q><denominator value="1"/></q>'), ' / ')).toBeUndefined();
  });
});
