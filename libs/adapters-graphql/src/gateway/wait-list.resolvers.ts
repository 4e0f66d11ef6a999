import type { OfferedPlace, WaitedVisit, WaitPlace, WaitRequest } from '@portico/application/scheduling';
import {
  parseLocalDate,
  type AppointmentId,
  type HoldId,
  type LocalDate,
  type LocationId,
  type PracticeId,
  type ResourceId,
  type VisitReasonId,
} from '@portico/domain/kernel';
import { noticeChoices, type WaitId, type Weekday } from '@portico/domain/scheduling';
import type {
  JoinWaitListInput,
  MutationResolvers,
  PartOfDay,
  QueryResolvers,
  WaitedVisit as WireVisit,
} from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { idFrom } from './payment-input.ts';
import { refusal, valueOf } from './refusal.ts';
import { placeToWire, spanToWire, takenToWire, waitingToWire } from './wait-list.wire.ts';

export const waitListQueries: Pick<QueryResolvers<GatewayContext>, 'getEarlierTime'> = {
  getEarlierTime: async (_, { practice_id, appointment_id }, { visits }) => {
    const visit = appointment_id == null ? {} : { visit: idFrom<AppointmentId>(appointment_id) };
    const screen = valueOf(
      await (await visits()).waitList.look({ practice: idFrom<PracticeId>(practice_id), ...visit }),
    );
    return {
      practice_id: screen.practice.id,
      practice_name: screen.practice.name,
      practice_phone: screen.practice.phone,
      visit: screen.visit === undefined ? null : visitToWire(screen.visit),
      canWait: screen.canWait,
      entry: screen.waiting === undefined ? null : waitingToWire(screen.waiting),
    };
  },
};

export const waitListMutations: Pick<
  MutationResolvers<GatewayContext>,
  'joinWaitList' | 'leaveWaitList' | 'takeEarlierTime' | 'keepMyTime'
> = {
  joinWaitList: async (_, { input }, { visits }) =>
    waitingToWire(valueOf(await (await visits()).waitList.join(preferenceFrom(input)))),
  leaveWaitList: async (_, asked, { visits }) => {
    valueOf(await (await visits()).waitList.leave(placeFrom(asked)));
    return done;
  },
  takeEarlierTime: async (_, asked, { visits }) =>
    takenToWire(valueOf(await (await visits()).waitList.take(offerFrom(asked)))),
  keepMyTime: async (_, asked, { visits }) => {
    valueOf(await (await visits()).waitList.pass(offerFrom(asked)));
    return done;
  },
};

const done = { status: 200, message: 'Done.' };

const placeFrom = (asked: { readonly practice_id: string; readonly wait_id: string }): WaitPlace => ({
  practice: idFrom<PracticeId>(asked.practice_id),
  id: idFrom<WaitId>(asked.wait_id),
});

const offerFrom = (asked: Parameters<typeof placeFrom>[0] & { readonly hold_id: string }): OfferedPlace => ({
  ...placeFrom(asked),
  hold: idFrom<HoldId>(asked.hold_id),
});

const visitToWire = ({ id, providerName, video, visitType, location, ...slot }: WaitedVisit): WireVisit => ({
  appointment_id: id,
  visitType: visitType ?? null,
  video,
  providerName,
  ...spanToWire(slot),
  place: placeToWire(location),
});

const parts: Readonly<Record<PartOfDay, WaitRequest['partOfDay']>> = {
  ANY: 'any',
  MORNING: 'morning',
  AFTERNOON: 'afternoon',
};

const badInput = (): never => {
  throw refusal({ kind: 'bad-input' });
};

const dayFrom = (raw: string): LocalDate => {
  const day = parseLocalDate(raw);
  return day.ok ? day.value : badInput();
};

const isWeekday = (day: number): day is Weekday => Number.isInteger(day) && day >= 1 && day <= 7;

const aboutFrom = (input: JoinWaitListInput): WaitRequest['about'] => {
  const { appointment_id: visit, resource_id: resource, visit_reason_id: reason, location_id: location, until } = input;
  if (visit != null) return { kind: 'visit', visit: idFrom<AppointmentId>(visit) };
  if (resource == null || reason == null || location == null || until == null) return badInput();
  return {
    kind: 'offer',
    offer: {
      resource: idFrom<ResourceId>(resource),
      visitReason: idFrom<VisitReasonId>(reason),
      location: idFrom<LocationId>(location),
    },
    until: dayFrom(until),
  };
};

const preferenceFrom = (input: JoinWaitListInput): WaitRequest => {
  const { practice_id, anyProvider, anyOffice, weekdays, partOfDay, from } = input;
  const noticeMinutes = noticeChoices.find((minutes) => minutes === input.noticeMinutes) ?? badInput();
  return {
    practice: idFrom<PracticeId>(practice_id),
    about: aboutFrom(input),
    anyProvider,
    anyOffice,
    weekdays: weekdays.every(isWeekday) ? [...new Set(weekdays.filter(isWeekday))] : badInput(),
    partOfDay: parts[partOfDay],
    ...(from == null ? {} : { from: dayFrom(from) }),
    noticeMinutes,
  };
};
