export {
  codesOf,
  conceptText,
  familyNameIn,
  personNames,
  phoneOf,
  quantityText,
  rangeText,
} from './data-type-texts.ts';
