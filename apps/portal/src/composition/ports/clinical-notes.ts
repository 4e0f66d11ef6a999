import { clinicalNotesWire } from '@portico/adapters-graphql/wire/clinical-notes';
import type { ClinicalNotes } from '@portico/application/health';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const clinicalNotes = lazyPort<ClinicalNotes>('clinicalNotes', (context) =>
  context.get(tokens.client).port(clinicalNotesWire),
);
