import type { RecordItem } from '@portico/domain/health';
import { day, loinc, observed, statusCode, template, type Named } from './entry-parts.ts';
import { element as e, text, type Markup } from './write-xml.ts';

const thesaurus = '2.16.840.1.113883.3.26.1.1';

/** The roots of the agencies that issue identifiers of devices: GS1, HIBCC and ICCBBA, told by how one begins. */
const issuerOf = (identifier: string): string | undefined => {
  if (/^\d{14}$/.test(identifier)) return '1.3.160';
  if (/^[+A-Z]/.test(identifier)) return '1.0.15961.10';
  return identifier.startsWith('=') ? '2.16.840.1.113883.6.18' : undefined;
};

const part = (number: string, version: string, code: string, displayName: string, value: Markup): Markup =>
  e(
    'component',
    {},
    e(
      'observation',
      observed,
      template(number, version),
      e('code', { code, codeSystem: thesaurus, displayName }),
      value,
    ),
  );

const usual = '2019-06-21';

/** The parts of the identifier of a device, each apart; undefined where none is known. C-CDA: UDI Organizer. */
export const udiOrganizer = ({ id, due, made, details }: RecordItem<'devices'>, ids: Named): Markup | undefined => {
  const one = (kind: (typeof details)[number]['kind']) => details.find((each) => each.kind === kind)?.text;
  const worded = (number: string, code: string, displayName: string, said: string | undefined): readonly Markup[] =>
    said === undefined ? [] : [part(number, usual, code, displayName, e('value', { 'xsi:type': 'ED' }, text(said)))];
  const dated = (number: string, code: string, displayName: string, date: string | undefined): readonly Markup[] =>
    date === undefined
      ? []
      : [part(number, usual, code, displayName, e('value', { 'xsi:type': 'TS', value: day(date) }))];
  const others = [
    ...worded('4.315', 'C101672', 'Lot or Batch Number', one('lot')),
    ...worded('4.319', 'C101671', 'Serial Number', one('serial')),
    ...dated('4.316', 'C101669', 'Manufacturing Date', made),
    ...dated('4.309', 'C101670', 'Expiration Date', due),
    ...worded('4.308', 'C113843', 'Distinct Identification Code', one('distinct-code')),
  ];
  const identifier = one('device-identifier');
  if (identifier === undefined && others.length === 0) return undefined;
  return e(
    'organizer',
    { classCode: 'CLUSTER', moodCode: 'EVN' },
    template('4.311', usual),
    ids('device identifier', id),
    e('code', { code: '74711-3', codeSystem: loinc, displayName: 'Unique Device Identifier' }),
    statusCode('completed'),
    part('4.304', '2022-06-01', 'C101722', 'Primary DI Number', numbered(identifier)),
    ...others,
  );
};

const numbered = (identifier: string | undefined): Markup => {
  if (identifier === undefined) return e('value', { 'xsi:type': 'II', nullFlavor: 'UNK' });
  const root = issuerOf(identifier);
  return e('value', {
    'xsi:type': 'II',
    ...(root === undefined ? {} : { root }),
    extension: identifier,
    displayable: 'true',
  });
};
