import creditCardType from 'credit-card-type';
import { cardBrands, type CardBrand } from './card.ts';

/**
 * The brand by the first digits of a number: not enough digits yet, no known brand, one that practices do not accept,
 * or one that they accept.
 */
export type DetectedCard =
  | { readonly kind: 'open' }
  | { readonly kind: 'none' }
  | { readonly kind: 'unsupported'; readonly shape: CardShape }
  | { readonly kind: 'supported'; readonly brand: CardBrand; readonly shape: CardShape };

/** The grouping and length of a number, and the length of the card's code. */
export interface CardShape {
  /** Group lengths, from the left. */
  readonly groups: readonly number[];
  /** The total number of digits of the groups. */
  readonly size: number;
  /** The valid lengths of a number, ascending. */
  readonly lengths: readonly number[];
  readonly codeLength: 3 | 4;
}

const four = { groups: [4, 4, 4, 4], size: 16, codeLength: 3 } as const;
/** American Express and Diners (`MON-138`, `MON-144`). */
const fifteen = { groups: [4, 6, 5], size: 15, codeLength: 4 } as const;

/** The shape of a number of unknown brand. */
export const unknownShape: CardShape = { ...four, lengths: [16] };

/** Digits only. Without digits, every brand is possible. */
export const detectCard = (digits: string): DetectedCard => {
  const [type, ...others] = creditCardType(digits);
  if (type === undefined) return { kind: 'none' };
  if (others.length > 0) return { kind: 'open' };
  const layout = type.type === 'american-express' || type.type === 'diners-club' ? fifteen : four;
  const fitting = type.lengths.filter((length) => length <= layout.size);
  const shape = { ...layout, lengths: fitting };
  const brand = cardBrands.find((one) => one === type.type.replace('-', ' '));
  return brand === undefined ? { kind: 'unsupported', shape } : { kind: 'supported', brand, shape };
};

/** The shape for a detection result. */
export const shapeOf = (detected: DetectedCard): CardShape => ('shape' in detected ? detected.shape : unknownShape);
