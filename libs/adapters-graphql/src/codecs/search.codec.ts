import { hitKinds, type Hit, type SearchAnswer } from '@portico/application/search';
import { list } from './codec.ts';
import { field, record } from './object-codec.ts';
import { day, id, maybe, word } from './scalars.ts';

const hit = record<Hit>()({
  kind: field('kind', word(hitKinds)),
  id: 'id',
  title: 'title',
  with: 'with',
  day: maybe('day', day),
});

export const searchAnswer = record<SearchAnswer>()({
  practice: id('practice_id'),
  hits: field('hits', list(hit)),
  near: 'near',
  isPartial: 'is_partial',
});
