import type { ItemStatus } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import { udiParts } from '@portico/practice-fhir/record';
import { type EntryReader, type Part, type ReadingContext } from '../entry-reader.ts';
import { actText, codedText, timeOf, wordsOf } from '../coded-values.ts';
import { all, attribute, first, plainText, type Xml } from '../xml-tree.ts';
import { datesOf, itemPart } from './item-part.ts';

const statuses: Readonly<Record<string, ItemStatus<'devices'>>> = { active: 'active' };

/** A device or a product that takes part. */
const deviceTypes: ReadonlySet<string | undefined> = new Set(['DEV', 'PRD']);

/** The root of identifiers that the Food and Drug Administration gives to devices. */
const udiRoot = '2.16.840.1.113883.3.3719';

/** Devices that were implanted or supplied, also those that an organizer holds together. */
export const readDevices: EntryReader = (entry, around) => {
  const acts = ['supply', 'procedure'].flatMap((element) => [
    ...all(entry, element),
    ...all(entry, `organizer/component/${element}`),
  ]);
  return acts.map((act, index) => {
    const place = acts.length === 1 ? around.place : `${around.place}/act[${index + 1}]`;
    return readDevice(act, { ...around, place });
  });
};

const readDevice = (act: Xml, around: ReadingContext): Part => {
  const { anchors } = around;
  const taking = all(act, 'participant').find((each) => deviceTypes.has(attribute(each, 'typeCode')));
  const role = first(taking, 'participantRole');
  const device = first(role, 'playingDevice');
  const product = first(act, 'product/manufacturedProduct');
  const code = first(device, 'code') ?? first(product, 'manufacturedMaterial/code');
  const udi = identifierOf(role) ?? identifierOf(product);
  const [said, parts] = [organizedParts(act), udiParts(udi)];
  const kind = { section: 'devices', noun: 'a device', statuses, denied: 'refuted' } as const;
  return itemPart(act, around, kind, {
    name: wordsOf(code, anchors, plainText(first(product, 'manufacturedMaterial/name')), actText(act, anchors)),
    code,
    ...datesOf(act),
    due: timeOf(attribute(said('C101670'), 'value')) ?? (parts.expires as ClinicalDate | undefined),
    made: timeOf(attribute(said('C101669'), 'value')) ?? (parts.made as ClinicalDate | undefined),
    details: {
      udi,
      'device-identifier': attribute(said('C101722'), 'extension') ?? parts.deviceIdentifier,
      manufacturer:
        textOf(first(product, 'manufacturerOrganization/name')) ??
        textOf(first(role, 'scopingEntity/desc')) ??
        codedText(first(role, 'scopingEntity/code'), anchors),
      model: textOf(first(device, 'manufacturerModelName')) ?? textOf(said('C99285')),
      serial: textOf(said('C101671')) ?? parts.serial,
      lot: textOf(said('C101672')) ?? parts.lot,
      'distinct-code': textOf(said('C113843')),
    },
  });
};

/** The value of a part of the identifier by its code of the NCI Thesaurus, as the UDI Organizer has them. */
const organizedParts = (act: Xml): ((code: string) => Xml | undefined) => {
  const parts = all(act, 'entryRelationship/organizer/component/observation');
  return (code) =>
    first(
      parts.find((part) => attribute(first(part, 'code'), 'code') === code),
      'value',
    );
};

const textOf = (element: Xml | undefined): string | undefined => plainText(element) || undefined;

const identifierOf = (holder: Xml | undefined): string | undefined =>
  attribute(
    all(holder, 'id').find((id) => attribute(id, 'root') === udiRoot),
    'extension',
  );
