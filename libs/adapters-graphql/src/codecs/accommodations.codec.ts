import { interpreterLanguages, type Accommodations } from '@portico/domain/profile';
import { record } from './object-codec.ts';
import { maybe, oneOf } from './scalars.ts';

/** What is needed at a visit. A language that this portal does not know cannot be read. */
export const accommodations = record<Accommodations>()({
  interpreter: maybe('interpreter', oneOf(interpreterLanguages)),
  otherHelp: 'otherHelp',
});
