import type { VisitState } from '@portico/practice-spi';
import type { Fixture } from '../fixture/law-fixture.ts';
import { declared, ensure, facetOf, notChecked, problemOf, valueOf } from '../fixture/law-verdicts.ts';
import { law, type Law } from './law.ts';

/** Takes one step of the first visit that was furnished, first for somebody else, and reads what became of it. */
const takeStep = async (fixture: Fixture, name: 'arrive' | 'leave', state: VisitState): Promise<void> => {
  const { connection, mine, theirs, furnished, call } = fixture;
  const visits = facetOf(connection, 'visits');
  const step = declared(visits[name], `visits.${name}`);
  const id = furnished?.visits[0] ?? notChecked('no visit of the first patient');
  await problemOf(step.call(visits, theirs.id, id, undefined, call), `visits.${name}`, 'gone');
  const taken = await step.call(visits, mine.id, id, undefined, call);
  if (!taken.ok && taken.error.kind === 'refused') notChecked('a step that the system takes at this time');
  await valueOf(Promise.resolve(taken), `visits.${name}`);
  const read = await valueOf(visits.one(mine.id, id, call), 'visits.one');
  ensure(read.state === state, `visits.one does not tell of visits.${name}`);
  const seen = (await fixture.observe()).visits.find((each) => each.id === id);
  ensure(seen?.state === state, `the practice does not find what visits.${name} did`);
};

export const stepLaws: readonly Law[] = [
  law({
    id: 'visits.arrive',
    level: 2,
    facet: 'visits',
    says: 'Who has arrived is found there by the practice; nobody arrives for another',
    check: (fixture) => takeStep(fixture, 'arrive', 'arrived'),
  }),
  law({
    id: 'visits.leave',
    level: 2,
    facet: 'visits',
    says: 'A visit that was left is over for the practice; nobody leaves for another',
    check: async (fixture) => {
      declared(facetOf(fixture.connection, 'visits').leave, 'visits.leave');
      if (fixture.connection.visits?.arrive !== undefined) await takeStep(fixture, 'arrive', 'arrived');
      await takeStep(fixture, 'leave', 'completed');
    },
  }),
];
