import {
  bookingWays,
  type BookedPractice,
  type BookingChoices,
  type BookingPlace,
  type BookingPractice,
  type MovedVisit,
  type RequestedVisit,
  type RequestPlace,
  type RequestScreen,
  type WantedVisit,
} from '@portico/application/scheduling';
import type { AppointmentLocation } from '@portico/domain/appointments';
import type { Brand, LocationId } from '@portico/domain/kernel';
import {
  parseLanguageTag,
  type LanguageTag,
  type Offer,
  type Resource,
  type VisitReason,
  type WeekDates,
  type WeeksAhead,
} from '@portico/domain/scheduling';
import { chosenOffer } from './booking.codec.ts';
import { codec, list, readableList, unreadable, type Codec } from './codec.ts';
import { both, field, flat, record, under, type Flat } from './object-codec.ts';
import { timePreference } from './time-preference.codec.ts';
import { day, id, idOf, mark, maybe, maybeId, moment, money, timeZone, word } from './scalars.ts';

export const bookingWay = word(bookingWays);

export const bookedPractice = record<BookedPractice>()({
  id: id('practice_id'),
  name: 'practice_name',
  phone: 'practice_phone',
  management: 'practice_mgmt',
  patient: id('patient_id'),
  timeZone: field('timeZone', timeZone),
});

export const bookingOffer = record<Offer>()({
  resource: id('resourceId'),
  visitReason: id('visitReasonId'),
  location: id('locationId'),
});

/** An id that the contract has twice. */
const twice = <const Name extends string, const Double extends string, Id extends Brand<string, string>>(
  name: Name,
  double: Double,
): Flat<Id, Readonly<Record<Name | Double, Id>>, Readonly<Record<Name, string>>> => {
  const ids = idOf<Id>();
  return flat(
    codec(
      (value) => ({ [name]: value, [double]: value }) as Record<Name | Double, Id>,
      (json) => ids.read(json[name]),
    ),
  );
};

interface ThreeLines {
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly addressLine3: string | null;
}

/** Three lines are all that the wire has; a fourth stands with the third. */
const threeLines: Codec<readonly string[], ThreeLines> = codec(
  ([addressLine1 = null, addressLine2 = null, ...more]) => ({
    addressLine1,
    addressLine2,
    addressLine3: more.length === 0 ? null : more.join(', '),
  }),
  ({ addressLine1, addressLine2, addressLine3 }) =>
    [addressLine1, addressLine2, addressLine3].filter((line) => line !== null),
);

const bookingLocation = record<AppointmentLocation>()({
  id: twice('locationId', 'locationGuid'),
  office: 'office',
  addressLines: flat(threeLines),
  city: 'city',
  state: 'state',
  zip: 'zip',
  phone: 'phone',
  timeZone: field('timeZone', timeZone),
});

const languageTag: Codec<LanguageTag, string> = codec(
  (value) => value,
  (text) => parseLanguageTag(text) ?? unreadable(),
);

const resource = record<Resource>()({
  id: id('resourceId'),
  provider: { id: twice('providerId', 'providerGuid'), name: 'name', specialty: 'specialty' },
  photo: 'avatar',
  languages: maybe('languages', readableList(languageTag)),
  about: 'about',
  autoSchedule: 'autoSchedule',
  lastAppointment: maybe('lastAppointment', moment),
});

const visitReason = record<VisitReason>()({
  id: id('visitReasonId'),
  visitType: 'visitType',
  minutes: 'minutes',
  video: 'video',
  prepayment: field('prePayment', money),
});

const practice = record<BookingPractice>()({ id: id('practice_id'), name: 'practice_name' });

const choicesScreen = record<Omit<BookingChoices, 'request' | 'innocentDelay'>>()({
  practices: field('practices', list(practice)),
  practice: field('practice_information', bookedPractice),
  way: field('way', bookingWay),
  asks: 'fromIntelligentScheduler',
  catalog: {
    resources: field('providerCards', list(resource)),
    // A kind of visit whose price cannot be read is left out rather than shown as free.
    visitReasons: field('visitTypes', readableList(visitReason)),
    locations: field('locations', list(bookingLocation)),
    offers: field('offers', list(bookingOffer)),
  },
  picked: {
    resource: maybeId('selectedProvider'),
    visitReason: maybeId('selectedVisitType'),
    location: maybeId('selectedLocation'),
  },
  noSearchResults: 'noSearchResults',
});

export const bookingChoices = both(
  under('addAppointmentScreen', choicesScreen),
  record<Pick<BookingChoices, 'request' | 'innocentDelay'>>()({
    request: 'whatRequestAmI',
    innocentDelay: 'innocentDelay',
  }),
);

const requestNumber: Codec<number, number, number | null | undefined> = codec(
  (request) => request,
  (json) => json ?? 0,
);

export const wantedVisit = record<WantedVisit>()({
  practice: maybeId('practiceId'),
  patient: maybeId('patientId'),
  picked: {
    resource: maybeId('resourceId'),
    visitReason: maybeId('visitReasonId'),
    location: maybeId('locationId'),
  },
  provider: maybeId('selectedProviderId'),
  video: 'videoOption',
  request: field('requests', requestNumber),
});

export const namedPractice = record<Pick<BookingPlace, 'practice'>>()({ practice: maybeId('practiceId') });

const requestPlace = record<RequestPlace>()({
  practice: maybeId('practice_id'),
  patient: maybeId('patient_id'),
  replaces: maybeId('replaces'),
});

interface OfferAt {
  readonly place: RequestPlace;
  readonly offer: Offer;
}

export const offerAt = record<OfferAt>()({ place: flat(requestPlace), offer: flat(chosenOffer) });

export const requestedVisit = both(
  requestPlace,
  record<Omit<RequestedVisit, keyof RequestPlace>>()({
    offer: flat(chosenOffer),
    preference: flat(timePreference),
    visitReason: 'chief_complaint',
    key: id('uniqueId'),
  }),
);

/** The place of what is asked for is the location that is shown. */
const ofLocation: Codec<LocationId, object, { readonly location: { readonly locationId: string } }> = codec(
  () => ({}),
  ({ location }) => idOf<LocationId>().read(location.locationId),
);

const weekDates = record<WeekDates>()({ first: field('first', day), last: field('last', day) });

const movedVisit = record<MovedVisit>()({
  start: field('dateTime', moment),
  timeZone: field('timeZone', timeZone),
  provider: 'providerName',
});

export const requestScreen = record<RequestScreen>()({
  practice: field('practice_information', bookedPractice),
  offer: {
    resource: id('resourceId'),
    visitReason: id('visitReasonId'),
    location: flat(ofLocation),
  },
  provider: { id: id('provider_id'), name: 'providerName', specialty: 'specialty' },
  visitReason: { visitType: 'visitType', video: 'video' },
  location: field('location', bookingLocation),
  weeks: maybe(
    'weeks',
    record<WeeksAhead>()({ thisWeek: maybe('thisWeek', weekDates), nextWeek: field('nextWeek', weekDates) }),
  ),
  moved: maybe('moved', movedVisit),
  changesRequest: field('changesRequest', mark),
});
