import type { Coding } from '@portico/practice-spi';
import { all, first, text, type Json } from '../json/index.ts';
import type { Resource } from './find-resources.ts';
import type { ReferenceIndex } from './reference-index.ts';
import { personNames } from '../values/index.ts';
import { knownFields } from '../pick-known-fields.ts';

/** The code of the first of the systems that a concept has a code of, else the first of its codes. */
export const codingIn = (concept: Json | undefined, ...preferred: readonly string[]): Coding | undefined => {
  const codings = all(concept, 'coding').flatMap((coding) => {
    const [code, system] = [text(coding, 'code'), text(coding, 'system')];
    return code === undefined ? [] : [{ code, ...knownFields({ system }) }];
  });
  return preferred.flatMap((each) => codings.find(({ system }) => system === each) ?? [])[0] ?? codings[0];
};

/** The resource that a reference leads to where it is a role, and the person behind it, or what is no role. */
export const whoBehind = (
  from: Resource,
  referenceIndex: ReferenceIndex,
  reference: Json | undefined,
): { readonly role?: Resource | undefined; readonly who?: Json | undefined; readonly display?: string | undefined } => {
  const target = referenceIndex.follow(from, reference);
  const role = target?.resource?.type === 'PractitionerRole' ? target.resource : undefined;
  const behind = role && referenceIndex.follow(role, first(role.json, 'practitioner'));
  const display = text(reference, 'display') ?? behind?.display;
  return { role, who: (behind ?? target)?.resource?.json, display };
};

/** The name of a person or an organization that a reference leads to. */
export const nameBehind = (
  from: Resource,
  referenceIndex: ReferenceIndex,
  reference: Json | undefined,
): string | undefined => {
  const { who, display } = whoBehind(from, referenceIndex, reference);
  return personNames(all(who, 'name'))[0] ?? text(who, 'name') ?? display;
};

/** Those who give care; a patient, a relative or a machine is none of them. */
const carers = new Set(['Practitioner', 'PractitionerRole', 'CareTeam', 'Organization', undefined]);

/** Whether a reference leads to one who gives care, as far as it can be told. */
export const isCarer = (from: Resource, referenceIndex: ReferenceIndex, reference: Json | undefined): boolean =>
  carers.has(referenceIndex.follow(from, reference)?.type ?? text(reference, 'type'));

/** The name of the one who gives care that a reference leads to. */
export const carerBehind = (
  from: Resource,
  referenceIndex: ReferenceIndex,
  reference: Json | undefined,
): string | undefined =>
  isCarer(from, referenceIndex, reference) ? nameBehind(from, referenceIndex, reference) : undefined;
