import type { RecordItem } from '@portico/practice-spi';
import { first, text } from '../../json/index.ts';
import { conceptText } from '../../values/index.ts';
import { dateAt } from '../analyte-code-and-date.ts';
import { unreadable, type Reader } from '../reading-problem.ts';
import { codingIn } from '../source-coding.ts';
import { itemFrom } from './read-item.ts';
import { udiParts } from './udi-parts.ts';

const statuses: Readonly<Record<string, RecordItem<'devices'>['status']>> = { active: 'active', inactive: 'inactive' };

export const readDevice: Reader = (resource, referenceIndex) => {
  const { json } = resource;
  const name = conceptText(first(json, 'type')) ?? text(json, 'deviceName.name');
  if (name === undefined) return unreadable('Device.type is missing');
  const udi = text(json, 'udiCarrier.carrierHRF');
  const parts = udiParts(udi);
  return itemFrom(
    resource,
    referenceIndex,
    'devices',
    statuses,
    { patient: 'patient', status: text(json, 'status') },
    {
      name,
      code: codingIn(first(json, 'type'), 'http://snomed.info/sct'),
      due: dateAt(json, 'expirationDate') ?? parts.expires,
      made: dateAt(json, 'manufactureDate') ?? parts.made,
      details: {
        udi,
        'device-identifier': text(json, 'udiCarrier.deviceIdentifier') ?? parts.deviceIdentifier,
        manufacturer: text(json, 'manufacturer'),
        model: text(json, 'modelNumber'),
        serial: text(json, 'serialNumber') ?? parts.serial,
        lot: text(json, 'lotNumber') ?? parts.lot,
        'distinct-code': text(json, 'distinctIdentifier'),
      },
    },
  );
};
