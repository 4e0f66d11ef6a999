import type { Message } from '@portico/application/texts';
import type { Chart, ChartDocument, RecordForm, RecordTables, Section } from '@portico/domain/health';
import type { Language } from '@portico/domain/kernel';
import { fileNameWords, sayIn } from '../kernel/index.ts';

/** Bytes of documents that one file of a record holds. */
export const mostBytes = 12 * 1024 * 1024;

/** Of a record for other programs; the name is followed by the day. */
export const recordFiles: Readonly<
  Record<RecordForm, { readonly name: Message; readonly ending: string; readonly mediaType: string }>
> = {
  fhir: { name: fileNameWords.healthRecord, ending: 'json', mediaType: 'application/fhir+json' },
  ccda: { name: fileNameWords.healthRecord, ending: 'xml', mediaType: 'application/xml' },
  ips: { name: fileNameWords.patientSummary, ending: 'json', mediaType: 'application/fhir+json' },
};

const endings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'application/pdf': 'pdf',
    'application/xml': 'xml',
    'text/xml': 'xml',
    'text/plain': 'txt',
    'text/html': 'html',
    'image/jpeg': 'jpg',
    'image/png': 'png',
    'image/tiff': 'tif',
    'application/rtf': 'rtf',
  }),
);

/** With the day of the document, where it is known; no name of a person. */
export const documentName = ({ mediaType, date }: ChartDocument, language: Language): string => {
  const name = sayIn(language)(fileNameWords.document);
  const ending = endings.get(mediaType.split(';')[0]?.trim().toLowerCase() ?? '') ?? 'bin';
  return date === undefined ? `${name}.${ending}` : `${name}_${date.slice(0, 10)}.${ending}`;
};

/** The tables of a record. Without entries there is none: an empty table would say that there is nothing. */
export const tableBytes = {
  labTable: (tables: RecordTables, { labs }: Chart, language: Language) =>
    some(labs, (entries) => tables.labs(entries, language)),
  billTable: (tables: RecordTables, { bills }: Chart, language: Language) =>
    some(bills, (entries) => tables.bills(entries, language)),
};

const some = <Entry>(
  section: Section<Entry>,
  write: (entries: readonly Entry[]) => Uint8Array,
): Uint8Array | undefined =>
  section.kind === 'entries' && section.entries.length > 0 ? write(section.entries) : undefined;
