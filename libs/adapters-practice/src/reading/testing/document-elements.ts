import { sectionsIn } from '../../ccda/find-sections.ts';
import { anchorsIn, targetOf, type Anchors } from '../../ccda/narrative-text.ts';
import { parseXml } from '../../ccda/parse-xml.ts';
import { isFragment, wholeFragment } from '../../ccda/read-fragment.ts';
import { all, attribute, everyElement, first, isElement, type Xml } from '../../ccda/xml-tree.ts';
import type { Place, ReadInput } from '../../records/index.ts';
import type { PartElement, Source, Whole } from './source-elements.ts';

/** An element of a document, with the texts of its section that it may point at. */
interface Pointing {
  readonly xml: Xml;
  readonly anchors: Anchors;
}

/** A document of C-CDA: of an entry its element alone, of a section with its header, as a note has an author and a day. */
export const documentSource = ({ bytes }: ReadInput): Source => {
  const parsed = parseXml(isFragment(bytes) ? wholeFragment(bytes) : bytes);
  if (!parsed.ok) return { textAt: () => '', partsAt: () => [] };
  const elements = elementsIn(parsed.value);
  const at = (places: readonly Place[]): readonly Pointing[] =>
    places.flatMap((place) => elements.get(/^.*\/entry\[\d+\]/.exec(place)?.[0] ?? place) ?? []);
  const inside = new Map<Xml, readonly Xml[]>();
  return {
    textAt: (places) => at(places).map(textOf).join('\n'),
    partsAt: (places, whole) =>
      at(places).flatMap(({ xml, anchors }) => {
        const acts = inside.get(xml) ?? [...everyElement(xml)];
        inside.set(xml, acts);
        return partsIn(acts, whole).map((act) => partOf({ xml: act, anchors }, whole));
      }),
  };
};

const elementsIn = (root: Xml): ReadonlyMap<Place, readonly Pointing[]> => {
  const header = {
    ...root,
    children: root.children.filter((each) => !isElement(each) || each.name !== 'component'),
  };
  const none: Anchors = new Map();
  const found = new Map<Place, readonly Pointing[]>([['ClinicalDocument', [{ xml: header, anchors: none }]]]);
  for (const { xml, place } of sectionsIn(root)) {
    const anchors = anchorsIn(first(xml, 'text'));
    found.set(place, [
      { xml, anchors },
      { xml: header, anchors: none },
    ]);
    for (const [index, entry] of all(xml, 'entry').entries())
      found.set(`${place}/entry[${index + 1}]`, [{ xml: entry, anchors }]);
  }
  return found;
};

const acts = new Set(['observation', 'supply', 'organizer', 'act', 'substanceAdministration', 'procedure']);

const partsIn = (elements: readonly Xml[], whole: Whole): readonly Xml[] => {
  if (whole === 'fills') return elements.filter(({ name }) => name === 'supply');
  const observations = elements.filter(({ name }) => name === 'observation');
  // An allergy is no reaction of its own.
  if (whole === 'reactionSeverities') return observations.filter((each) => first(each, 'participant') === undefined);
  return observations;
};

/** A line of a report without the acts below it; a reaction with its severity below it. */
const partOf = ({ xml, anchors }: Pointing, whole: Whole): PartElement => {
  const own = whole === 'reactionSeverities' ? xml : withoutActs(xml);
  return {
    text: textOf({ xml: own, anchors }),
    flags: all(own, 'interpretationCode').flatMap((each) =>
      attribute(each, 'nullFlavor') === undefined ? (attribute(each, 'code') ?? []) : [],
    ),
  };
};

const withoutActs = (xml: Xml): Xml => ({
  ...xml,
  children: xml.children.filter(
    (each) => !isElement(each) || !each.children.some((below) => isElement(below) && acts.has(below.name)),
  ),
});

/** What an element says, and what it points at. What stands beside a null flavor is not said: a status, a value, a unit. */
const textOf = ({ xml, anchors }: Pointing): string => {
  const pointed = [...everyElement(xml)]
    .filter(({ name }) => name === 'reference')
    .flatMap((each) => targetOf(anchors, attribute(each, 'value')) ?? []);
  return [xml, ...pointed].map(written).join('\n');
};

const unsure = new Set(['code', 'value', 'unit']);

const written = ({ name, attributes, children }: Xml): string => {
  const isUnsure = attributes.has('nullFlavor');
  const said = [...attributes].filter(([each]) => !(isUnsure && unsure.has(each)));
  const inside = children.map((each) => (isElement(each) ? written(each) : escaped(each))).join('');
  return `<${[name, ...said.map(([key, each]) => `${key}="${escaped(each)}"`)].join(' ')}>${inside}</${name}>`;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
