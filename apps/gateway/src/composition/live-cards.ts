import type { PracticeId } from '@portico/domain/kernel';
import type { Merchant, Merchants } from '@portico/domain/payments';
import type { MerchantsByPractice } from '../config/index.ts';
import type { Pages } from '../server/index.ts';

export interface LiveCards {
  readonly merchants: Merchants;
  /** The pages in which cards are typed. */
  readonly frames: Pages;
  /** What begins from now on goes by these settings; what is under way keeps the merchant that it has. */
  readonly take: (settings: MerchantsByPractice) => void;
}

/** Who takes cards, as settings that may change while the gateway runs say. */
export const liveCards = (
  first: MerchantsByPractice,
  merchantsOf: (settings: MerchantsByPractice) => Merchants,
  framesOf: (settings: MerchantsByPractice) => Pages,
): LiveCards => {
  let settings: MerchantsByPractice = new Map();
  let merchants: ReadonlyMap<PracticeId, Merchant> = new Map();
  let frames: Pages = framesOf(settings);
  const take = (next: MerchantsByPractice): void => {
    // A merchant whose settings stay is kept, with the tokens that it was given meanwhile.
    const isSame = (practice: PracticeId): boolean =>
      merchants.has(practice) && JSON.stringify(settings.get(practice)) === JSON.stringify(next.get(practice));
    const made = merchantsOf(new Map([...next].filter(([practice]) => !isSame(practice))));
    merchants = new Map(
      [...next.keys()].flatMap((practice) => {
        const merchant = isSame(practice) ? merchants.get(practice) : made.of(practice);
        return merchant === undefined ? [] : [[practice, merchant] as const];
      }),
    );
    frames = framesOf(next);
    settings = next;
  };
  take(first);
  return { merchants: { of: (practice) => merchants.get(practice) }, frames: (request) => frames(request), take };
};
