export { adapterPackage, stepsOutside } from './adapter-package.ts';
export { withFacets } from './add-facets.ts';
export { facetChoice, type FacetChoice } from './facet-choice.ts';
export { facetFile, sourceFiles, type Files } from './source-files.ts';
export { readmeWithFacets } from './update-readme.ts';
export { numbered, stepsFor } from './steps-to-green.ts';
