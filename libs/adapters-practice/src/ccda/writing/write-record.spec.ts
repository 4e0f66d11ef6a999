import { describe, expect, it } from '@jest/globals';
import { unknownChart, type Chart, type MedicationFill } from '@portico/domain/health';
import { instant, type ClinicalDate } from '@portico/domain/kernel';
import { readCcda, writeRecord } from '../index.ts';
import { parseXml } from '../parse-xml.ts';
import { all, attribute, first, plainText, type Xml } from '../xml-tree.ts';

const documentOf = (chart: Partial<Chart>): Xml => {
  const bytes = writeRecord({
    id: 'record',
    title: 'Health record',
    practiceName: 'Mesa',
    patient: { id: 'ana', name: 'Ana Gil Ruiz', language: 'en' },
    chart: { ...unknownChart, ...chart },
    at: instant(0),
  });
  const parsed = parseXml(bytes);
  if (!parsed.ok) throw new Error('not well-formed');
  return parsed.value;
};

const sectionsOf = (document: Xml): readonly Xml[] => all(document, 'component/structuredBody/component/section');

const templatesOf = (holder: Xml | undefined): readonly string[] =>
  all(holder, 'templateId').map((each) => `${attribute(each, 'root')} ${attribute(each, 'extension')}`);

/** The sections that the standard asks for in this document, and those that the law on access does, by their templates. */
const required = {
  Allergies: ['48765-2', '2.6.1 2015-08-01'],
  Medications: ['10160-0', '2.1.1 2014-06-09'],
  Problems: ['11450-4', '2.5.1 2015-08-01'],
  Results: ['30954-2', '2.3.1 2015-08-01'],
  Procedures: ['47519-4', '2.7.1 2014-06-09'],
  'Vital signs': ['8716-3', '2.4.1 2015-08-01'],
  'Social history': ['29762-2', '2.17 2015-08-01'],
  Immunizations: ['11369-6', '2.2.1 2015-08-01'],
  Encounters: ['46240-8', '2.22.1 2015-08-01'],
  'Plan of treatment': ['18776-5', '2.10 2014-06-09'],
} as const;

describe('a document of the whole record', () => {
  it.each(Object.entries(required))(
    'has the section %s with its template, also where nothing is said',
    (title, own) => {
      const [code, template] = own;
      const found = sectionsOf(documentOf({})).filter((each) => attribute(first(each, 'code'), 'code') === code);
      expect(found.map((each) => plainText(first(each, 'title')))).toEqual([title]);
      expect(templatesOf(found[0])).toContain(`2.16.840.1.113883.10.20.22.${template}`);
      expect(attribute(found[0], 'nullFlavor')).toBe('NI');
    },
  );

  it('says that there is nothing by its code, and not by a null flavor', () => {
    const none = { kind: 'none-known' } as const;
    const document = documentOf({ allergies: none, medications: none, conditions: none });
    for (const section of sectionsOf(document).slice(0, 3)) {
      expect(attribute(section, 'nullFlavor')).toBeUndefined();
      expect(all(section, 'entry')).toHaveLength(1);
    }
  });

  it('has the templates of a Continuity of Care Document and the care that it tells of', () => {
    const document = documentOf({});
    expect(templatesOf(document)).toEqual([
      '2.16.840.1.113883.10.20.22.1.1 2015-08-01',
      '2.16.840.1.113883.10.20.22.1.2 2015-08-01',
    ]);
    expect(attribute(first(document, 'documentationOf/serviceEvent'), 'classCode')).toBe('PCPR');
  });

  it('never guesses which part of a name is that of the family', () => {
    const name = first(documentOf({}), 'recordTarget/patientRole/patient/name');
    expect(plainText(first(name, 'given'))).toBe('Ana Gil Ruiz');
    expect(attribute(first(name, 'family'), 'nullFlavor')).toBe('UNK');
  });

  const fills: readonly MedicationFill[] = [
    { status: 'completed', date: '2026-02-04' as ClinicalDate, quantity: '30 oral tablets' },
    { status: 'cancelled', date: '2026-01-04' as ClinicalDate, quantity: '30' },
    { status: 'unknown', date: '2025-12-04' as ClinicalDate, quantity: '30 {tbl}' },
    { status: 'pending', date: '2025-11-04' as ClinicalDate },
  ];
  const code = { system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '314076' };
  const filled = documentOf({
    medications: {
      kind: 'entries',
      entries: [{ id: 'm', name: 'Lisinopril 10 MG', code, status: 'current', fills }],
    },
  });

  // Medication Dispense, 2.16.840.1.113883.10.20.22.4.18: the product is CONF:1098-9333, the statuses are those of Medication Fill Status.
  it('says of each fill what was handed out, and leaves out one that was not yet', () => {
    const supplies = all(
      filled,
      'component/structuredBody/component/section/entry/substanceAdministration/entryRelationship/supply',
    ).filter((each) => attribute(each, 'moodCode') === 'EVN');
    expect(supplies.map((each) => attribute(first(each, 'statusCode'), 'code'))).toEqual([
      'completed',
      'aborted',
      undefined,
    ]);
    for (const supply of supplies) {
      const drug = first(supply, 'product/manufacturedProduct');
      expect(attribute(drug, 'classCode')).toBe('MANU');
      expect(templatesOf(drug)).toEqual(['2.16.840.1.113883.10.20.22.4.23 2014-06-09']);
      const material = first(drug, 'manufacturedMaterial/code');
      expect(attribute(material, 'code')).toBe('314076');
      expect(attribute(material, 'codeSystem')).toBe('2.16.840.1.113883.6.88');
      expect(plainText(first(material, 'originalText'))).toBe('Lisinopril 10 MG');
    }
    const quantities = supplies.map((each) => first(each, 'quantity'));
    expect(quantities.map((each) => [attribute(each, 'value'), attribute(each, 'unit')])).toEqual([
      ['30', undefined],
      ['30', undefined],
      ['30', '{tbl}'],
    ]);
    expect(plainText(first(quantities[0], 'translation/originalText'))).toBe('oral tablets');
  });

  it('writes no amount of a fill that has a range', () => {
    const range = [{ status: 'completed', quantity: '30 tablets – 60 tablets' }] as const;
    const document = documentOf({
      medications: { kind: 'entries', entries: [{ id: 'm', name: 'Lisinopril', status: 'current', fills: range }] },
    });
    const path = 'component/structuredBody/component/section/entry/substanceAdministration/entryRelationship/supply';
    expect(all(document, `${path}/product`)).toHaveLength(1);
    expect(all(document, `${path}/quantity`)).toEqual([]);
  });

  it('gives back the fills that it has', () => {
    const bytes = writeRecord({
      id: 'record',
      title: 'Health record',
      practiceName: 'Mesa',
      patient: { id: 'ana', name: 'Ana Gil Ruiz', language: 'en' },
      chart: {
        ...unknownChart,
        medications: { kind: 'entries', entries: [{ id: 'm', name: 'Lisinopril', status: 'current', fills }] },
      },
      at: instant(0),
    });
    const { records } = readCcda({ name: 'written', bytes, now: instant(Date.UTC(2026, 10, 24)) });
    expect(records.flatMap((each) => (each.type === 'medication' ? [each.medication.fills] : []))).toEqual([
      fills.filter(({ status }) => status !== 'pending'),
    ]);
  });
});
