import {
  all,
  isList,
  isObject,
  parseJson,
  text,
  texts,
  writeJson,
  type Json,
  type JsonObject,
} from '@portico/practice-fhir/json';
import { resourcesIn, type Resource } from '@portico/practice-fhir/record';
import type { Place, ReadInput } from '../../records/index.ts';
import { documentSource } from './document-elements.ts';

/** One element of a source that says all of a part of an entry. */
export interface PartElement {
  readonly text: string;
  /** The codes with which it judges its own value. */
  readonly flags: readonly string[];
}

/** What is shown in parts: lines of a report, parts of a vital sign, fills of a medication, reactions of an allergy. */
export type Whole = 'results' | 'parts' | 'fills' | 'reactionSeverities';

/** A file, asked for the very elements that an entry came from. */
export interface Source {
  /** What the elements at these places say, with what they refer to. */
  textAt(places: readonly Place[]): string;
  partsAt(places: readonly Place[], whole: Whole): readonly PartElement[];
}

export const sourceOf = (input: ReadInput): Source => {
  const start = new TextDecoder('latin1').decode(input.bytes.subarray(0, 200)).replaceAll('\0', '');
  return /^[^<{]*</.test(start) ? documentSource(input) : resourceSource(input);
};

/** How far references are followed: from a report to its result, to who made it, to their organization. */
const furthest = 3;

const resourceSource = (input: ReadInput): Source => {
  const resources = readIn(input);
  const byName = new Map(
    resources.flatMap((each) =>
      [...each.names, `${each.type}/${text(each.json, 'id') ?? ''}`].map((name) => [name, each] as const),
    ),
  );
  const named = (reference: string): Resource | undefined =>
    byName.get(reference) ??
    byName.get(
      reference
        .replace(/\/_history\/.*$/, '')
        .split('/')
        .slice(-2)
        .join('/'),
    ) ??
    byName.get(`urn:uuid:${reference.split('/').at(-1) ?? ''}`);
  const about = Map.groupBy(
    resources.filter(({ type }) => type === 'Provenance'),
    ({ json }) => text(json, 'target.reference'),
  );
  const at = (places: readonly Place[]): readonly Resource[] => {
    const found = new Set(resources.filter(({ place }) => places.includes(place)));
    for (let step = 0; step < furthest; step += 1)
      for (const each of [...found]) {
        for (const reference of referencesIn(each.json)) {
          const target = named(reference);
          if (target !== undefined && target.type !== 'Patient') found.add(target);
        }
      }
    for (const each of [...about].flatMap(([target, list]) => {
      const of = target === undefined ? undefined : named(target);
      return of !== undefined && found.has(of) ? list : [];
    }))
      found.add(each);
    return [...found];
  };
  return {
    textAt: (places) =>
      at(places)
        .map(({ json }) => writeJson(json))
        .join('\n'),
    partsAt: (places, whole) => at(places).flatMap(({ json }) => partsIn(json, whole)),
  };
};

const readIn = ({ name, bytes, now }: ReadInput): readonly Resource[] => {
  const origin = {
    source: name,
    namespace: '',
    prefix: '',
    now,
    idOf: (id: string) => id,
    partOf: (id: string, part: string) => id + part,
  };
  const whole = new TextDecoder().decode(bytes);
  const json = parseJson(whole);
  if (json.ok) return resourcesIn(json.value, origin).resources;
  return whole.split('\n').flatMap((line, index) => {
    const one = parseJson(line);
    return one.ok ? resourcesIn(one.value, origin, `line ${index + 1}`).resources : [];
  });
};

const referencesIn = (json: Json | undefined): readonly string[] => {
  if (isList(json)) return json.flatMap(referencesIn);
  if (!isObject(json)) return [];
  const own = text(json, 'reference');
  return [...(own === undefined ? [] : [own]), ...Object.values(json).flatMap(referencesIn)];
};

/** The objects within a resource that can say a part, each without the parts below it. */
const partsIn = (json: Json | undefined, whole: Whole): readonly PartElement[] => {
  if (isList(json)) return json.flatMap((each) => partsIn(each, whole));
  if (!isObject(json)) return [];
  const inside = Object.values(json).flatMap((each) => partsIn(each, whole));
  return isPart(json, whole) ? [elementOf(json), ...inside] : inside;
};

const isPart = (json: JsonObject, whole: Whole): boolean => {
  if (whole === 'fills') return json['resourceType'] === 'MedicationDispense';
  if (whole === 'reactionSeverities') return all(json, 'manifestation').length > 0;
  return isObject(json['code']);
};

/** A number beside the reason why there is none is not said. */
const elementOf = ({ component: _, contained: __, valueQuantity, valueInteger, ...own }: JsonObject): PartElement => ({
  text: writeJson(own['dataAbsentReason'] === undefined ? { ...own, valueQuantity, valueInteger } : own),
  flags: texts(own, 'interpretation.coding.code'),
});
