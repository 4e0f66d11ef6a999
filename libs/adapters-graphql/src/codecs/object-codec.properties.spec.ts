import { describe, expect, it } from '@jest/globals';
import { instant, type Cents, type Instant, type PracticeId } from '@portico/domain/kernel';
import { ids, instants, withOptional, words } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import { compileWriters } from '../gateway/compiled-writers.ts';
import { list, optional, optionalIfReadable, readableList, Unreadable } from './codec.ts';
import {
  allOrNone,
  always,
  both,
  field,
  flat,
  record,
  together,
  under,
  union,
  unsent,
  within,
} from './object-codec.ts';
import { either, id, mark, maybe, moment, money, oneOf, text, word } from './scalars.ts';
import { writers } from './codec-parts.ts';

interface Place {
  readonly city: string;
  readonly zip?: string;
}

interface Visit {
  readonly id: PracticeId;
  readonly start: Instant;
  readonly price: Cents;
  readonly video: boolean;
  readonly comment?: string;
  readonly confirmed?: true;
  readonly secret?: string;
  readonly booking: 'slots' | 'requests-only';
  readonly state: 'open' | 'too-late';
  readonly place: Place;
  readonly held?: { readonly hold: string; readonly minutes: number };
  readonly guests: readonly Place[];
  readonly said: { readonly by: string; readonly why?: string };
}

const place = record<Place>()({ city: 'city', zip: 'zip' });

const table = {
  id: id<'visit_id', PracticeId>('visit_id'),
  start: field('dateTime', moment),
  price: field('price', money),
  video: 'video',
  comment: 'comment',
  confirmed: field('confirmed', mark),
  secret: unsent,
  booking: field('requestsOnly', either('requests-only', 'slots')),
  state: field('state', word(['open', 'too-late'])),
  place: flat(place),
  held: flat(together<NonNullable<Visit['held']>>()({ hold: 'hold_id', minutes: 'minutes' })),
  guests: field('guests', list(place)),
  said: { by: within('said', 'by'), why: within('said', field('why', optional(text))) },
} as const;

/** One codec as the portal writes by it, and one as the gateway does, which compiles on the first value. */
const inPortal = record<Visit>()(table);
const inGateway = record<Visit>()(table);

const places = withOptional({ city: words() }, { zip: words() });
const visits: fc.Arbitrary<Visit> = withOptional(
  {
    id: ids<PracticeId>('visit-'),
    start: instants,
    price: fc.nat(1_000_000).map((cents) => cents as Cents),
    video: fc.boolean(),
    booking: fc.constantFrom('slots' as const, 'requests-only' as const),
    state: fc.constantFrom('open' as const, 'too-late' as const),
    place: places,
    guests: fc.array(places, { maxLength: 3 }),
    said: withOptional({ by: words() }, { why: words() }),
  },
  {
    comment: words(),
    confirmed: fc.constant(true as const),
    held: fc.record({ hold: words(), minutes: fc.nat() }),
  },
);

const throughJson = <T>(json: T): T => JSON.parse(JSON.stringify(json)) as T;

describe('a table', () => {
  it('reads what it writes, by a plain writer and by a compiled one, which write the same', () => {
    fc.assert(
      fc.property(visits, (visit) => {
        delete writers.compile;
        const plain = inPortal.write(visit);
        compileWriters();
        try {
          expect(inGateway.write(visit)).toEqual(plain);
          expect(inPortal.read(throughJson(plain))).toEqual(visit);
        } finally {
          delete writers.compile;
        }
      }),
    );
  });

  it('writes null where a property is left out, and says nothing of one that stays at the gateway', () => {
    const [visit] = fc.sample(visits, 1) as [Visit];
    const { comment: _, held: __, ...bare } = { ...visit, secret: 'kept' };
    expect(inPortal.write(bare)).toMatchObject({ comment: null, hold_id: null, minutes: null });
    expect(Object.values(inPortal.write(bare))).not.toContain('kept');
  });

  it.each([
    ['an id', { visit_id: 'no id' }],
    ['a moment', { dateTime: '2026-02-30T10:00:00Z' }],
    ['a moment without an offset', { dateTime: '2026-02-20T10:00:00' }],
    ['an amount', { price: '1.5' }],
    ['a kind', { state: 'CLOSED' }],
    ['a list', { guests: null }],
  ])('reads no value from %s that is none', (_, wrong) => {
    const [visit] = fc.sample(visits, 1) as [Visit];
    expect(() => inPortal.read({ ...inPortal.write(visit), ...wrong } as never)).toThrow(Unreadable);
  });

  it('does not compile without a property, or with one of another type', () => {
    // @ts-expect-error: the zip is missing.
    record<Place>()({ city: 'city' });
    // @ts-expect-error: a city is no amount.
    record<Place>()({ city: field('city', money), zip: 'zip' });
    // @ts-expect-error: an id is read with care.
    record<{ readonly id: PracticeId }>()({ id: 'id' });
    // @ts-expect-error: a kind is missing.
    record<Pick<Visit, 'state'>>()({ state: field('state', word(['open'])) });
    // @ts-expect-error: only what may be left out can stay at the gateway.
    record<Place>()({ city: unsent, zip: 'zip' });
    expect.assertions(0);
  });
});

describe('parts of one object', () => {
  it('stand in one JSON object, or one of them under a name', () => {
    const whole = both(under('where', place), record<{ readonly on?: string }>()({ on: 'on' }));
    expect(whole.write({ city: 'Mesa' })).toEqual({ where: { city: 'Mesa', zip: null }, on: null });
    expect(whole.read({ where: { city: 'Mesa' }, on: 'Monday' })).toEqual({ city: 'Mesa', on: 'Monday' });
  });

  it('are there together or not at all', () => {
    const held = together<NonNullable<Visit['held']>>()({ hold: 'hold_id', minutes: 'minutes' });
    expect(held.read({ hold_id: 'h', minutes: null })).toBeUndefined();
    expect(held.read({ hold_id: 'h', minutes: 0 })).toEqual({ hold: 'h', minutes: 0 });
    const strict = allOrNone<NonNullable<Visit['held']>>()({ hold: 'hold_id', minutes: 'minutes' });
    expect(strict.read({})).toBeUndefined();
    expect(() => strict.read({ hold_id: 'h' })).toThrow(Unreadable);
  });
});

describe('a union', () => {
  type Answer = { readonly kind: 'at-once'; readonly on: string } | { readonly kind: 'never' };
  const answer = union<Answer>()('outcome', {
    'at-once': record<{ readonly on: string }>()({ on: field('on', text) }),
    never: record<Record<never, never>>()({}),
  });

  it('says its kind in capitals, and reads no kind that it does not have', () => {
    expect(answer.write({ kind: 'at-once', on: '2026-11-24' })).toEqual({ outcome: 'AT_ONCE', on: '2026-11-24' });
    expect(answer.write({ kind: 'never' })).toEqual({ outcome: 'NEVER' });
    expect(answer.read({ outcome: 'AT_ONCE', on: '2026-11-24' })).toEqual({ kind: 'at-once', on: '2026-11-24' });
    expect(() => answer.read({ outcome: 'SOON', on: null })).toThrow(Unreadable);
    expect(() => answer.read({ outcome: 'AT_ONCE', on: null })).toThrow(Unreadable);
  });
});

describe('what cannot be read', () => {
  it('is left out of a list, or of an object, where the codec says so', () => {
    const known = record<{ readonly kind: 'fixed'; readonly state?: 'open' }>()({
      kind: always('fixed'),
      state: field('state', optionalIfReadable(oneOf(['open']))),
    });
    expect(known.read({ state: 'shut' })).toEqual({ kind: 'fixed' });
    const times = readableList(moment);
    expect(times.read(['x', '1970-01-01T00:00:00.000Z'])).toEqual([instant(0)]);
    expect(() => list(moment).read(['x'])).toThrow(Unreadable);
  });

  it('of a field that may be null is no less unreadable', () => {
    const until = record<{ readonly until?: Instant }>()({ until: maybe('until', moment) });
    expect(until.read({ until: null })).toEqual({});
    expect(() => until.read({ until: 'soon' })).toThrow(Unreadable);
  });
});
