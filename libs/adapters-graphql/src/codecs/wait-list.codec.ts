import type {
  EarlierTimeScreen,
  FreeTime,
  OfferedPlace,
  OfferedVisit,
  TakenTime,
  WaitedVisit,
  Waiting,
  WaitLook,
  WaitPlace,
  WaitRequest,
} from '@portico/application/scheduling';
import { noticeChoices, partsOfDay, weekdays, type Weekday } from '@portico/domain/scheduling';
import { location, span } from './appointments.codec.ts';
import { codec, list, type Codec, type Read, type Written } from './codec.ts';
import { always, both, field, flat, record, together } from './object-codec.ts';
import { day, id, maybe, maybeId, moment, oneOf, seconds, word } from './scalars.ts';

const offeredVisit = record<OfferedVisit>()({
  ...span,
  hold: id('hold_id'),
  keptFor: field('keptForSeconds', seconds),
  visitType: 'visitType',
  video: 'video',
  provider: { id: id('provider_id'), name: 'providerName', specialty: 'specialty' },
  location: field('place', location),
});

export const waiting = record<Waiting>()({
  id: id('wait_id'),
  practice: { id: id('practice_id'), name: 'practice_name' },
  replaces: flat(
    together<NonNullable<Waiting['replaces']>>()({ visit: id('appointment_id'), start: field('dateTime', moment) }),
  ),
  since: field('since', moment),
  offered: maybe('offered', offeredVisit),
});

const waitedVisit = record<WaitedVisit>()({
  ...span,
  id: id('appointment_id'),
  visitType: 'visitType',
  video: 'video',
  providerName: 'providerName',
  location: field('place', location),
});

const freeTime = record<FreeTime>()({
  start: field('start_time', moment),
  offer: { resource: id('resourceId'), visitReason: id('visitReasonId'), location: id('locationId') },
});

export const earlierTimeScreen = record<EarlierTimeScreen>()({
  practice: { id: id('practice_id'), name: 'practice_name', phone: 'practice_phone' },
  visit: maybe('visit', waitedVisit),
  canWait: 'canWait',
  waiting: maybe('entry', waiting),
  free: maybe('free', freeTime),
});

export const takenTime = record<TakenTime>()({
  ...span,
  appointment: id('appointment_id'),
  location: field('place', location),
});

export const waitLook = record<WaitLook>()({ practice: id('practice_id'), visit: maybeId('appointment_id') });

export const waitPlace = record<WaitPlace>()({ practice: id('practice_id'), id: id('wait_id') });
export const offeredPlace = both(waitPlace, record<Pick<OfferedPlace, 'hold'>>()({ hold: id('hold_id') }));

type About = WaitRequest['about'];

const visitAbout = record<Extract<About, { readonly kind: 'visit' }>>()({
  kind: always('visit'),
  visit: id('appointment_id'),
});
const offerAbout = record<Extract<About, { readonly kind: 'offer' }>>()({
  kind: always('offer'),
  offer: { resource: id('resource_id'), visitReason: id('visit_reason_id'), location: id('location_id') },
  until: field('until', day),
});

type WireAbout = Read<typeof visitAbout> & Read<typeof offerAbout>;

/** A booked visit, or what is waited for without one. */
const about: Codec<
  About,
  Written<typeof visitAbout> | Written<typeof offerAbout>,
  { readonly [Key in keyof WireAbout]?: WireAbout[Key] | null | undefined }
> = codec(
  (value) => (value.kind === 'visit' ? visitAbout.write(value) : offerAbout.write(value)),
  (json) => (json.appointment_id == null ? offerAbout.read(json as WireAbout) : visitAbout.read(json as WireAbout)),
);

const days: Codec<readonly Weekday[], readonly number[]> = codec(
  (values) => values,
  (numbers) => list(oneOf(weekdays)).read([...new Set(numbers)]),
);

export const waitRequest = record<WaitRequest>()({
  practice: id('practice_id'),
  about: flat(about),
  anyProvider: 'anyProvider',
  anyOffice: 'anyOffice',
  weekdays: field('weekdays', days),
  partOfDay: field('partOfDay', word(partsOfDay)),
  from: maybe('from', day),
  noticeMinutes: field('noticeMinutes', oneOf(noticeChoices)),
});
