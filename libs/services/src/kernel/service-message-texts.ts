import { textsOf } from '@portico/application/texts';
import { catalogs } from '../generated/catalogs.ts';

/** What services answer in words, by language. */
export const sayIn = textsOf(catalogs);
