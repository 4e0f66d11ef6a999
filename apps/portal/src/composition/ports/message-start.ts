import { MessageStart } from '@portico/view-models/messages';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

/** What the next message begins with, written on another screen. */
export const messageStart = lazyPort<MessageStart>('messageStart', (context) => {
  const session = context.get(tokens.clientSession);
  return new MessageStart(() => session.actingAs.draftOwner);
});
