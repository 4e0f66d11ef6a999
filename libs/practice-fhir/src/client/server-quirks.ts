import type { Overrule } from './capabilities.ts';

/** What a named server does otherwise than it declares. Written from public documentation, never seen against a vendor. */
export interface Quirks {
  readonly overrule: Overrule;
  /** Rows that a page asks for. */
  readonly pageSize: number;
  /** How a client secret travels to the token endpoint. */
  readonly secretIn: 'header' | 'form';
}

const plain: Quirks = { overrule: {}, pageSize: 100, secretIn: 'header' };
const readOnly = { create: false, update: false, patch: false } as const;
const unchanged = { update: false, patch: false } as const;

const overruled = <T extends Overrule[string]>(types: readonly string[], by: T): Overrule =>
  Object.fromEntries(types.map((type) => [type, by]));

/** What is written of and for a patient beside visits. */
const writtenTypes = ['Coverage', 'Communication', 'QuestionnaireResponse', 'Task', 'PaymentNotice'];

/**
 * `canvas` has no ETag and accepts `If-Unmodified-Since`. Of a Slot `oracle` changes the status alone, which leaves no room
 * for whose claim it is and until when: there it is left to the server, which marks the slots of what is booked. `athena`
 * lets nothing be written. `epic` has no Invoice and no PaymentNotice, and creates messages and filled forms without
 * letting them be changed. Of what is not said here, each server has what it declares.
 */
export const quirks: ReadonlyMap<string, Quirks> = new Map(
  Object.entries({
    plain,
    medplum: plain,
    oracle: {
      ...plain,
      overrule: {
        ...overruled(writtenTypes, { conditionalCreate: false }),
        Appointment: { conditionalCreate: false, update: false, patch: true, versions: 'if-match' },
        Slot: { update: false, patch: false },
      },
    },
    canvas: {
      ...plain,
      secretIn: 'form',
      overrule: overruled(['Appointment', 'Slot', 'Patient', ...writtenTypes], {
        conditionalCreate: false,
        versions: 'if-unmodified-since',
      }),
    },
    athena: { ...plain, overrule: overruled(['Appointment', 'Patient', 'Slot', ...writtenTypes], readOnly) },
    epic: {
      ...plain,
      overrule: {
        ...overruled(['Appointment', 'Coverage', 'Account', 'Questionnaire'], readOnly),
        ...overruled(['Communication', 'QuestionnaireResponse'], unchanged),
        ...overruled(['Slot', 'Schedule', 'Invoice', 'PaymentNotice'], false),
      },
    },
    eclinicalworks: plain,
  }),
);
