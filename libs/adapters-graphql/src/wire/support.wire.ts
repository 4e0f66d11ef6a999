import type { Support } from '@portico/application/support';
import { supportContact } from '../codecs/support.codec.ts';
import { GetSupportDocument } from '../generated/documents/support.ts';
import { nothing, operation, wireOf } from './operation.ts';

export const supportWire = wireOf<Support>()({ contact: operation(GetSupportDocument, nothing, supportContact) });
