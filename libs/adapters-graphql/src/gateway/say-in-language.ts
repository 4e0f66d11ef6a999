import { textsOf } from '@portico/application/texts';
import { catalogs } from '../generated/catalogs.ts';

/** What the wire tells people by itself, by language. */
export const sayIn = textsOf(catalogs);
