import type { BookableCalendar } from '@portico/application/fhir';
import { failed, instant, ok, type Instant, type Result } from '@portico/domain/kernel';
import type { Slot } from '@portico/domain/scheduling';
import { schedule, scheduleId, slot, slotPartsOf } from '../resources/schedule.ts';
import { problemOf, problems, refuse, type Problem } from './operation-outcome.ts';
import type { Asked, Query, ResourceType } from './resource-type.ts';
import { alternatives, date, idInReference, reference, token, typedReference } from './search-parameters.ts';
import { windowOf } from './visit-types.ts';

/** Every schedule of the practice, by id. */
const schedulesOf = async (
  asked: Asked,
  type: 'Schedule' | 'Slot',
  how: 'read' | 'search',
): Promise<Result<readonly BookableCalendar[], Problem>> => {
  const found = await asked.directory.calendars({ practice: asked.practice, type, how });
  if (!found.ok) return failed(problemOf(found.error));
  return ok(found.value.toSorted((a, b) => (scheduleId(a) < scheduleId(b) ? -1 : 1)));
};

const scheduleType: ResourceType = {
  type: 'Schedule',
  parameters: { actor: typedReference(['Practitioner', 'Location'], 'actor') },
  search: async (asked, { position: { after = '' }, limit }) => {
    const found = await schedulesOf(asked, 'Schedule', 'search');
    if (!found.ok) return found;
    const left = found.value.map((each) => schedule(asked, each)).filter(({ id }) => id > after);
    const resources = left.slice(0, limit);
    const last = resources.at(-1)?.id;
    return ok({ resources, ...(left.length > limit && last !== undefined ? { next: { after: last } } : {}) });
  },
  read: async (asked, id) => {
    const found = await schedulesOf(asked, 'Schedule', 'read');
    if (!found.ok) return found;
    const one = found.value.find((each) => scheduleId(each) === id);
    return one === undefined ? refuse(problems.notFound) : ok(schedule(asked, one));
  },
};

const freeTimes = async (
  asked: Asked,
  how: 'read' | 'search',
  calendar: BookableCalendar,
  window: { readonly from?: Instant; readonly before?: Instant },
): Promise<Result<readonly Slot[], Problem>> => {
  const found = await asked.directory.freeTimes({ practice: asked.practice, type: 'Slot', how }, calendar, window);
  return found.ok ? found : failed(problemOf(found.error));
};

const isNamed = (query: Query, calendar: BookableCalendar): boolean =>
  query.every(
    ([name, value]) =>
      name !== 'schedule' ||
      alternatives(value).some((each) => idInReference(each, 'Schedule') === scheduleId(calendar)),
  );

/** A page has times of one schedule only, so that what it costs does not grow with the number of schedules. */
const slotType: ResourceType = {
  type: 'Slot',
  parameters: { schedule: reference('Schedule', 'schedule'), start: date('start'), status: token('status') },
  search: async (asked, { query, position: { after = '', start }, limit }) => {
    const found = await schedulesOf(asked, 'Slot', 'search');
    if (!found.ok) return found;
    const [current, following] = found.value.filter((each) => scheduleId(each) >= after && isNamed(query, each));
    if (current === undefined) return ok({ resources: [] });
    const begun = start !== undefined && scheduleId(current) === after ? start + 1 : 0;
    const { from = 0, ...window } = windowOf(query, 'start');
    const free = await freeTimes(asked, 'search', current, { ...window, from: instant(Math.max(from, begun)) });
    if (!free.ok) return free;
    const page = free.value.slice(0, limit);
    const last = page.at(-1);
    const resources = page.map((each) => slot(asked, current, each));
    if (free.value.length > limit && last !== undefined)
      return ok({ resources, next: { after: scheduleId(current), start: last.start } });
    return ok({ resources, ...(following === undefined ? {} : { next: { after: scheduleId(following) } }) });
  },
  read: async (asked, id) => {
    const found = await schedulesOf(asked, 'Slot', 'read');
    if (!found.ok) return found;
    const parts = slotPartsOf(id);
    const calendar = found.value.find((each) => scheduleId(each) === parts?.schedule);
    if (parts === undefined || calendar === undefined) return refuse(problems.notFound);
    const [from, before] = [instant(parts.start), instant(parts.start + 1)];
    const free = await freeTimes(asked, 'read', calendar, { from, before });
    if (!free.ok) return free;
    const [time] = free.value;
    return time === undefined ? refuse(problems.notFound) : ok(slot(asked, calendar, time));
  },
};

export const scheduleTypes: readonly ResourceType[] = [scheduleType, slotType];
