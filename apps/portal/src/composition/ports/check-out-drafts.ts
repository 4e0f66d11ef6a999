import { CheckOutDrafts } from '@portico/view-models/visits';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

/** The check-out that is under way, for every screen on its way. */
export const checkOutDrafts = lazyPort<CheckOutDrafts>(
  'checkOutDrafts',
  (context) => new CheckOutDrafts(context.get(tokens.drafts).of('check-out'), context.get(tokens.analytics)),
);
