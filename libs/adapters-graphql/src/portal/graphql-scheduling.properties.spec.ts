import { describe, expect, it } from '@jest/globals';
import type {
  BookedPractice,
  BookingChoices,
  BookingPlace,
  GuidedQuestions,
  Scheduling,
  WantedVisit,
  RequestedVisit,
  RequestScreen,
} from '@portico/application/scheduling';
import type { BookingKey } from '@portico/domain/appointments';
import { locations, providers } from '@portico/domain/appointments/testing';
import {
  failed,
  ok,
  type AppointmentId,
  type LocationId,
  type PatientId,
  type PracticeId,
  type ProviderId,
  type ResourceId,
  type TimeZone,
  type VisitReasonId,
} from '@portico/domain/kernel';
import { ids, instants, withOptional, words } from '@portico/domain/kernel/testing';
import { isTreeEnd, weeksAhead, type Catalog, type Offer, type Question } from '@portico/domain/scheduling';
import { catalogs, picksFrom, questions, timePreferences } from '@portico/domain/scheduling/testing';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { schedulingWire } from '../wire/scheduling.wire.ts';

const runs = { numRuns: 60 };
const ways = fc.constantFrom('slots' as const, 'requests-only' as const, 'by-phone' as const);
const zones = fc.constantFrom('America/Phoenix', 'America/New_York').map((zone) => zone as TimeZone);

const practices: fc.Arbitrary<BookedPractice> = fc.record({
  id: ids<PracticeId>('practice-'),
  name: words(),
  phone: words(),
  management: words(),
  patient: ids<PatientId>('patient-'),
  timeZone: zones,
});

const offers: fc.Arbitrary<Offer> = fc.record({
  resource: ids<ResourceId>('resource-'),
  visitReason: ids<VisitReasonId>('visit-'),
  location: ids<LocationId>('location-'),
});

/** What a calendar may know of its provider beside what every one has. */
const withPictures = (catalog: Catalog): fc.Arbitrary<Catalog> =>
  fc
    .tuple(
      ...catalog.resources.map((resource) =>
        withOptional({ resource: fc.constant(resource) }, { photo: words(), lastAppointment: instants }),
      ),
    )
    .map((all) => ({ ...catalog, resources: all.map(({ resource, ...more }) => ({ ...resource, ...more })) }));

const choices: fc.Arbitrary<BookingChoices> = catalogs.chain(withPictures).chain((catalog) =>
  fc.record({
    practices: fc.array(fc.record({ id: ids<PracticeId>('practice-'), name: words() }), { maxLength: 3 }),
    practice: practices,
    way: ways,
    asks: fc.boolean(),
    catalog: fc.constant(catalog),
    picked: picksFrom(catalog),
    noSearchResults: words(),
    request: fc.nat(),
    innocentDelay: fc.nat(5_000),
  }),
);

/** The kinds of visit at which questions end: those of a question before those of the ones that follow it. */
const kindsOf = ({ options }: Question): readonly VisitReasonId[] => [
  ...options.flatMap(({ leadsTo }) =>
    isTreeEnd(leadsTo) && leadsTo.kind === 'visit-type' ? [leadsTo.visitReason] : [],
  ),
  ...options.flatMap(({ leadsTo }) => (isTreeEnd(leadsTo) ? [] : kindsOf(leadsTo))),
];

const guided: fc.Arbitrary<GuidedQuestions> = fc
  .tuple(
    withOptional(
      {
        practice: practices,
        way: ways,
        approvesRequests: fc.boolean(),
        offers: fc.array(offers, { maxLength: 3 }),
      },
      {
        notice: fc.record({ en: words(), es: words() }),
        first: questions,
        lastVisit: fc
          .tuple(offers, fc.option(fc.string(), { nil: undefined }))
          .map(([{ resource, location }, provider]) => ({
            resource,
            location,
            ...(provider === undefined ? {} : { provider }),
          })),
      },
    ),
    words(),
  )
  .map(([rest, visitType]) => ({
    ...rest,
    kinds: rest.first === undefined ? [] : [...new Set(kindsOf(rest.first))].map((id) => ({ id, visitType })),
  }));

const requestScreens: fc.Arbitrary<RequestScreen> = fc
  .tuple(practices, offers, providers, fc.record({ visitType: words(), video: fc.boolean() }), locations, instants)
  .map(([practice, offer, provider, visitReason, location, now]) => ({
    practice,
    offer: { ...offer, location: location.id },
    provider,
    visitReason,
    location,
    weeks: weeksAhead(now, location.timeZone),
  }));

const places: fc.Arbitrary<BookingPlace> = withOptional(
  {},
  { practice: ids<PracticeId>('practice-'), patient: ids<PatientId>('patient-') },
);

/** The wire with one service behind it, whose questions are noted and answered with what stands in `place`. */
const across = () => {
  const { asked, place, service } = notingService<Scheduling>();
  const own = (): Partial<OwnServices> => ({ scheduling: service });
  const context = { own, visits: async () => own() };
  const { client } = tab(gatewayFetch(() => context as unknown as GatewayContext));
  return { asked, place, wire: client.port(schedulingWire(() => 'a system')) };
};

describe('finding a visit over the wire', () => {
  it('APT-065 APT-066 APT-070 APT-071 APT-072 arrives as it was for what can be chosen, and so does what was wished', async () => {
    const { asked, place, wire } = across();
    const wanted: fc.Arbitrary<WantedVisit> = fc
      .tuple(
        places,
        catalogs.chain(picksFrom),
        withOptional({ request: fc.nat(1_000_000) }, { provider: ids<ProviderId>('provider-'), video: fc.boolean() }),
      )
      .map(([at, picked, more]) => ({ ...at, ...more, picked }));
    await fc.assert(
      fc.asyncProperty(choices, wanted, async (answer, preference) => {
        place.answer = ok(answer);
        expect(await wire.choices(preference)).toEqual(ok(answer));
        expect(asked.at(-1)).toEqual(['choices', preference]);
      }),
      runs,
    );
  });

  it('APT-079 APT-080 ACC-316 ACC-317 ACC-318 ACC-320 arrives as it was for the questions of a practice, however deep', async () => {
    const { asked, place, wire } = across();
    await fc.assert(
      fc.asyncProperty(guided, ids<PracticeId>('practice-'), async (answer, practice) => {
        place.answer = ok(answer);
        expect(await wire.questions({ practice })).toEqual(ok(answer));
        expect(asked.at(-1)).toEqual(['questions', { practice }]);
      }),
      runs,
    );
  });

  it('APT-087 APT-088 APT-089 ACC-331 ACC-332 ACC-333 ACC-334 arrives as it was for a request, and for what is shown before it', async () => {
    const { asked, place, wire } = across();
    const order: fc.Arbitrary<RequestedVisit> = fc
      .tuple(
        places,
        withOptional(
          { offer: offers, preference: timePreferences, key: fc.uuid().map((key) => key as BookingKey) },
          { visitReason: words(), replaces: ids<AppointmentId>('visit-') },
        ),
      )
      .map(([at, rest]) => ({ ...at, ...rest }));
    await fc.assert(
      fc.asyncProperty(requestScreens, order, places, async (screen, sent, at) => {
        place.answer = ok(screen);
        expect(await wire.requesting(at, screen.offer)).toEqual(ok(screen));
        expect(asked.at(-1)).toEqual(['requesting', at, screen.offer]);
        place.answer = ok(undefined);
        expect(await wire.request(sent)).toEqual(ok(undefined));
        expect(asked.at(-1)).toEqual(['request', sent]);
        for (const kind of ['not-offered', 'not-found', 'bad-input'] as const) {
          place.answer = failed({ kind });
          expect(await wire.request(sent)).toEqual(failed({ kind }));
          expect(await wire.requesting(at, sent.offer)).toEqual(failed({ kind }));
        }
      }),
      runs,
    );
  });
});
