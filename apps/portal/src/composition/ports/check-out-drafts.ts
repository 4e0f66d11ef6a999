import { CheckOutDrafts } from '@portico/application/visits';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

/** The check-out that is under way in this page, for every screen on its way. */
export const checkOutDrafts = latePort<CheckOutDrafts>('checkOutDrafts', (context) => {
  const keeper = context.get(tokens.keeper);
  return new CheckOutDrafts(() => {
    const owner = keeper.draftOwner;
    return owner === undefined ? undefined : JSON.stringify(owner);
  }, context.get(tokens.analytics));
});
