import { facetFunctions, facetNames, type FacetName } from '@portico/practice-spi';

/** The facets that are asked for, each with its functions in the order of the interface. */
export type FacetChoice = ReadonlyMap<FacetName, readonly string[]>;

const isFacet = (name: string): name is FacetName => facetNames.some((each) => each === name);

/** Times are listed, or hours from which they are computed: a system that can do neither offers nothing. */
const usual: Readonly<Partial<Record<FacetName, readonly string[]>>> = { times: ['free'] };

const needs = (facet: FacetName): Readonly<Record<string, 'must' | 'may'>> => facetFunctions[facet];

/** Functions that a facet may have besides. */
export const furtherFunctions = (facet: FacetName, chosen: readonly string[]): readonly string[] =>
  Object.keys(needs(facet)).filter((name) => !chosen.includes(name));

/** Reads `visits,booking,booking.hold`: a facet with the functions that it has to have, and further ones by name. */
export const facetChoice = (text: string): FacetChoice => {
  const asked = text.split(',').map((each) => each.trim());
  for (const one of asked) {
    const [facet = '', name] = one.split('.');
    if (!isFacet(facet) || (name !== undefined && !(name in needs(facet)))) {
      throw new Error(`There is no ${one}. The facets are ${facetNames.join(', ')}.`);
    }
  }
  const chosen = facetNames.filter((facet) => facet === 'people' || asked.some((one) => one.split('.')[0] === facet));
  const isWanted = (facet: FacetName, name: string, need: string): boolean =>
    need === 'must' || asked.includes(`${facet}.${name}`) || (usual[facet]?.includes(name) ?? false);
  return new Map(
    chosen.map((facet) => {
      const all = Object.entries(needs(facet));
      return [facet, all.filter(([name, need]) => isWanted(facet, name, need)).map(([name]) => name)];
    }),
  );
};
