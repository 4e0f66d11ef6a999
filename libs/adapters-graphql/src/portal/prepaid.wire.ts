import { prepaidTerms } from '../codecs/canceling.codec.ts';
import { ifReadable, type Read } from '../codecs/codec.ts';

export const prepaidFromWire = (json: Read<typeof prepaidTerms>) => ifReadable(() => prepaidTerms.read(json));
