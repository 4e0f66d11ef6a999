import type { FacetName } from '@portico/practice-spi';

const lastImport = /^import \{ \w+Of \} from '\.\/\w+\.ts';\n(?![\s\S]*^import \{ \w+Of \} from)/m;
const lastFacet = /^( *)(.*?\b\w+: \w+Of\(system\))(?![\s\S]*Of\(system\))/m;

/** The source of an adapter with further facets in its connection; undefined if it was written in another way. */
export const withFacets = (source: string, facets: readonly FacetName[]): string | undefined => {
  if (!lastImport.test(source) || !lastFacet.test(source)) return undefined;
  const imports = facets.map((facet) => `import { ${facet}Of } from './${facet}.ts';\n`).join('');
  const properties = (indent: string) => facets.map((facet) => `,\n${indent}${facet}: ${facet}Of(system)`).join('');
  return source
    .replace(lastImport, (line) => line + imports)
    .replace(lastFacet, (line, indent: string) => line + properties(indent));
};
