import type { Instant } from '@portico/domain/kernel';
import { day, loinc, noId, template, type Named } from './entry-parts.ts';
import { noAddress, noTelecom, recordTarget, supporters, uuidOf, type WrittenPatient } from './write-patient.ts';
import { element as e, text, type Markup } from './write-xml.ts';

/** What each document begins with. */
export interface DocumentHeader {
  /** Tells this document from all others, also of other practices. */
  readonly id: string;
  readonly title: string;
  readonly practiceName: string;
  readonly patient: WrittenPatient;
  /** When the document speaks. */
  readonly at: Instant;
  /** The clinician who wrote it; a document of the whole record is made by the portal for the practice. */
  readonly clinician?: string;
  /** The care that it tells of. */
  readonly from?: string | undefined;
  readonly visit?: Markup;
}

/** A C-CDA document (R2.1) with these sections. */
export const writeDocument = (header: DocumentHeader, sections: readonly Markup[]): Uint8Array => {
  const { id, title, patient, at, visit } = header;
  const root = e(
    'ClinicalDocument',
    {
      xmlns: 'urn:hl7-org:v3',
      'xmlns:sdtc': 'urn:hl7-org:sdtc',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    },
    e('realmCode', { code: 'US' }),
    e('typeId', { root: '2.16.840.1.113883.1.3', extension: 'POCD_HD000040' }),
    template('1.1', '2015-08-01'),
    template('1.2', '2015-08-01'),
    e('id', { root: uuidOf(id) }),
    e('code', { code: '34133-9', codeSystem: loinc, displayName: 'Summarization of Episode Note' }),
    e('title', {}, text(title)),
    e('effectiveTime', { value: stamp(at) }),
    e('confidentialityCode', { code: 'N', codeSystem: '2.16.840.1.113883.5.25' }),
    e('languageCode', { code: `${patient.language}-US` }),
    recordTarget(patient),
    author(header),
    custodian(header),
    ...supporters(patient),
    documented(header),
    ...(visit === undefined ? [] : [e('componentOf', {}, visit)]),
    e('component', {}, e('structuredBody', {}, ...sections.map((each) => e('component', {}, each)))),
  );
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`);
};

/** Gives each entry of one document an identifier that is the same whenever it is written. */
export const namedWithin =
  (document: string): Named =>
  (kind, own) =>
    e('id', { root: uuidOf(JSON.stringify([document, kind, own])) });

export const stamp = (at: Instant): string => `${day(new Date(at).toISOString().slice(0, 19))}+0000`;

/** By which a record is known that was written here. */
export const softwareName = 'Portico';

const author = ({ at, practiceName, clinician }: DocumentHeader): Markup =>
  e(
    'author',
    {},
    e('time', { value: stamp(at) }),
    e(
      'assignedAuthor',
      {},
      noId,
      noAddress,
      noTelecom,
      clinician === undefined
        ? e(
            'assignedAuthoringDevice',
            {},
            e('manufacturerModelName', {}, text('Portico')),
            e('softwareName', {}, text(softwareName)),
          )
        : e('assignedPerson', {}, e('name', {}, text(clinician))),
      e('representedOrganization', {}, noId, e('name', {}, text(practiceName)), noTelecom, noAddress),
    ),
  );

const custodian = ({ practiceName }: DocumentHeader): Markup =>
  e(
    'custodian',
    {},
    e(
      'assignedCustodian',
      {},
      e('representedCustodianOrganization', {}, noId, e('name', {}, text(practiceName)), noTelecom, noAddress),
    ),
  );

const documented = ({ from, at }: DocumentHeader): Markup =>
  e(
    'documentationOf',
    {},
    e(
      'serviceEvent',
      { classCode: 'PCPR' },
      e(
        'effectiveTime',
        {},
        e('low', from === undefined ? { nullFlavor: 'UNK' } : { value: day(from) }),
        e('high', { value: stamp(at) }),
      ),
    ),
  );
