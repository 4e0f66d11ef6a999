import { GraphqlIdentityDocuments } from '@portico/adapters-graphql/portal/identity-documents';
import { trackedIdentityDocuments } from '@portico/view-models/profile';
import type { IdentityDocuments } from '@portico/application/profile';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const identityDocuments = lazyPort<IdentityDocuments>('papers', (context) =>
  trackedIdentityDocuments(new GraphqlIdentityDocuments(context.get(tokens.client)), context.get(tokens.analytics)),
);
