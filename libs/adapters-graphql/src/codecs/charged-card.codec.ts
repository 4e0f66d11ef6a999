import { cardBrandNames, parseCardBrand, wallets, type CardBrand, type ChargedCard } from '@portico/domain/payments';
import { codec, optionalIfReadable, unreadable, type Codec } from './codec.ts';
import { word } from './scalars.ts';

export const cardBrand: Codec<CardBrand, string> = codec(
  (brand) => cardBrandNames[brand],
  (text) => parseCardBrand(text) ?? unreadable(),
);

const brands = optionalIfReadable(cardBrand);
const walletWords = optionalIfReadable(word(wallets));

interface WireChargedCard {
  readonly card_type: string | null;
  readonly last4: string | null;
  readonly wallet: string | null;
}

/** A card that was charged; all null where none was. */
export const chargedCardIfAny: Codec<ChargedCard | undefined, WireChargedCard, Partial<WireChargedCard>> = codec(
  (card) => ({
    card_type: brands.write(card?.brand),
    last4: card?.last4 ?? null,
    wallet: walletWords.write(card?.wallet),
  }),
  ({ card_type, last4, wallet: word }) => {
    const brand = brands.read(card_type);
    const wallet = walletWords.read(word);
    const shown = wallet === undefined ? undefined : { wallet };
    return brand === undefined || last4 == null ? shown : { brand, last4, ...shown };
  },
);

export const chargedCard: Codec<ChargedCard, WireChargedCard, Partial<WireChargedCard>> = codec(
  chargedCardIfAny.write,
  (json) => chargedCardIfAny.read(json) ?? unreadable(),
);
