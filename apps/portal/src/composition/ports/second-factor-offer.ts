import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

/** Ends the offer of a second factor; without what else is shown once, which only Home loads. */
export const secondFactorOffer = lazyPort<{ end(): void }>('secondFactorOffer', (context) => ({
  end: () => context.get(tokens.sessionStore).remove('show2faPopup'),
}));
