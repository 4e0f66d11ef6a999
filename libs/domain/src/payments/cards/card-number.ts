import { detectCard, shapeOf } from './card-brand-detection.ts';

/** The typed digits, cut to the length of the brand's mask (`MON-144`). */
export const cardDigits = (typed: string): string => {
  const digits = typed.replace(/\D/g, '');
  return digits.slice(0, shapeOf(detectCard(digits)).size);
};

/** A number in groups, as on the card: `9999 9999 9999 9999` or `9999 999999 99999`. */
export const groupCardNumber = (typed: string): string => {
  const digits = cardDigits(typed);
  let at = 0;
  const parts: string[] = [];
  for (const length of shapeOf(detectCard(digits)).groups) {
    parts.push(digits.slice(at, at + length));
    at += length;
  }
  return parts.filter((part) => part !== '').join(' ');
};
