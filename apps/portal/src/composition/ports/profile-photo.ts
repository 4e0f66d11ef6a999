import { profilePhotoWire } from '@portico/adapters-graphql/wire/profile-photo';
import type { ProfilePhoto } from '@portico/application/profile';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const face = lazyPort<ProfilePhoto>('face', (context) => context.get(tokens.client).port(profilePhotoWire));
