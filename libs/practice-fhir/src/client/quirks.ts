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

/**
 * `canvas` has no ETag and accepts `If-Unmodified-Since`. Of a Slot `oracle` changes the status alone, which leaves no room
 * for whose claim it is and until when: there it is left to the server, which marks the slots of what is booked.
 */
export const quirks: Readonly<Record<string, Quirks>> = {
  plain,
  medplum: plain,
  oracle: {
    ...plain,
    overrule: {
      Appointment: { conditionalCreate: false, update: false, patch: true, versions: 'if-match' },
      Slot: { update: false, patch: false },
    },
  },
  canvas: {
    ...plain,
    secretIn: 'form',
    overrule: {
      Appointment: { conditionalCreate: false, versions: 'if-unmodified-since' },
      Slot: { conditionalCreate: false, versions: 'if-unmodified-since' },
      Patient: { conditionalCreate: false, versions: 'if-unmodified-since' },
    },
  },
  athena: { ...plain, overrule: { Appointment: readOnly, Patient: readOnly, Slot: readOnly } },
  epic: { ...plain, overrule: { Appointment: readOnly, Slot: false, Schedule: false } },
};
