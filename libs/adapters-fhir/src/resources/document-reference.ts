import type { ChartDocument, DocumentContent } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import {
  absent,
  coded,
  dateTime,
  profile,
  referenceTo,
  some,
  terminology,
  whole,
  type Face,
  type Resource,
} from './shared-elements.ts';
import { entryFhirId, fhirId } from './fhir-ids.ts';

/** A moment as an instant of FHIR has to be: with seconds and an offset. */
const wholeMoment = /T\d\d:\d\d:\d\d/;

/** A document of the chart; its bytes are a Binary of the same id. */
export const documentReference = ({ base }: Face, patient: PatientId, document: ChartDocument): Resource => {
  const { id, title, date, author, mediaType, size } = document;
  const written = dateTime(date);
  const isMoment = wholeMoment.test(written ?? '');
  const fhir = entryFhirId(patient, id);
  return {
    resourceType: 'DocumentReference',
    id: fhir,
    meta: profile('documentreference'),
    contained:
      author === undefined ? undefined : [{ resourceType: 'Practitioner', id: 'author', name: [{ text: author }] }],
    status: 'current',
    type: coded(terminology('v3-NullFlavor'), 'UNK', 'unknown'),
    category: [coded(terminology('data-absent-reason'), 'unknown', 'Unknown')],
    subject: referenceTo('Patient', fhirId(patient)),
    date: isMoment ? written : undefined,
    author: some([author === undefined ? undefined : { reference: '#author', display: author }]),
    content: [
      {
        attachment: {
          contentType: mediaType,
          url: size === undefined ? undefined : `${base}/Binary/${fhir}`,
          _url: size === undefined ? absent : undefined,
          size: size === undefined ? undefined : whole(size),
          title,
          creation: isMoment ? undefined : written,
        },
      },
    ],
  };
};

export const binary = (patient: PatientId, { document, bytes }: DocumentContent): Resource => ({
  resourceType: 'Binary',
  id: entryFhirId(patient, document.id),
  contentType: document.mediaType,
  securityContext: referenceTo('Patient', fhirId(patient)),
  data: Buffer.from(bytes).toString('base64'),
});
