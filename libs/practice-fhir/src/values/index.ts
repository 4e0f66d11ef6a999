export { codesOf, conceptText, personNames, phoneOf, quantityText, rangeText } from './values.ts';
