import { aroundNow, visitsIn, type Fixture } from '../fixture/law-fixture.ts';
import { elsewhere, leadingElsewhere, repeatingRows } from '../fixture/hostile-replies.ts';
import type { Interception } from '../fixture/intercepting-host.ts';
import { Broken, ensure, notChecked } from '../fixture/law-verdicts.ts';
import { law, type Law } from './law.ts';

/** Reads all visits through changed pages; a system without pages that could be changed skips the law. */
const readThrough = async (
  fixture: Fixture,
  changing: (onChange: () => void) => Interception,
): Promise<readonly string[] | Broken> => {
  let isChanged = false;
  const interception = changing(() => {
    isChanged = true;
  });
  fixture.host.intercept(interception);
  const ids = await visitsIn(fixture, fixture, fixture.mine.id, aroundNow(fixture)).then(
    (visits) => visits.map(({ id }) => id),
    (error: unknown) => {
      if (error instanceof Broken) return error;
      throw error;
    },
  );
  if (!isChanged) notChecked('no page that leads to another');
  return ids;
};

export const hostilePageLaws: readonly Law[] = [
  law({
    id: 'hostile.pages.repeated-rows',
    level: 3,
    facet: 'visits',
    says: 'A row that stands on two pages is listed once',
    check: async (fixture) => {
      const ids = await readThrough(fixture, repeatingRows);
      if (ids instanceof Broken) throw ids;
      ensure(new Set(ids).size === ids.length, 'visits.of lists a visit twice');
    },
  }),
  law({
    id: 'hostile.pages.elsewhere',
    level: 3,
    facet: 'visits',
    says: 'A next page at another origin is never asked for',
    check: async (fixture) => {
      // The list may end in a problem here.
      await readThrough(fixture, leadingElsewhere);
      const asked = fixture.host.sent.filter(({ url }) => url.startsWith(new URL(elsewhere).origin));
      ensure(asked.length === 0, 'a call went to another origin');
    },
  }),
];
