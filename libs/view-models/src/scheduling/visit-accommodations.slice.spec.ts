import { describe, expect, it } from '@jest/globals';
import { MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';
import type { Accommodations } from '@portico/domain/profile';
import type { BookingChoice } from '@portico/application/scheduling';
import { BookedAccommodations } from '@portico/services/appointments';
import { BookingChoices, BookingService } from '@portico/services/scheduling';
import { bookingFixture, byRequest, checkUp, key, monday, procedure } from '@portico/services/scheduling/testing';
import { ana, ben, benAtPena, callOf, delegateFor, noon, pena, visit } from '@portico/services/kernel/testing';
import { HandClock } from '../access/testing/index.ts';
import { Drafts } from '../kernel/index.ts';
import { AvailableHoursViewModel } from './available-hours.view-model.ts';
import { BookingDrafts } from './booking-draft.ts';

const asl: Accommodations = { interpreter: 'ase', otherHelp: 'Large print' };

const fixtureOf = async (kept: Accommodations = asl, asksAccommodations = true) => {
  const registration = new MemoryRegistration({ ...sampleForm, asksAccommodations });
  await registration.keep(benAtPena, { details: { accommodations: { ...kept } } });
  const fixture = bookingFixture();
  const service = (acting = callOf(ben, pena, noon).acting) =>
    new BookingService(
      fixture.activityLog,
      fixture.codes,
      new BookingChoices(fixture.availability, fixture.practices, fixture.visitPolicies, registration),
      fixture.availability,
      fixture.practices,
      fixture.schedule,
      fixture.slotHolds,
      fixture.appointmentBooking,
      fixture.visitNotifications,
      fixture.visitRequests,
      new BookedAccommodations(registration, fixture.activityLog),
      fixture.answers,
      { ...callOf(ben, pena, noon), acting },
    );
  const open = async (choice: BookingChoice = checkUp, acting = callOf(ben, pena, noon).acting) => {
    const drafts = new BookingDrafts(new Drafts(() => ({ person: 'ben', place: 'pena' })).of('booking'));
    drafts.keep({ practice: choice.practice, picked: choice.offer });
    const viewModel = new AvailableHoursViewModel({
      booking: service(acting),
      choice,
      drafts,
      clock: new HandClock(noon),
      randomUuid: () => 'press',
    });
    await viewModel.load();
    const [slot] = viewModel.hours?.days[0]?.slots ?? [];
    if (slot === undefined) throw new Error('Bug: Monday has times.');
    await viewModel.time.choose(slot);
    return { viewModel, drafts };
  };
  const bookedNeeds = ({ phase }: AvailableHoursViewModel) =>
    phase.kind === 'booked' ? (phase.booked.visit.appointment.accommodations ?? 'none') : phase.kind;
  return { ...fixture, registration, service, open, bookedNeeds };
};

const friend = delegateFor(ana, benAtPena, 'appointments:act');

describe('what is needed at a visit that is being booked', () => {
  it('is what the person keeps in the profile, which is read in the log', async () => {
    const { open, activityLog } = await fixtureOf();
    const { viewModel } = await open();
    expect(viewModel.time.accommodations).toEqual(asl);
    expect(activityLog.entries.filter(({ action }) => action === 'viewed-profile')).toMatchObject([
      { resource: 'accommodations', subject: benAtPena.patient },
    ]);
  });

  it('is not asked where the practice does not ask it, nor taken from whoever sends it all the same', async () => {
    const { open, service } = await fixtureOf(asl, false);
    const { viewModel } = await open();
    expect(viewModel.time.accommodations).toBeUndefined();
    const booked = await service().book({ choice: checkUp, start: monday, key: key('k'), accommodations: asl });
    expect(booked.ok && booked.value.visit.appointment.accommodations).toBeUndefined();
  });

  it.each([
    ['booked', checkUp],
    ['requested', byRequest],
  ])('is changed for this visit alone once it is %s, and the profile stays as it is', async (_, choice) => {
    const { open, bookedNeeds, registration } = await fixtureOf();
    const { viewModel } = await open(choice);
    viewModel.time.setAccommodations({ interpreter: 'es' });
    await viewModel.time.confirm();
    expect(bookedNeeds(viewModel)).toEqual({ interpreter: 'es' });
    expect((await registration.read(benAtPena)).details.accommodations).toEqual(asl);
  });

  it('stays as changed while another time is chosen, and until the payment books the visit', async () => {
    const { open } = await fixtureOf();
    const { viewModel, drafts } = await open(procedure);
    viewModel.time.setAccommodations({});
    viewModel.time.giveUp();
    expect(viewModel.time.accommodations).toEqual({});
    expect(drafts.current?.accommodations).toEqual({});
  });

  it('is what was asked for at the visit that is moved, and not what the profile says', async () => {
    const { open, schedule, appointmentBooking } = await fixtureOf();
    const before = visit('before', benAtPena, 400, { accommodations: { otherHelp: 'Ramp' } });
    schedule.put(before);
    appointmentBooking.putSchedule(schedule);
    const { viewModel } = await open({ ...checkUp, replaces: before.id });
    expect(viewModel.time.accommodations).toEqual({ otherHelp: 'Ramp' });
  });

  it('is not shown to a delegate who may not see the profile, who adds to it and takes nothing away unseen', async () => {
    const { open, bookedNeeds, activityLog } = await fixtureOf();
    const { viewModel } = await open(checkUp, friend);
    expect(viewModel.time.accommodations).toEqual({});
    expect(activityLog.entries.some(({ action }) => action === 'viewed-profile')).toBe(false);
    viewModel.time.setAccommodations({ otherHelp: 'A ramp' });
    await viewModel.time.confirm();
    expect(bookedNeeds(viewModel)).toEqual({ interpreter: 'ase', otherHelp: 'A ramp' });
  });

  it.each([
    ['a language that nobody offers', { interpreter: 'tlh' as 'es' }],
    ['a text that is too long', { otherHelp: 'x'.repeat(201) }],
  ])('is refused with %s', async (_, accommodations) => {
    const { service } = await fixtureOf();
    expect(await service().book({ choice: checkUp, start: monday, key: key('k'), accommodations })).toMatchObject({
      error: { kind: 'bad-input' },
    });
  });
});
