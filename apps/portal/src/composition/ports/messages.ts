import { graphqlMessages } from '@portico/adapters-graphql/portal/messages';
import type { Messages } from '@portico/application/messages';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const messages = lazyPort<Messages>('messages', (context) => graphqlMessages(context.get(tokens.client)));
