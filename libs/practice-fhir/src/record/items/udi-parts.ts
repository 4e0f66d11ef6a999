import type { PartialDate } from '@portico/practice-spi';
import { knownFields } from '../../pick-known-fields.ts';
import { partialDateIn } from '../partial-date.ts';
import { lookedUp } from '../table-lookup.ts';

/** What a unique device identifier says of a device; dates as `2028-12-31`, or `2028-12` where it names no day. */
export interface UdiParts {
  readonly deviceIdentifier?: string;
  readonly made?: PartialDate;
  readonly expires?: PartialDate;
  readonly lot?: string;
  readonly serial?: string;
}

/** The parts that GS1 numbers, as people read them: `(01)09504000059118(17)281231(10)LOT77(21)SER88`. */
const applications = {
  '01': 'deviceIdentifier',
  '11': 'made',
  '17': 'expires',
  '10': 'lot',
  '21': 'serial',
} as const satisfies Readonly<Record<string, keyof UdiParts>>;

/** `281231`; a day `00` stands for none. Devices have such identifiers since 2013, and were made at most decades before. */
const dateIn = (said: string | undefined): PartialDate | undefined => {
  const digits = `${said}`;
  const century = digits < '80' ? 20 : 19;
  return partialDateIn(`${century}${digits}`.replace(/(\d\d)(\d\d)$/, '-$1-$2').replace(/-00$/, ''));
};

/** The parts of an identifier that GS1 issued; of another agency (HIBCC, ICCBBA) none. */
export const udiParts = (udi: string | undefined): UdiParts => {
  const parts: { -readonly [Part in keyof UdiParts]?: string | undefined } = {};
  if (!udi?.match(/^\(01\)\d{14}(?:\(|$)/)) return {};
  for (const [, application, said] of udi.matchAll(/\((\d{2,4})\)\s*([^(]*[^(\s])/g)) {
    const kind = lookedUp<keyof UdiParts>(applications, application);
    if (kind !== undefined) parts[kind] ??= kind === 'made' || kind === 'expires' ? dateIn(said) : said;
  }
  return knownFields(parts);
};
