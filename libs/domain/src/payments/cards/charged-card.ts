import { walletNames, type ChargedCard } from './card.ts';
import { cardBrandNames } from './card-type.ts';

/** The card as receipts name it, without its digits: `Visa`, `Apple Pay, Visa` or `Apple Pay`. */
export const chargedCardName = ({ wallet, brand }: ChargedCard): string =>
  [
    ...(wallet === undefined ? [] : [walletNames[wallet]]),
    ...(brand === undefined ? [] : [cardBrandNames[brand]]),
  ].join(', ');

/** What is shown of it; which card on file it is, is nobody's matter. */
export const shownCard = ({ saved: _, ...card }: ChargedCard): ChargedCard => card;
