import type { PartialDate } from '@portico/practice-spi';
import { partialDateIn } from '../partial-date.ts';

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
const dateIn = (digits: string): PartialDate | undefined => {
  const [, year, month = '', day = ''] = /^(\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])$/.exec(digits) ?? [];
  if (year === undefined) return undefined;
  return partialDateIn(`${Number(year) < 80 ? 20 : 19}${year}-${month}${day === '00' ? '' : `-${day}`}`);
};

/** The parts of an identifier that GS1 issued; of another agency (HIBCC, ICCBBA) none. */
export const udiParts = (udi: string | undefined): UdiParts => {
  const parts: Partial<Record<keyof UdiParts, string>> = {};
  if (udi === undefined || !/^\(01\)\d{14}(?:\(|$)/.test(udi)) return parts;
  for (const [, application = '', text = ''] of udi.matchAll(/\((\d{2,4})\)([^(]+)/g)) {
    const kind = (applications as Readonly<Record<string, keyof UdiParts>>)[application];
    if (kind === undefined || parts[kind] !== undefined) continue;
    const said = kind === 'made' || kind === 'expires' ? dateIn(text.trim()) : text.trim();
    if (said !== undefined) parts[kind] = said;
  }
  return parts;
};
