export { besideEnd, endAt, type SaidEnd } from './beside-end.ts';
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
export { asOf, inForce, isOver, isPast, isToCome } from './in-force.ts';
