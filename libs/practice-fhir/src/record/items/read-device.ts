import type { RecordItem } from '@portico/practice-spi';
import { first, text } from '../../json/index.ts';
import { conceptText } from '../../values/index.ts';
import { dateAt } from '../analyte-code-and-date.ts';
import { unreadable, type Reader } from '../reading-problem.ts';
import { codingIn } from '../source-coding.ts';
import { itemFrom } from './read-item.ts';

const statuses: Readonly<Record<string, RecordItem<'devices'>['status']>> = { active: 'active', inactive: 'inactive' };

export const readDevice: Reader = (resource, referenceIndex) => {
  const { json } = resource;
  const name = conceptText(first(json, 'type')) ?? text(json, 'deviceName.name');
  if (name === undefined) return unreadable('Device.type is missing');
  return itemFrom(
    resource,
    referenceIndex,
    'devices',
    statuses,
    { patient: 'patient', status: text(json, 'status') },
    {
      name,
      code: codingIn(first(json, 'type'), 'http://snomed.info/sct'),
      due: dateAt(json, 'expirationDate'),
      details: {
        udi: text(json, 'udiCarrier.carrierHRF') ?? text(json, 'udiCarrier.deviceIdentifier'),
        manufacturer: text(json, 'manufacturer'),
        model: text(json, 'modelNumber'),
        serial: text(json, 'serialNumber'),
        lot: text(json, 'lotNumber'),
      },
    },
  );
};
