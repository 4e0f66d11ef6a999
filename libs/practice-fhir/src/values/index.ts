export {
  addressOf,
  codesOf,
  conceptText,
  emailOf,
  familyNameIn,
  personNames,
  phoneOf,
  quantityText,
  rangeText,
} from './data-type-texts.ts';
