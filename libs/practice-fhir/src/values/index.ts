export {
  addressOf,
  codesOf,
  conceptText,
  emailOf,
  familyNameIn,
  namePartsIn,
  personNames,
  phoneOf,
  quantityText,
  rangeText,
} from './data-type-texts.ts';
