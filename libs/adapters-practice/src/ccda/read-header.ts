import { createHash } from 'node:crypto';
import { ok, type Language, type Result, isLanguage } from '@portico/domain/kernel';
import { isSecretNumber } from '@portico/practice-fhir/record';
import {
  knownFields,
  maskedNumber,
  partOf,
  reachedAt,
  saysSomebody,
  sourceIdOf,
  type PatientRecord,
  type RecordIdentifier,
  type SaidOfPerson,
  type SourceId,
} from '../records/index.ts';
import { readDemographics } from './read-demographics.ts';
import { unreadable, type Problem } from './entry-reader.ts';
import { emailOf, familyIn, personNames, phoneOf, timeOf } from './coded-values.ts';
import { all, attribute, first, plainText, type Xml } from './xml-tree.ts';

/** `urn:oid:…` and `urn:uuid:…` names of an element's identifiers; null flavors have none. */
export const identifiersOf = (
  holder: Xml | undefined,
): readonly { readonly root: string; readonly extension?: string }[] =>
  all(holder, 'id').flatMap((id) => {
    const root = attribute(id, 'root');
    const extension = attribute(id, 'extension');
    if (root === undefined || attribute(id, 'nullFlavor') !== undefined) return [];
    return [{ root: root.toLowerCase(), ...knownFields({ extension }) }];
  });

export const systemOf = (root: string): string => (/^[0-9.]+$/.test(root) ? `urn:oid:${root}` : `urn:uuid:${root}`);

/** The patient that a document is about; a document without a patient's name is refused. */
export const readPatient = (holder: Xml, namespace: string): Result<PatientRecord, Problem> => {
  const targets = all(holder, 'recordTarget');
  if (targets.length > 1) return unreadable('several recordTargets: one chart is one patient’s');
  const role = first(targets[0], 'patientRole');
  if (role === undefined) return unreadable('recordTarget/patientRole is missing');
  const patient = first(role, 'patient');
  const [name, ...otherNames] = personNames(all(patient, 'name'));
  if (name === undefined) return unreadable('recordTarget/patientRole/patient/name is missing or empty');
  const family = familyIn(all(patient, 'name'));
  const birthDate = timeOf(attribute(first(patient, 'birthTime'), 'value'));
  const languages = languagesOf(patient);
  return ok({
    type: 'patient',
    ...patientId(holder, role, { name, family: family ?? '', born: birthDate ?? '' }, namespace),
    sources: ['recordTarget'],
    name,
    otherNames,
    ...knownFields({ family, birthDate, language: languageOf(languages) }),
    identifiers: identifiersOf(role).flatMap(identifier),
    ...reachedAt(emailOf(role), phoneOf(role)),
    demographics: readDemographics(holder, role, languages),
  });
};

type Languages = Pick<SaidOfPerson, 'language' | 'spokenLanguages'>;

/** The tag of the language that is said to be preferred, and those of all. */
const languagesOf = (patient: Xml | undefined): Languages => {
  const said = all(patient, 'languageCommunication');
  const tagOf = (each: Xml): string | undefined => attribute(first(each, 'languageCode'), 'code');
  const preferred = said.filter((each) => attribute(first(each, 'preferenceInd'), 'value') === 'true');
  return {
    language: preferred.flatMap((each) => tagOf(each) ?? [])[0],
    spokenLanguages: [...new Set(said.flatMap((each) => tagOf(each) ?? []))],
  };
};

/** The preferred language where one is preferred, else the first that the portal speaks. */
const languageOf = ({ language, spokenLanguages }: Languages): Language | undefined =>
  (language === undefined ? spokenLanguages : [language]).map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);

const identifier = ({
  root,
  extension,
}: {
  readonly root: string;
  readonly extension?: string;
}): readonly RecordIdentifier[] =>
  extension === undefined
    ? [{ value: systemOf(root) }]
    : [{ system: systemOf(root), value: isSecretNumber(systemOf(root)) ? maskedNumber(extension) : extension }];

/**
 * The practice's own number names the patient, together with family name and birth date: products give one number to
 * several people (an example's, a provider's), and a chart is never shared. A number of social security or of taxes never does, as
 * an id made of it could be undone by trying them all. Who has nothing else is known by its last four digits, family name
 * and birth date wherever the document stands, and without them by custodian, name and birth date within one export.
 */
const patientId = (
  holder: Xml,
  role: Xml,
  { name, family, born }: { readonly name: string; readonly family: string; readonly born: string },
  namespace: string,
): Pick<PatientRecord, 'id' | 'formerIds'> => {
  const who = JSON.stringify([family, born]);
  const numbers = identifiersOf(role);
  const own = numbers.find(({ root }) => !isSecretNumber(systemOf(root)));
  if (own !== undefined) return { id: partOf(identifierName(own), who) };
  const [secret] = numbers;
  const custodian = identifiersOf(first(holder, 'custodian/assignedCustodian/representedCustodianOrganization'));
  const lastDigits = secret?.extension === undefined ? '' : maskedNumber(secret.extension);
  const here = sourceIdOf(namespace, JSON.stringify(['patient', custodian, name, born, lastDigits]));
  if (secret === undefined || !saysSomebody(lastDigits) || family === '' || born === '') return { id: here };
  return { id: partOf(identifierName({ root: secret.root, extension: lastDigits }), who), formerIds: [here] };
};

const identifierName = ({ root, extension }: { readonly root: string; readonly extension?: string }): SourceId =>
  sourceIdOf('', extension === undefined ? systemOf(root) : `${systemOf(root)}|${extension}`);

/**
 * Which document this is, so that the same document read again names the same rows. Its bytes decide: vendors give one
 * id to documents of several kinds and years.
 */
export const documentIdentity = (patient: SourceId, bytes: Uint8Array): SourceId =>
  partOf(patient, `document ${createHash('sha256').update(bytes).digest('hex')}`);

export const titleOf = (holder: Xml): string | undefined =>
  plainText(first(holder, 'title')) || attribute(first(holder, 'code'), 'displayName');

/** The first author with a name, of a person or of an organization. */
export const authorOf = (holder: Xml | undefined): string | undefined =>
  all(holder, 'author/assignedAuthor')
    .map(
      (author) =>
        personNames(all(author, 'assignedPerson/name'))[0] ?? plainText(first(author, 'representedOrganization/name')),
    )
    .find(Boolean);
