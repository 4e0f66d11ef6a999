import { south } from '../clinic-fixture.ts';
import { anaWaits } from './test-preconditions.ts';
import type { Rules } from './rule-types.ts';

const waited = { practice_id: south.id, appointment_id: '1001-next' };
const request = {
  ...waited,
  anyProvider: false,
  anyOffice: false,
  weekdays: [],
  partOfDay: 'ANY',
  noticeMinutes: 120,
};
const waitingPlace = { practice_id: south.id, wait_id: 'a-wait' };
const offeredPlace = { ...waitingPlace, hold_id: 'none' };

export const waitListRules: Rules = {
  getEarlierTime: {
    to: 'appointments:view',
    guests: { 'guest-reschedule': 'answers' },
    input: waited,
    foreign: [
      { ...waited, appointment_id: '2002-next' },
      { ...waited, practice_id: 'nowhere' },
    ],
  },
  joinWaitList: {
    to: 'appointments:act',
    guests: { 'guest-reschedule': 'CONFLICT' },
    input: { input: request },
    // The fixture's visit has no known visit reason.
    told: 'CONFLICT',
    foreign: [
      { input: { ...request, appointment_id: '2002-next' } },
      { input: { ...request, practice_id: 'nowhere' } },
    ],
  },
  leaveWaitList: {
    to: 'appointments:act',
    guests: { 'guest-reschedule': 'answers' },
    given: anaWaits,
    input: waitingPlace,
    foreign: [
      { ...waitingPlace, wait_id: 'unknown' },
      { ...waitingPlace, practice_id: 'nowhere' },
    ],
  },
  takeEarlierTime: {
    to: 'appointments:act',
    guests: { 'guest-reschedule': 'CONFLICT' },
    given: anaWaits,
    input: offeredPlace,
    told: 'CONFLICT',
    foreign: [
      { ...offeredPlace, wait_id: 'unknown' },
      { ...offeredPlace, practice_id: 'nowhere' },
    ],
  },
  keepMyTime: {
    to: 'appointments:act',
    guests: { 'guest-reschedule': 'answers' },
    given: anaWaits,
    input: offeredPlace,
    foreign: [
      { ...offeredPlace, wait_id: 'unknown' },
      { ...offeredPlace, practice_id: 'nowhere' },
    ],
  },
  confirmVisit: { to: 'anybody', input: { code: 'unknown' }, told: 'NOT_FOUND' },
  getComingVisit: { to: 'anybody', input: { code: 'unknown' }, told: 'NOT_FOUND' },
  getGuestEarlierTime: { to: 'anybody', input: { code: 'unknown' }, told: 'NOT_FOUND' },
  guestKeepMyTime: { to: 'anybody', input: { code: 'unknown', hold_id: 'none' }, told: 'NOT_FOUND' },
  guestLeaveWaitList: { to: 'anybody', input: { code: 'unknown' }, told: 'NOT_FOUND' },
  guestTakeEarlierTime: { to: 'anybody', input: { code: 'unknown', hold_id: 'none' }, told: 'NOT_FOUND' },
};
