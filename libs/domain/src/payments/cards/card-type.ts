import creditCardType from 'credit-card-type';
import { cardBrands, type CardBrand } from './card.ts';

/**
 * What the first digits of a number say of its brand: not enough yet, none that there is, one that practices do not
 * take, or one that they take.
 */
export type DetectedCard =
  | { readonly kind: 'open' }
  | { readonly kind: 'none' }
  | { readonly kind: 'unsupported'; readonly shape: CardShape }
  | { readonly kind: 'supported'; readonly brand: CardBrand; readonly shape: CardShape };

/** How a number is written, how long it is, and how long the code on the card is. */
export interface CardShape {
  /** How many digits stand together, from the left. */
  readonly groups: readonly number[];
  /** Most digits that the groups hold. */
  readonly size: number;
  /** The lengths at which a number is whole, the shortest first. */
  readonly lengths: readonly number[];
  readonly codeLength: 3 | 4;
}

/** The brands' names as their owners write them; on the wire too (`MON-132`). */
export const cardBrandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american express': 'American Express',
  jcb: 'JCB',
  discover: 'Discover',
};

const four = { groups: [4, 4, 4, 4], size: 16, codeLength: 3 } as const;
/** American Express and Diners (`MON-138`, `MON-144`). */
const fifteen = { groups: [4, 6, 5], size: 15, codeLength: 4 } as const;

/** The shape of a number whose brand is not known. */
export const unknownShape: CardShape = { ...four, lengths: [16] };

/** Only digits count. Of no digits, every brand is possible. */
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

/** The shape that goes with what is known of a number. */
export const shapeOf = (detected: DetectedCard): CardShape => ('shape' in detected ? detected.shape : unknownShape);

/** A brand by its name on the wire, however it is cased. */
export const parseCardBrand = (name: unknown): CardBrand | undefined =>
  typeof name === 'string' ? cardBrands.find((brand) => brand === name.trim().toLowerCase()) : undefined;
