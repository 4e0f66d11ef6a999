import type { RecordItem } from '@portico/practice-spi';
import { all, first, text, texts, type Json } from '../../json/index.ts';
import { knownFields } from '../../pick-known-fields.ts';
import { conceptText } from '../../values/index.ts';
import { dateAt } from '../analyte-code-and-date.ts';
import type { Resource } from '../find-resources.ts';
import type { ReferenceIndex } from '../reference-index.ts';
import { refuse, unreadable, type Reader } from '../reading-problem.ts';
import { nameBehind } from '../source-coding.ts';
import { itemFrom } from './read-item.ts';

const statuses: Readonly<Record<string, RecordItem<'coverage'>['status']>> = {
  active: 'active',
  cancelled: 'cancelled',
};

export const readInsurance: Reader = (resource, referenceIndex) => {
  const { json } = resource;
  if (text(json, 'status') === 'draft') return refuse('not-kept', 'a draft is no coverage');
  const payer = nameBehind(resource, referenceIndex, first(json, 'payor'));
  const name = payer ?? conceptText(first(json, 'type'));
  if (name === undefined) return unreadable('Coverage has neither payor nor type');
  return itemFrom(
    resource,
    referenceIndex,
    'coverage',
    statuses,
    { patient: 'beneficiary', status: text(json, 'status') },
    {
      name,
      date: dateAt(json, 'period.start'),
      ended: dateAt(json, 'period.end'),
      details: {
        plan: classNamed(json, 'plan') ?? (payer === undefined ? undefined : conceptText(first(json, 'type'))),
        'payer-number': payerNumber(resource, referenceIndex),
        member: memberNumber(json),
        group: classNamed(json, 'group'),
        subscriber: nameBehind(resource, referenceIndex, first(json, 'subscriber')),
        'subscriber-number': text(json, 'subscriberId'),
        relationship: conceptText(first(json, 'relationship')),
      },
    },
  );
};

const classNamed = (json: Json, code: string): string | undefined => {
  const found = all(json, 'class').find((each) => texts(each, 'type.coding.code').includes(code));
  const [name, value] = [text(found, 'name'), text(found, 'value')];
  return name === undefined || value === undefined || name === value ? (name ?? value) : `${name} (${value})`;
};

/** The National Association of Insurance Commissioners. */
const naic = 'urn:oid:2.16.840.1.113883.6.300';

/** Numbers that an organization has as a provider of care or as a taxpayer: none of them is that of a payer. */
const ofOthers = ['http://hl7.org/fhir/sid/us-npi', 'urn:oid:2.16.840.1.113883.4.6', 'urn:oid:2.16.840.1.113883.4.4'];
const kindsOfOthers = ['NPI', 'TAX', 'EN'];

/**
 * The number by which payers are known, with its system. Of the numbers of an organization it is one that says so; the
 * reference to a payer may name the payer by any number that is none of others.
 */
const payerNumber = (resource: Resource, referenceIndex: ReferenceIndex) => {
  const reference = first(resource.json, 'payor');
  const payer = referenceIndex.follow(resource, reference)?.resource;
  const known = payer?.type === 'Organization' ? all(payer.json, 'identifier') : [];
  const named = all(reference, 'identifier');
  const kindsOf = (each: Json): readonly string[] => texts(each, 'type.coding.code');
  const own =
    [...known, ...named].find((each) => text(each, 'system') === naic || kindsOf(each).includes('NIIP')) ??
    named.find(
      (each) =>
        !ofOthers.some((system) => system === text(each, 'system')) &&
        !kindsOf(each).some((kind) => kindsOfOthers.includes(kind)),
    );
  const [value, system] = [text(own, 'value'), text(own, 'system')];
  return value === undefined ? undefined : { text: value, ...knownFields({ system }) };
};

/** The number of the patient, which is not that of the subscriber whose policy it is. */
const memberNumber = (json: Json): string | undefined =>
  text(
    all(json, 'identifier').find((each) => texts(each, 'type.coding.code').includes('MB')),
    'value',
  );
