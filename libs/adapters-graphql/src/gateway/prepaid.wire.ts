import { prepaidTerms } from '../codecs/canceling.codec.ts';

export const prepaidToWire = prepaidTerms.write;
