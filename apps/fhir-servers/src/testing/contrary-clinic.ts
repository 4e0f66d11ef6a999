import type { FurnishedClinic, FurnishedSlot } from '../clinic/furnish-clinic.ts';
import { startContrary, type ContraryOptions, type ContraryServer } from '../contrary/misbehaving-fhir-server.ts';

/** A Tuesday, 9 o'clock in New York. */
export const tuesday = Date.UTC(2026, 10, 24, 14);

export interface Furnished {
  readonly server: ContraryServer;
  readonly clinic: FurnishedClinic;
  /** Free times, one for each test that takes one. */
  readonly freeSlot: () => FurnishedSlot;
  /** The clock that the server reads. */
  readonly clock: { now: number };
}

/** A contrary server with a clinic of a few times, whose clock stands still. */
export const startFurnished = async (options: Omit<ContraryOptions, 'scene' | 'now'>): Promise<Furnished> => {
  const clock = { now: tuesday };
  const server = await startContrary({ ...options, scene: { now: tuesday, timesADay: 1 }, now: () => clock.now });
  const { clinic } = server;
  if (clinic === undefined) throw new Error('The clinic is not there.');
  const free = clinic.slots.filter(({ status, schedule }) => status === 'free' && schedule === 'riveraNewYork');
  const freeSlot = (): FurnishedSlot => {
    const slot = free.shift();
    if (slot === undefined) throw new Error('No time is left.');
    return slot;
  };
  return { server, clinic, freeSlot, clock };
};

/** A visit of a patient at a slot, as a client books it. */
export const bookingOf = ({ patients, practitioners }: FurnishedClinic, slot: FurnishedSlot): object => ({
  resourceType: 'Appointment',
  status: 'booked',
  start: slot.start,
  end: slot.end,
  slot: [{ reference: `Slot/${slot.id}` }],
  participant: [
    { actor: { reference: `Patient/${patients.pena}` }, status: 'accepted' },
    { actor: { reference: `Practitioner/${practitioners.rivera}` }, status: 'accepted' },
  ],
});
