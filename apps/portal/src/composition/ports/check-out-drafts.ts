import { CheckOutDrafts } from '@portico/view-models/visits';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

/** The check-out that is under way in this page, for every screen on its way. */
export const checkOutDrafts = lazyPort<CheckOutDrafts>('checkOutDrafts', (context) => {
  const clientSession = context.get(tokens.clientSession);
  return new CheckOutDrafts(() => {
    const owner = clientSession.actingAs.draftOwner;
    return owner === undefined ? undefined : JSON.stringify(owner);
  }, context.get(tokens.analytics));
});
