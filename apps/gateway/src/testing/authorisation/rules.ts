import type { Permission } from '@portico/domain/access';
import type { ErrorCode } from '@portico/adapters-graphql/error-codes';
import { ben, documentId, labId, north, south } from '../clinic.ts';
import { credentials } from '../running-gateway.ts';

/** How an operation ends: it answers, or it refuses with this code. */
export type Outcome = 'answers' | ErrorCode;

/** Whom one root field of the contract opens to, and how it is asked. */
export interface Rule {
  /**
   * `anybody`: no session is needed. `person`: whoever is signed in, about the own account. `practice`: the frame of a practice
   * in which one has a chart. A permission: whoever holds it on the chart, as the patient does.
   */
  readonly to: 'anybody' | 'person' | 'practice' | Permission;
  /** Variables of a request about what is the patient's own; none by default. */
  readonly input?: object;
  /** What those who are let in are told; `answers` by default. */
  readonly told?: Outcome;
  /** Variables that name what belongs to somebody else, or what is not there: refused as not found, to everybody. */
  readonly foreign?: readonly object[];
}

const [benInSouth] = ben;

/** One line for every root field of the contract: a field without a line fails the test, a line without a field too. */
export const rules: Readonly<Record<string, Rule>> = {
  getActivityLog: { to: 'person' },
  getAppointments: { to: 'appointments:view' },
  getDashboard: { to: 'practice' },
  getDocument: { to: 'health:view', input: { documentId }, foreign: [{ documentId: 'not-mine' }] },
  getLab: { to: 'health:view', input: { labId }, foreign: [{ labId: 78 }] },
  getLayout: { to: 'practice', input: { practiceId: south.id }, foreign: [{ practiceId: 'nowhere' }] },
  getMoreAppointments: { to: 'appointments:view', input: { page: 1 }, foreign: [{ page: 1, practiceId: 'nowhere' }] },
  getMyHealth: { to: 'health:view' },
  getPdf: {
    to: 'health:view',
    input: { patientId: '1001' },
    foreign: [{ patientId: benInSouth?.patient }, { patientId: '9999' }, { patientId: north.id }],
  },
  getPersonal: { to: 'profile:view' },
  getSupport: { to: 'practice' },
  getUserToken: { to: 'anybody', input: credentials() },
  signOut: { to: 'anybody' },
};
