import type { Identifier } from '@portico/domain/health';
import { isSecretNumber } from '@portico/practice-fhir/record';
import { all, attribute, type Xml } from './xml-tree.ts';

const npi = { root: '2.16.840.1.113883.4.6', uri: 'http://hl7.org/fhir/sid/us-npi' } as const;

/** The system that an object identifier stands for. A UUID is of one document alone and names no system that others know. */
const systemOf = (root: string | undefined): string | undefined =>
  root === npi.root ? npi.uri : root !== undefined && /^[0-9.]+$/.test(root) ? `urn:oid:${root}` : undefined;

/** The object identifier of a system; undefined where it has none, as C-CDA has no other name of a system. */
export const rootOf = (system: string | undefined): string | undefined =>
  system === npi.uri ? npi.root : /^urn:oid:([0-9.]+)$/.exec(system ?? '')?.[1];

/** The numbers of an element, each with its system; an identifier of which only the system is given is no number. */
export const numbersIn = (holder: Xml | undefined): readonly Identifier[] =>
  all(holder, 'id').flatMap((id) => {
    const value = attribute(id, 'extension');
    if (value === undefined || attribute(id, 'nullFlavor') !== undefined) return [];
    const system = systemOf(attribute(id, 'root'));
    return [{ value, ...(system === undefined ? {} : { system }) }];
  });

/** The numbers by which registries know a worker or an organization: those of systems that others know. */
export const registeredNumbersIn = (holder: Xml | undefined): readonly Identifier[] =>
  numbersIn(holder).filter(({ system }) => system !== undefined && !isSecretNumber(system));
