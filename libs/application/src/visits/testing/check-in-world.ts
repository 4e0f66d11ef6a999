import { issueCapability, type GuestPurpose } from '@portico/domain/access';
import { MINUTE, plus, type AppointmentId, type CapabilityId } from '@portico/domain/kernel';
import type { CheckInStage } from '@portico/domain/visits';
import {
  MemoryCheckInDesk,
  MemoryCheckIns,
  MemoryOutsideTasks,
  MemoryPatientHistory,
} from '@portico/domain/visits/testing';
import { GuestGate } from '../../guests/index.ts';
import { Drafts, type Call } from '../../kernel/index.ts';
import { anaAtMesa, ben, benAtMesa, callOf, mesa, noon, stage, visit } from '../../kernel/testing/index.ts';
import type { CheckIn } from '../check-in.port.ts';
import { CheckInService } from '../check-in.service.ts';
import { CheckInViewModel } from '../check-in.view-model.ts';
import { guestCheckIn } from '../guest-check-in.ts';

export const soon = 'soon' as AppointmentId;
const catalogue = {
  allergies: [{ code: 'latex', name: 'Latex' }],
  medications: [
    { code: 'lisinopril', name: 'Lisinopril 10 mg tablet' },
    { code: 'losartan', name: 'Losartan 50 mg tablet' },
  ],
};

/** Ben's visit in an hour, for which check-in is open; a practice that asks for allergies and medications. */
export const checkInWorld = (asked: readonly CheckInStage[] = ['medsAllergies']) => {
  const house = stage();
  house.schedule.put(visit('soon', benAtMesa, 1), visit('of-ana', anaAtMesa, 1));
  house.visitRulebook.put(mesa.id, {
    cancellation: { cutOffMinutes: 0, reasons: [] },
    remindersBefore: [],
    checkInOpensBefore: 120,
  });
  const checkInDesk = new MemoryCheckInDesk(house.schedule);
  checkInDesk.asked = asked;
  const clock = { now: noon };
  const due = { is: false };
  const deps = {
    ...house,
    checkInDesk,
    checkIns: new MemoryCheckIns(),
    linkTo: (path: string) => `https://portal.example${path}`,
    outsideTasks: new MemoryOutsideTasks(house.schedule, () => clock.now),
    patientHistory: new MemoryPatientHistory(catalogue),
    isSomethingDue: async () => due.is,
  };
  const as = (call: Call = callOf(ben, mesa, clock.now)): CheckIn => new CheckInService(deps, call);
  const port: CheckIn = {
    open: (...of) => as().open(...of),
    postMedsAllergies: (...of) => as().postMedsAllergies(...of),
    goOn: (...of) => as().goOn(...of),
    search: (...of) => as().search(...of),
  };
  const status = async () => (await house.schedule.visit(benAtMesa, soon))?.status;
  return { ...deps, due, clock, as, port, status };
};

export type CheckInWorld = ReturnType<typeof checkInWorld>;

export const ofBen = { patient: benAtMesa, appointment: soon };
export const none = { none: true, changes: [] };
export const nothing = { allergies: none, medications: none };

/** The screen of that check-in, and what it led to. */
export const checkInScreen = async (port: CheckIn, drafts = new Drafts(() => ({ person: 'ben', place: 'mesa' }))) => {
  const did: string[] = [];
  const screen = new CheckInViewModel({
    checkIn: port,
    visit: ofBen,
    draft: drafts.of('check-in soon'),
    onDone: () => did.push('done'),
    onLeave: (address) => did.push(address),
  });
  await screen.load();
  const part = () => {
    if (screen.medsAllergies === undefined) throw new Error('It does not stand there.');
    return screen.medsAllergies;
  };
  return { did, screen, part, drafts };
};

/** The same check-in by a link of this kind, once its guest passed the identity check. */
export const checkInByLink = async (world: CheckInWorld, purpose: GuestPurpose, resource?: string) => {
  const link = issueCapability(
    { purpose, ...benAtMesa, ...(resource === undefined ? {} : { resource }) },
    { id: 'link-1' as CapabilityId, code: world.codes.link().hash, now: noon },
  );
  await world.capabilities.add(link);
  const token = world.tokens.guest({ capability: link.id, expiresAt: plus(noon, 30 * MINUTE) });
  const admitted = await new GuestGate(world).admit(token, noon);
  if (!admitted.ok) throw new Error('The link is open.');
  const call: Call = { acting: admitted.value, language: 'es', now: noon };
  return guestCheckIn(world, call, world.as(call));
};
