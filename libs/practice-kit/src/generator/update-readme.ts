import { facetNames } from '@portico/practice-spi';
import { furtherFunctions, type FacetChoice } from './facet-choice.ts';
import { furtherFunctionsStep, fillInStep, noneLeft } from './steps-to-green.ts';

/** `src/people.ts, src/visits.ts` in the order of the interface. */
const filesOf = (facets: readonly string[]): string =>
  facetNames
    .filter((name) => facets.includes(name))
    .map((name) => `src/${name}.ts`)
    .join(', ');

const facetsIn = (files: string): readonly string[] =>
  [...files.matchAll(/src\/(\w+)\.ts/g)].map(([, name = '']) => name);

/** The README of an adapter to which facets were added; undefined where the steps that name its parts are no longer there. */
export const readmeWithFacets = (readme: string, added: FacetChoice): string | undefined => {
  if (!fillInStep.test(readme) || !furtherFunctionsStep.test(readme)) return undefined;
  const further = [...added].flatMap(([facet, chosen]) =>
    furtherFunctions(facet, chosen).map((name) => `${facet}.${name}`),
  );
  return readme
    .replace(
      fillInStep,
      (_, before: string, files: string, after: string) =>
        before + filesOf([...facetsIn(files), ...added.keys()]) + after,
    )
    .replace(furtherFunctionsStep, (_, before: string, listed: string, after: string) => {
      const known = listed === noneLeft ? [] : listed.split(', ');
      const all = [...new Set([...known, ...further])].filter((place) => !isChosen(added, place));
      return before + (all.join(', ') || noneLeft) + after;
    });
};

const isChosen = (added: FacetChoice, place: string): boolean =>
  [...added].some(([facet, chosen]) => chosen.some((name) => place === `${facet}.${name}`));
