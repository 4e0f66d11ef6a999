import { ShownOnce } from '@portico/view-models/access';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const shownOnce = lazyPort<ShownOnce>(
  'shownOnce',
  (context) => new ShownOnce(context.get(tokens.sessionStore), context.get(tokens.clientSession).actingAs),
);
