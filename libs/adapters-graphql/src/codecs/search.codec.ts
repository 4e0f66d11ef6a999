import { entrySections, hitKinds, type Hit, type HitKind, type SearchAnswer } from '@portico/application/search';
import { codec, list } from './codec.ts';
import { field, flat, record } from './object-codec.ts';
import { day, id, maybe, oneOf, word } from './scalars.ts';

const hit = record<Hit>()({
  kind: field('kind', word(hitKinds)),
  id: 'id',
  title: 'title',
  with: 'with',
  day: maybe('day', day),
  section: maybe('section', oneOf(entrySections)),
});

const hits = list(hit);
type WireHits = ReturnType<typeof hits.write>;

/** Kinds that a page of an earlier release does not know: it could read nothing of an answer with one of them. */
const laterKinds: ReadonlySet<HitKind> = new Set(['note', 'entry']);

const found = codec(
  (all: readonly Hit[]): { found: WireHits; hits: WireHits } => ({
    found: hits.write(all),
    hits: hits.write(all.filter(({ kind }) => !laterKinds.has(kind))),
  }),
  (answer: { readonly found: Parameters<typeof hits.read>[0] }) => hits.read(answer.found),
);

export const searchAnswer = record<SearchAnswer>()({
  practice: id('practice_id'),
  hits: flat(found),
  near: 'near',
  isPartial: 'is_partial',
});
