import { GraphqlProfilePhoto } from '@portico/adapters-graphql/portal/face';
import type { ProfilePhoto } from '@portico/application/profile';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const face = lazyPort<ProfilePhoto>('face', (context) => new GraphqlProfilePhoto(context.get(tokens.client)));
