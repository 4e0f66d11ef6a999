import { GraphqlFace } from '@portico/adapters-graphql/portal/face';
import type { Face } from '@portico/application/profile';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const face = latePort<Face>('face', (context) => new GraphqlFace(context.get(tokens.client)));
