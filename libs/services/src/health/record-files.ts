import type { Message } from '@portico/application/texts';
import type { ChartDocument, RecordForm } from '@portico/domain/health';
import type { Language } from '@portico/domain/kernel';
import { fileNameWords, sayIn } from '../kernel/index.ts';

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
