import { visitStates } from '@portico/practice-spi';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Names under which a code may stand: it is kept if it has the shape of one. Every other text is replaced. */
const codeNames = words(`
  resourceType fhirVersion status type mode use code kind relation rel unit comparator token_type grant_type rank valueCode
  versioning conditionalRead linkId intent severity criticality interpretation _sort _include _revinclude format _format
  searchInclude contentType mediaType language currency rel direction publicationStatus category
`);

/** Names under which a number is kept: amounts, counts and lengths, none of which says who somebody is. */
const numberNames = words(`
  total count size minutes minutesDuration duration offset limit page pageSize amount due copay cancellationFee balance
  expires_in priority order rank version _count _offset sequence score
`);

const contactKinds = words('phone fax email pager url sms other');

const codeShape = /^[A-Za-z*$_.][\w.:/+*%$-]{0,63}$|^\d{1,2}\.\d(\.\d)?$/;
const scopeShape = /^((system|patient|user)\/[\w*.]+|openid|launch|offline_access|fhirUser)$/;
const states: ReadonlySet<string> = new Set([
  ...visitStates,
  'cancelled',
  'pending',
  'active',
  'inactive',
  'open',
  'closed',
]);

/** Names under which an address may stand that names what is public: a code system, or a definition of FHIR. */
const addressNames = words('system url profile valueUri definition instantiates source');
const publicHosts =
  /^https?:\/\/(www\.)?([\w-]+\.)?(hl7\.org|loinc\.org|snomed\.info|nucc\.org|unitsofmeasure\.org|nlm\.nih\.gov)(\/[\w./-]*)?$/;
const ourSystem = /^urn:portico:[a-z]+$/;

/** A code of a public system, such as LOINC, whatever it looks like. */
export const isPublicCode = (holder: object, name: string): boolean =>
  name === 'code' && 'system' in holder && typeof holder.system === 'string' && publicHosts.test(holder.system);

/** Codes are kept where a code is expected, as long as they look like one. */
export const isKeptText = (name: string, text: string): boolean => {
  if (ourSystem.test(text) || (addressNames.has(name) && publicHosts.test(text))) return true;
  if (name === 'system') return contactKinds.has(text);
  if (name === 'state') return states.has(text);
  if (name === 'scope' || name === 'scopes') return text.split(' ').every((scope) => scopeShape.test(scope));
  return codeNames.has(name) && text.split(',').every((code) => codeShape.test(code));
};

export const isKeptNumber = (name: string): boolean => numberNames.has(name);

/** Names of fields are kept if they look like names. */
export const isFieldName = (name: string): boolean => /^[A-Za-z_$@][\w.$:-]{0,63}$/.test(name);

/** Parts of a path that say what is asked, and not of whom. */
export const isPathWord = (part: string): boolean => /^([$_.]?[A-Za-z][A-Za-z_-]*|[vr]\d{1,2})$/.test(part);

/** Headers of an answer that are kept. */
export const keptHeaders = ['content-type', 'etag', 'last-modified', 'location', 'retry-after'] as const;
