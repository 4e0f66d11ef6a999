import { GraphqlForms } from '@portico/adapters-graphql/portal/forms';
import type { Forms } from '@portico/application/forms';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const forms = latePort<Forms>('forms', (context) => new GraphqlForms(context.get(tokens.client)));
