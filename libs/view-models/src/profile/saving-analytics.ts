import { counted, type Analytics } from '@portico/application/kernel';
import type { IdentityDocuments, Updates } from '@portico/application/profile';

/** The section `documents`, with saved changes counted by analytics (`ACC-417`). */
export const trackedIdentityDocuments = (port: IdentityDocuments, analytics: Analytics): IdentityDocuments =>
  counted(port, analytics, { saveIdentityDocuments: ({ ok }) => (ok ? { name: 'Update Documents' } : undefined) });

/** The section `notifications`, counted likewise (`ACC-418`). */
export const trackedUpdates = (port: Updates, analytics: Analytics): Updates =>
  counted(port, analytics, { saveUpdates: ({ ok }) => (ok ? { name: 'Update Notifications' } : undefined) });
