export { codesOf, conceptText, personNames, phoneOf, quantityText, rangeText } from './data-type-texts.ts';
