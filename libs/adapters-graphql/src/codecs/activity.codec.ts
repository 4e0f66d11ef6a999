import type { ActivityLine, ActivityPage, ActivityPerson, WantedActivity } from '@portico/application/activity';
import { activityActions, type Doer } from '@portico/domain/activity';
import { codec, ifReadable, list, readableList, type Codec } from './codec.ts';
import { field, record } from './object-codec.ts';
import { maybe, moment, word } from './scalars.ts';

const kinds = word(['self', 'other', 'guest', 'operator', 'portal', 'nobody']);

/** A kind of person that this page does not know is another person. */
const personKind: Codec<ActivityPerson['kind'], string> = codec(
  kinds.write,
  (text) => ifReadable(() => kinds.read(text)) ?? 'other',
);

const doer: Codec<Doer, string> = codec(
  (id) => id,
  (text) => text as Doer,
);

const person = record<ActivityPerson>()({ id: field('id', doer), kind: field('kind', personKind), name: 'name' });

/** A line whose action this page has no words for yet cannot be read, rather than be shown as another one. */
const line = record<ActivityLine>()({
  id: 'id',
  at: field('at', moment),
  action: field('action', word(activityActions)),
  by: field('by', person),
  practiceName: 'practice_name',
  app: 'app',
});

export const activityPage = record<ActivityPage>()({
  lines: field('lines', readableList(line)),
  people: field('people', list(person)),
  older: 'older',
});

export const wantedActivity = record<WantedActivity>()({ page: 'page', by: maybe('by', doer) });
