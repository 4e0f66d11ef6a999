import type { OpenCardFrame, OpenWalletFrame } from '@portico/domain/payments';
import { chunks } from '../fetch-chunk.ts';

/** Shows the fields of a practice's processor; a way there that could not be fetched is a processor out of reach. */
export const openCardFrame: OpenCardFrame = async (place, request) => {
  try {
    const { cardFrameInTypeface } = await chunks.fetch(() => import('./card-frame-in-typeface.ts'));
    return await cardFrameInTypeface(place, request);
  } catch {
    return undefined;
  }
};

/** The same for the buttons of its wallets. */
export const openWalletFrame: OpenWalletFrame = async (place, request) => {
  try {
    const { cloverWalletFrame } = await chunks.fetch(() => import('@portico/adapters-payments/frame/browser'));
    return await cloverWalletFrame()(place, request);
  } catch {
    return undefined;
  }
};
