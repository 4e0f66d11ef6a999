import type { ItemStatus } from '@portico/domain/health';
import { type EntryReader, type Part, type ReadingContext } from '../entry-reader.ts';
import { actText, codedText, wordsOf } from '../coded-values.ts';
import { all, attribute, first, plainText, type Xml } from '../xml-tree.ts';
import { datesOf, itemPart } from './item-part.ts';

const statuses: Readonly<Record<string, ItemStatus<'devices'>>> = { active: 'active' };

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
  const role = all(act, 'participant')
    .filter((each) => ['DEV', 'PRD'].includes(attribute(each, 'typeCode') ?? ''))
    .map((each) => first(each, 'participantRole'))[0];
  const device = first(role, 'playingDevice');
  const product = first(act, 'product/manufacturedProduct');
  const code = first(device, 'code') ?? first(product, 'manufacturedMaterial/code');
  const kind = { section: 'devices', noun: 'a device', statuses, denied: 'refuted' } as const;
  return itemPart(act, around, kind, {
    name: wordsOf(code, anchors, plainText(first(product, 'manufacturedMaterial/name')), actText(act, anchors)),
    code,
    ...datesOf(act),
    details: {
      udi: identifierOf(role) ?? identifierOf(product),
      manufacturer:
        textOf(first(product, 'manufacturerOrganization/name')) ??
        textOf(first(role, 'scopingEntity/desc')) ??
        codedText(first(role, 'scopingEntity/code'), anchors),
      model: textOf(first(device, 'manufacturerModelName')),
    },
  });
};

const textOf = (element: Xml | undefined): string | undefined => plainText(element) || undefined;

const identifierOf = (holder: Xml | undefined): string | undefined =>
  attribute(
    all(holder, 'id').find((id) => attribute(id, 'root') === udiRoot),
    'extension',
  );
