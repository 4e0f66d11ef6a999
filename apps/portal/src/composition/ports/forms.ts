import { GraphqlForms } from '@portico/adapters-graphql/portal/forms';
import type { Forms } from '@portico/application/forms';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const forms = lazyPort<Forms>('forms', (context) => new GraphqlForms(context.get(tokens.client)));
