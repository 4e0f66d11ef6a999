import { issueCapability, type GuestPurpose } from '@portico/domain/access';
import { MINUTE, ok, plus, type AppointmentId, type CapabilityId } from '@portico/domain/kernel';
import type { FormUuid } from '@portico/domain/forms';
import { sampleForm } from '@portico/domain/forms/testing';
import type { CheckInStage, FormStep } from '@portico/domain/visits';
import {
  MemoryCheckInDesk,
  MemoryCheckIns,
  MemoryOutsideTasks,
  MemoryHistoryCatalog,
  MemoryPatientHistory,
} from '@portico/domain/visits/testing';
import { GuestGate } from '../../guests/index.ts';
import { FormsService } from '../../forms/index.ts';
import { MemoryRegistration, sampleForm as sampleRegistration } from '@portico/domain/profile/testing';
import { InformationService } from '../../profile/index.ts';
import type { InformationLookups } from '../information.part.ts';
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
export const checkInWorld = (asked: readonly CheckInStage[] = ['medsAllergies'], form = sampleRegistration) => {
  const house = { ...stage(), registration: new MemoryRegistration(form) };
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
    formsIn: (call: Call) => new FormsService(house, call),
    informationIn: (call: Call) => new InformationService(house, call),
    linkTo: (path: string) => `https://portal.example${path}`,
    outsideTasks: new MemoryOutsideTasks(house.schedule, () => clock.now),
    historyCatalog: new MemoryHistoryCatalog(catalogue),
    patientHistory: new MemoryPatientHistory(),
    isSomethingDue: async () => due.is,
  };
  const as = (call: Call = callOf(ben, mesa, clock.now)): CheckIn => new CheckInService(deps, call);
  const port: CheckIn = {
    open: (...of) => as().open(...of),
    postForms: (...of) => as().postForms(...of),
    postInformation: (...of) => as().postInformation(...of),
    postMedsAllergies: (...of) => as().postMedsAllergies(...of),
    goOn: (...of) => as().goOn(...of),
    search: (...of) => as().search(...of),
  };
  const status = async () => (await house.schedule.visit(benAtMesa, soon))?.status;
  return { ...deps, due, clock, as, port, status };
};

export type CheckInWorld = ReturnType<typeof checkInWorld>;

/** Forms of the practice that wait for Ben; each has two pages. */
export const askForms = (world: CheckInWorld, step: FormStep, ...ids: readonly string[]): void => {
  for (const id of ids) world.formDesk.write(mesa.id, sampleForm(id));
  world.checkInDesk.forms = { ...world.checkInDesk.forms, [step]: ids as readonly FormUuid[] };
  const known = askedOf.get(world) ?? [];
  const all = [...known, ...ids];
  askedOf.set(world, all);
  world.formDesk.put(
    benAtMesa,
    all.map((id) => ({ id, title: { en: id, es: id } })),
  );
};
const askedOf = new WeakMap<CheckInWorld, readonly string[]>();

export const ofBen = { patient: benAtMesa, appointment: soon };
export const none = { none: true, changes: [] };
export const nothing = { allergies: none, medications: none };

export const noLookups: InformationLookups = { zipPlace: async () => ok(undefined), physicians: async () => ok([]) };

/** The screen of that check-in, and what it led to. */
export const checkInScreen = async (
  port: CheckIn,
  drafts = new Drafts(() => ({ person: 'ben', place: 'mesa' })),
  lookups = noLookups,
) => {
  const did: string[] = [];
  const screen = new CheckInViewModel({
    checkIn: port,
    visit: ofBen,
    lookups,
    drafts,
    onDone: () => did.push('done'),
    onLeave: (address) => did.push(address),
  });
  await screen.load();
  const part = () => {
    if (screen.medsAllergies === undefined) throw new Error('It does not stand there.');
    return screen.medsAllergies;
  };
  const information = () => {
    if (screen.information === undefined) throw new Error('It does not stand there.');
    return screen.information;
  };
  const forms = () => {
    if (screen.forms === undefined) throw new Error('They do not stand there.');
    return screen.forms;
  };
  return { did, screen, part, information, forms, drafts };
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
