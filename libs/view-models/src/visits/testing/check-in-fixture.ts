import { checkInOver } from '@portico/services/visits/testing';
import { informationService } from '@portico/services/profile/testing';
import { issueCapability, type GuestPurpose } from '@portico/domain/access';
import { MINUTE, ok, plus, type AppointmentId, type CapabilityId } from '@portico/domain/kernel';
import type { FormUuid } from '@portico/domain/forms';
import { sampleForm } from '@portico/domain/forms/testing';
import type { CheckInStep, FormStep } from '@portico/domain/visits';
import {
  MemoryCheckInSystem,
  MemoryCheckIns,
  MemoryThirdPartyTasks,
  MemoryAllergyMedicationSearch,
  MemoryMedicationReconciliation,
} from '@portico/domain/visits/testing';
import { GuestAuthenticator } from '@portico/services/guests';
import { FormsService } from '@portico/services/forms';
import type { InformationLookups } from '../check-in-information.section.ts';
import { Drafts } from '../../kernel/index.ts';
import type { ServiceCall } from '@portico/services/kernel';
import { anaAtMesa, ben, benAtMesa, callOf, mesa, noon, baseFixture, visit } from '@portico/services/kernel/testing';
import type { CheckIn } from '@portico/application/visits';
import { guestCheckIn } from '@portico/services/visits';
import { CheckInViewModel } from '../check-in.view-model.ts';
import { MemoryRegistration, sampleForm as sampleRegistration } from '@portico/domain/profile/testing';

export const soon = 'soon' as AppointmentId;
const catalog = {
  allergies: [{ code: 'latex', name: 'Latex' }],
  medications: [
    { code: 'lisinopril', name: 'Lisinopril 10 mg tablet' },
    { code: 'losartan', name: 'Losartan 50 mg tablet' },
  ],
};

/** Ben's visit in an hour, for which check-in is open; a practice that asks for allergies and medications. */
export const checkInFixture = (asked: readonly CheckInStep[] = ['medsAllergies'], form = sampleRegistration) => {
  const parts = { ...baseFixture(), registration: new MemoryRegistration(form) };
  parts.schedule.put(visit('soon', benAtMesa, 1), visit('of-ana', anaAtMesa, 1));
  parts.visitPolicies.put(mesa.id, {
    cancellation: { cutOffMinutes: 0, reasons: [] },
    remindersBefore: [],
    checkInOpensBefore: 120,
  });
  const checkInSystem = new MemoryCheckInSystem(parts.schedule);
  checkInSystem.asked = asked;
  const clock = { now: noon };
  const due = { is: false };
  const deps = {
    ...parts,
    checkInSystem,
    checkIns: new MemoryCheckIns(),
    formsIn: (call: ServiceCall) =>
      new FormsService(parts.activityLog, parts.formStore, parts.practices, parts.registration, call),
    informationIn: (call: ServiceCall) => informationService(parts, call),
    linkTo: (path: string) => `https://portal.example${path}`,
    thirdPartyTasks: new MemoryThirdPartyTasks(parts.schedule, () => clock.now),
    allergyMedicationSearch: new MemoryAllergyMedicationSearch(catalog),
    medicationReconciliation: new MemoryMedicationReconciliation(),
    isSomethingDue: async () => due.is,
  };
  const as = (call: ServiceCall = callOf(ben, mesa, clock.now)): CheckIn => checkInOver(deps, call);
  const port: CheckIn = {
    open: (...of) => as().open(...of),
    postForms: (...of) => as().postForms(...of),
    postInformation: (...of) => as().postInformation(...of),
    postMedsAllergies: (...of) => as().postMedsAllergies(...of),
    goOn: (...of) => as().goOn(...of),
    search: (...of) => as().search(...of),
  };
  const status = async () => (await parts.schedule.visit(benAtMesa, soon))?.status;
  return { ...deps, due, clock, as, port, status };
};

export type CheckInFixture = ReturnType<typeof checkInFixture>;

/** Forms of the practice that wait for Ben; each has two pages. */
export const askForms = (fixture: CheckInFixture, step: FormStep, ...ids: readonly string[]): void => {
  for (const id of ids) fixture.formStore.write(mesa.id, sampleForm(id));
  fixture.checkInSystem.forms = { ...fixture.checkInSystem.forms, [step]: ids as readonly FormUuid[] };
  const known = askedOf.get(fixture) ?? [];
  const all = [...known, ...ids];
  askedOf.set(fixture, all);
  fixture.formStore.put(
    benAtMesa,
    all.map((id) => ({ id, title: { en: id, es: id } })),
  );
};
const askedOf = new WeakMap<CheckInFixture, readonly string[]>();

export const ofBen = { patient: benAtMesa, appointment: soon };
export const none = { none: true, changes: [] };
export const nothing = { allergies: none, medications: none };

export const noLookups: InformationLookups = { zipPlace: async () => ok(undefined), physicians: async () => ok([]) };

/** Whether the browser's history can hold it, which throws over what is observable. */
const isKeepable = (report: unknown): boolean => {
  const { structuredClone } = globalThis as unknown as { structuredClone(value: unknown): unknown };
  return report !== undefined && structuredClone(report) !== undefined;
};

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
    onDone: (report) => did.push(isKeepable(report) ? 'done' : 'not kept'),
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
export const checkInByLink = async (fixture: CheckInFixture, purpose: GuestPurpose, resource?: string) => {
  const link = issueCapability(
    { purpose, ...benAtMesa, ...(resource === undefined ? {} : { resource }) },
    { id: 'link-1' as CapabilityId, code: fixture.codes.link().hash, now: noon },
  );
  await fixture.capabilities.add(link);
  const token = fixture.tokens.guest({ capability: link.id, expiresAt: plus(noon, 30 * MINUTE) });
  const admitted = await new GuestAuthenticator(fixture.capabilities, fixture.tokens, fixture.withheldAt).admit(
    token,
    noon,
  );
  if (!admitted.ok) throw new Error('The link is open.');
  const call: ServiceCall = { acting: admitted.value, language: 'es', now: noon };
  return guestCheckIn(fixture.capabilities, call, fixture.as(call));
};
