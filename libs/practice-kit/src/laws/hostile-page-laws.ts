import { aroundNow, visitsIn, type Fixture } from '../fixture/fixture.ts';
import { elsewhere, leadingElsewhere, repeatingRows } from '../fixture/hostile-replies.ts';
import { Broken, ensure, facetOf, notDeclared, valueOf } from '../fixture/verdicts.ts';
import { law, type Law } from './law.ts';

const hasPages = async (fixture: Fixture): Promise<void> => {
  const visits = facetOf(fixture.connection, 'visits');
  const page = await valueOf(visits.of(fixture.mine.id, aroundNow(fixture), undefined, fixture.call), 'visits.of');
  if (page.next === undefined) notDeclared('one page holds all visits');
};

export const hostilePageLaws: readonly Law[] = [
  law({
    id: 'hostile.pages.repeated-rows',
    level: 3,
    facet: 'visits',
    says: 'A row that stands on two pages is listed once',
    check: async (fixture) => {
      await hasPages(fixture);
      fixture.host.intercept(repeatingRows());
      const ids = (await visitsIn(fixture, fixture, fixture.mine.id, aroundNow(fixture))).map(({ id }) => id);
      ensure(new Set(ids).size === ids.length, 'visits.of lists a visit twice');
    },
  }),
  law({
    id: 'hostile.pages.elsewhere',
    level: 3,
    facet: 'visits',
    says: 'A next page at another origin is never asked for',
    check: async (fixture) => {
      await hasPages(fixture);
      let isLed = false;
      const byAddress = leadingElsewhere(() => {
        isLed = true;
      });
      fixture.host.intercept(byAddress);
      // The list may end in a problem here.
      await visitsIn(fixture, fixture, fixture.mine.id, aroundNow(fixture)).catch((error: unknown) => {
        if (!(error instanceof Broken)) throw error;
      });
      if (!isLed) notDeclared('pages have no addresses');
      const asked = fixture.host.sent.filter(({ url }) => url.startsWith(new URL(elsewhere).origin));
      ensure(asked.length === 0, 'a call went to another origin');
    },
  }),
];
