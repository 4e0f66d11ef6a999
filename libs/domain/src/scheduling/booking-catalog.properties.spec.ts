import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  choicesFor,
  isOffered,
  offeredOf,
  offersFor,
  type Catalog,
  type Choices,
  type Picked,
} from './booking-catalog.ts';
import { catalogs, picksFrom } from './testing/index.ts';

const lists = { resource: 'resources', visitReason: 'visitReasons', location: 'locations' } as const;
type Aspect = keyof typeof lists;
const aspects = Object.keys(lists) as Aspect[];

const shownIn = (choices: Choices, aspect: Aspect): readonly string[] => choices[lists[aspect]].map(({ id }) => id);
const picking = (picked: Picked, aspect: Aspect, id: string): Picked => ({ ...picked, [aspect]: id });
const without = (picked: Picked, aspect: Aspect): Picked =>
  Object.fromEntries(Object.entries(picked).filter(([each]) => each !== aspect));

const picks = catalogs.chain((catalog) => fc.tuple(fc.constant(catalog), picksFrom(catalog)));
/** A pick that matches some offer. */
const possible = picks.filter(([catalog, picked]) => offersFor(catalog, picked).length > 0);
const orders = fc.shuffledSubarray(aspects, { minLength: aspects.length });

describe('what can be chosen', () => {
  it('APT-058 is no dead end: a list shows exactly what goes with all that is picked in the others', () => {
    fc.assert(
      fc.property(picks, ([catalog, picked]) => {
        const choices = choicesFor(catalog, picked);
        for (const aspect of aspects) {
          expect(shownIn(choices, aspect)).toEqual(
            catalog[lists[aspect]]
              .map(({ id }) => id)
              .filter((id) => offersFor(catalog, picking(picked, aspect, id)).length > 0),
          );
        }
      }),
    );
  });

  it('APT-058 APT-061 ends in something that is on offer, in whatever order and whichever one picks of what is shown', () => {
    fc.assert(
      fc.property(catalogs, orders, fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), (catalog, order, dice) => {
        fc.pre(catalog.offers.length > 0);
        const picked = order.reduce<Picked>((before, aspect, at) => {
          const shown = shownIn(choicesFor(catalog, before), aspect);
          return picking(before, aspect, shown[(dice[at] ?? 0) % shown.length] ?? 'nothing is shown');
        }, {});
        expect(isOffered(catalog, picked)).toBe(true);
      }),
    );
  });

  it('APT-058 reaches everything that is on offer, in any order', () => {
    fc.assert(
      fc.property(catalogs, orders, (catalog, order) => {
        for (const offer of catalog.offers) {
          let picked: Picked = {};
          for (const aspect of order) {
            expect(shownIn(choicesFor(catalog, picked), aspect)).toContain(offer[aspect]);
            picked = picking(picked, aspect, offer[aspect]);
          }
        }
      }),
    );
  });

  it('APT-058 is not narrowed in a list by what is picked in it', () => {
    fc.assert(
      fc.property(picks, fc.constantFrom(...aspects), ([catalog, picked], aspect) => {
        const choices = choicesFor(catalog, picked);
        expect(shownIn(choices, aspect)).toEqual(shownIn(choicesFor(catalog, without(picked, aspect)), aspect));
      }),
    );
  });
});

/** The offers that match a pick, computed without the code under test. */
const agreeing = ({ offers }: Catalog, picked: Picked): Catalog['offers'] =>
  offers.filter((offer) => JSON.stringify({ ...offer, ...picked }) === JSON.stringify(offer));

describe('what is on offer', () => {
  it('APT-061 is what agrees with all that is picked, and the times need all three', () => {
    fc.assert(
      fc.property(picks, ([catalog, picked]) => {
        const agreed = agreeing(catalog, picked);
        expect(offersFor(catalog, picked)).toEqual(agreed);
        expect(isOffered(catalog, picked)).toBe(Object.keys(picked).length === 3 && agreed.length === 1);
      }),
    );
  });

  it('APT-084 APT-116 of a wish is all of it where it goes together', () => {
    fc.assert(
      fc.property(possible, ([catalog, preference]) => {
        expect(offeredOf(catalog, preference)).toEqual(preference);
      }),
    );
  });

  it('APT-084 APT-116 of any wish goes together, is part of it, and nothing of it could be added', () => {
    fc.assert(
      fc.property(picks, ([catalog, preference]) => {
        fc.pre(catalog.offers.length > 0);
        const picked = offeredOf(catalog, preference);
        expect(agreeing(catalog, picked)).not.toEqual([]);
        expect(preference).toEqual({ ...preference, ...picked });
        for (const aspect of aspects) {
          const id = preference[aspect];
          if (picked[aspect] !== undefined || id === undefined) continue;
          expect(agreeing(catalog, picking(picked, aspect, id))).toEqual([]);
        }
      }),
    );
  });

  it('ACC-319 of a wish keeps the kind of visit before the person, and the person before the place', () => {
    fc.assert(
      fc.property(picks, ([catalog, preference]) => {
        const picked = offeredOf(catalog, preference);
        let sure: Picked = {};
        for (const aspect of ['visitReason', 'resource', 'location'] as const) {
          const id = preference[aspect];
          const more = id === undefined ? sure : picking(sure, aspect, id);
          if (agreeing(catalog, more).length > 0) sure = more;
          expect(picked[aspect]).toBe(sure[aspect]);
        }
      }),
    );
  });
});
