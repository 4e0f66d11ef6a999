import { cardBrandNames, walletNames, type ChargedCard } from './card.ts';

/** The card as receipts name it, without digits: `Visa`, `Apple Pay, Visa` or `Apple Pay`. */
export const chargedCardName = ({ wallet, brand }: ChargedCard): string =>
  [
    ...(wallet === undefined ? [] : [walletNames[wallet]]),
    ...(brand === undefined ? [] : [cardBrandNames[brand]]),
  ].join(', ');

/** The part that is shown, without the id of the card on file. */
export const shownCard = ({ saved: _, ...card }: ChargedCard): ChargedCard => card;
