import { cardBrands, wallets, type ChargedCard } from '@portico/domain/payments';
import { fromWire } from '../wire-words.ts';

interface WireChargedCard {
  readonly card_type?: string | null;
  readonly last4?: string | null;
  readonly wallet?: string | null;
}

/**
 * A card that was charged; undefined where none was. Not by the rules of card numbers, which are large and stay out of the
 * first page.
 */
export const chargedCardFromWire = (wire: WireChargedCard): ChargedCard | undefined => {
  const brand = cardBrands.find((one) => one === wire.card_type?.toLowerCase());
  const wallet = wallets.find((one) => wire.wallet != null && one === fromWire(wire.wallet));
  const { last4 } = wire;
  if (brand === undefined || last4 == null) return wallet && { wallet };
  return { brand, last4, ...(wallet === undefined ? {} : { wallet }) };
};
