import type { Search } from '@portico/application/search';
import { same } from '../codecs/codec.ts';
import { searchAnswer } from '../codecs/search.codec.ts';
import * as documents from '../generated/documents/search.ts';
import { operation, variable, wireOf } from './operation.ts';

export const searchWire = wireOf<Search>()({
  find: operation(documents.SearchRecordsDocument, variable('text', same<string>()), searchAnswer),
});
