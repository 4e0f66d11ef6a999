import { all, text, type Json } from '../json/index.ts';
import { personNames } from '../values/index.ts';
import type { Resource } from './find-resources.ts';
import type { ReferenceIndex } from './reference-index.ts';

/** Those who give care; a patient, a relative or a machine is none of them. */
const carers = new Set(['Practitioner', 'PractitionerRole', 'Organization', undefined]);

/** The name of the one who gave care that a reference of `from` leads to, or the words that stand for it. */
export const whoIn = (
  from: Resource,
  referenceIndex: ReferenceIndex,
  reference: Json | undefined,
): string | undefined => {
  const target = referenceIndex.follow(from, reference);
  const shown = text(reference, 'display');
  if (!carers.has(target?.type ?? text(reference, 'type'))) return undefined;
  if (target === undefined) return shown;
  const role = target.resource;
  const behind = role?.type === 'PractitionerRole' ? referenceIndex.follow(role, role.json['practitioner']) : undefined;
  const who = behind?.resource?.json ?? role?.json;
  return personNames(all(who, 'name'))[0] ?? text(who, 'name') ?? shown ?? behind?.display;
};
