import { describe, expect, it } from '@jest/globals';
import { failed, type AppointmentId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { Question } from '@portico/domain/scheduling';
import { sample } from '@portico/domain/scheduling/testing';
import fc from 'fast-check';
import { holding } from '@portico/application/kernel/testing';
import { mesa, pena } from '@portico/services/kernel/testing';
import { AddAppointmentViewModel, type AddAppointmentTools } from './add-appointment.view-model.ts';
import { type Scheduling, aspects } from '@portico/application/scheduling';
import { likeThisOne } from './booking-from-visit.ts';
import { schedulingFixture } from './testing/index.ts';

type Fixture = ReturnType<typeof schedulingFixture>;

const opened = async (
  fixture: Fixture,
  tools: Partial<AddAppointmentTools> = {},
  port: Scheduling = fixture.service(),
) => {
  const viewModel = new AddAppointmentViewModel(port, { drafts: fixture.drafts, practice: pena.id, ...tools });
  await viewModel.load();
  return viewModel;
};
const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
const whole = { resource: sample.nunez, visitReason: sample.checkUp, location: sample.harbor };

const question: Question = {
  id: 'kind',
  text: { en: 'What for?', es: '¿Para qué?' },
  options: [
    {
      id: 'check',
      text: { en: 'A check-up', es: 'Un control' },
      leadsTo: { kind: 'notice', text: { en: 'Call us.', es: 'Llámenos.' } },
    },
  ],
};

describe('what can be chosen', () => {
  it('APT-058 APT-065 APT-070 APT-072 is everything at the practice where the person stands, the provider first', async () => {
    const viewModel = await opened(schedulingFixture());
    expect(viewModel.practices).toEqual([
      { id: mesa.id, name: mesa.name },
      { id: pena.id, name: pena.name },
    ]);
    expect(viewModel.choices?.practice).toMatchObject({ id: pena.id, phone: pena.phone, patient: 'ben-pena' });
    expect(idsOf(viewModel.selection.fitting.resources)).toEqual([sample.nunez, sample.oneil]);
    expect(idsOf(viewModel.selection.fitting.visitReasons)).toEqual([sample.checkUp, sample.procedure, sample.byVideo]);
    expect(idsOf(viewModel.selection.fitting.locations)).toEqual([sample.bay, sample.harbor]);
    expect(viewModel.selection.open).toBe('resource');
    expect(viewModel.choices?.noSearchResults).toMatch(/Nothing matches/);
  });

  it('APT-061 is whole with a provider, a kind of visit and a location that go together', async () => {
    const viewModel = await opened(schedulingFixture());
    for (const aspect of ['resource', 'visitReason'] as const) {
      expect(viewModel.selection.offer).toBeUndefined();
      expect(viewModel.goOn()).toBeUndefined();
      viewModel.selection.pick({ [aspect]: whole[aspect] });
    }
    viewModel.selection.pick({ location: whole.location });
    expect(viewModel.selection.offer).toEqual(whole);
    expect(viewModel.selection.open).toBeUndefined();
  });

  it('APT-058 never comes to an end without an offer, whatever is picked in whatever order', async () => {
    const viewModel = await opened(schedulingFixture());
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...aspects), fc.nat(9)), { maxLength: 12 }), (presses) => {
        viewModel.selection.startOver();
        for (const [aspect, at] of presses) {
          const { resources, visitReasons, locations } = viewModel.selection.fitting;
          const list: readonly { readonly id: string }[] = {
            resource: resources,
            visitReason: visitReasons,
            location: locations,
          }[aspect];
          expect(list.length).toBeGreaterThan(0);
          viewModel.selection.pick({ [aspect]: list[at % list.length]?.id });
          const { picked, offer } = viewModel.selection;
          expect(Object.keys(picked).length === 3).toBe(offer !== undefined);
        }
      }),
    );
  });

  it('APT-058 fills in what is the only choice left, and takes it back with what it came from', async () => {
    const viewModel = await opened(schedulingFixture());
    viewModel.selection.pick({ resource: sample.oneil });
    expect(viewModel.selection.offer).toEqual({
      resource: sample.oneil,
      visitReason: sample.checkUp,
      location: sample.harbor,
    });
    viewModel.selection.startOver();
    expect(viewModel.selection.picked).toEqual({});
  });

  it('APT-063 has with a provider the place where the person would go', async () => {
    const viewModel = await opened(schedulingFixture());
    expect(viewModel.selection.providers[0]).toMatchObject({ location: { id: sample.bay }, elsewhere: 1 });
    viewModel.selection.pick({ location: sample.harbor });
    expect(viewModel.selection.providers[0]).toMatchObject({ location: { id: sample.harbor }, elsewhere: 0 });
  });

  it('APT-046 begins with the provider and the place of a visit of which no more is known, until something else is chosen', async () => {
    const fixture = schedulingFixture();
    const all = await opened(fixture);
    const nunez = all.selection.fitting.resources.find(({ id }) => id === sample.nunez)?.provider;
    const seen = { id: 'seen', provider: nunez, location: { id: sample.harbor } };
    const { draft } = likeThisOne({ appointment: seen, practice: pena, booking: 'slots' } as never);
    fixture.drafts.keep(draft);
    const viewModel = await opened(fixture);
    expect(viewModel.selection.picked).toMatchObject({ resource: sample.nunez, location: sample.harbor });
    viewModel.selection.startOver();
    expect((await opened(fixture)).selection.picked).toEqual({});
  });

  it('APT-062 asks for a practice when the placeholder is picked, and goes on with the next one', async () => {
    const viewModel = await opened(schedulingFixture());
    viewModel.choosePractice(undefined);
    expect({ phase: viewModel.phase.kind, practice: viewModel.practice, toldCount: viewModel.told.length }).toEqual({
      phase: 'no-practice',
      practice: undefined,
      toldCount: 1,
    });
    viewModel.forget(viewModel.told[0]?.key ?? '');
    expect(viewModel.told).toEqual([]);
    viewModel.choosePractice(mesa.id);
    await Promise.resolve();
    expect(viewModel.practice).toBe(mesa.id);
  });

  it('APT-066 drops the late answer to an older choice, and shows no sign of waiting for an instant', async () => {
    const fixture = schedulingFixture();
    const { port, release } = holding(fixture.service());
    const viewModel = new AddAppointmentViewModel(port, { drafts: fixture.drafts, practice: pena.id });
    void viewModel.load();
    expect(viewModel.phase).toEqual({ kind: 'loading', innocentDelay: 0 });
    await release();
    viewModel.choosePractice(mesa.id);
    expect(viewModel.phase).toEqual({ kind: 'loading', innocentDelay: 300 });
    viewModel.choosePractice(pena.id);
    await release(1);
    expect(viewModel.choices?.practice.id).toBe(pena.id);
    await release();
    expect(viewModel.choices?.practice.id).toBe(pena.id);
  });

  it('APT-066 drops an answer that repeats another number than that of the question', async () => {
    const fixture = schedulingFixture();
    const service = fixture.service();
    const port: Scheduling = {
      choices: (wanted) => service.choices({ ...wanted, request: wanted.request - 1 }),
      questions: (place) => service.questions(place),
      requesting: (place, offer) => service.requesting(place, offer),
      request: (preference) => service.request(preference),
    };
    expect((await opened(fixture, {}, port)).phase.kind).toBe('loading');
  });

  it('APT-058 says that it failed, and asks again', async () => {
    const fixture = schedulingFixture();
    const service = fixture.service();
    let down = true;
    const flaky = new Proxy(service, {
      get: (target, name) =>
        name === 'choices' && down
          ? async () => failed({ kind: 'unreachable' })
          : (Reflect.get(target, name) as (...args: unknown[]) => unknown).bind(target),
    });
    const viewModel = await opened(fixture, {}, flaky);
    expect(viewModel.phase).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    down = false;
    await viewModel.load();
    expect(viewModel.phase.kind).toBe('ready');
  });
});

describe('where the choice leads', () => {
  const path = async (at: PracticeId, tools: Partial<AddAppointmentTools> = {}) => {
    const viewModel = await opened(schedulingFixture(), { practice: at, ...tools });
    viewModel.selection.pick(whole);
    return viewModel.goOn();
  };
  const checkOut = 'visit' as AppointmentId;

  it('APT-073 APT-012 is the screen of requests at a practice that takes no other', async () => {
    expect(await path(mesa.id)).toBe('/appointments/add_appointment/Vertexavailable_hours');
    expect(await path(mesa.id, { checkOut })).toBe('/appointments/add_appointment/Vertexavailable_hours');
  });

  it('APT-074 is a guest’s own screen for guests', async () => {
    expect(await path(pena.id, { isGuest: true })).toBe('/guest/workflow/appointments/add_appointment/available_hours');
  });

  it('APT-075 is the screen beside check-out while checking out', async () => {
    expect(await path(pena.id, { checkOut })).toBe('/appointments/check_out/available_hours');
  });

  it('APT-076 is the free times otherwise', async () => {
    expect(await path(pena.id)).toBe('/appointments/add_appointment/available_hours');
  });

  it('APT-067 APT-068 carries what was chosen along, and finds it again on the way back', async () => {
    const fixture = schedulingFixture();
    const viewModel = await opened(fixture, { checkOut });
    viewModel.selection.pick(whole);
    viewModel.goOn();
    expect(fixture.drafts.current).toEqual({ practice: pena.id, picked: whole, checkOut });
    const again = await opened(fixture);
    expect(again.selection.offer).toEqual(whole);
    expect(again.goOn()).toBe('/appointments/add_appointment/available_hours');
    expect(fixture.drafts.current).toEqual({ practice: pena.id, picked: whole });
  });

  it('APT-069 keeps the visit for which another time is wanted, whatever else is chosen', async () => {
    const fixture = schedulingFixture();
    const replaces = 'old' as AppointmentId;
    fixture.drafts.keep({ practice: pena.id, picked: whole, replaces });
    const viewModel = await opened(fixture);
    viewModel.selection.startOver();
    viewModel.selection.pick({ resource: sample.oneil });
    expect(fixture.drafts.current).toMatchObject({ replaces, picked: { resource: sample.oneil } });
  });

  it('APT-085 is the questions first where the practice asks any, once', async () => {
    const fixture = schedulingFixture({ rules: { questions: question } });
    const viewModel = await opened(fixture);
    expect(viewModel.asksFirst).toBe(true);
    expect(viewModel.goToQuestions()).toBe('/appointments/intelligent_schedular');
    fixture.drafts.keep({ practice: pena.id, picked: {}, answers: ['check'] });
    expect((await opened(fixture)).asksFirst).toBe(false);
    fixture.drafts.keep({ practice: pena.id, picked: {}, replaces: 'visit' as AppointmentId });
    expect((await opened(fixture)).asksFirst).toBe(false);
  });

  it('APT-058 is the telephone where nothing can be booked online', async () => {
    const viewModel = await opened(schedulingFixture({ closed: [pena.id] }));
    expect(viewModel.choices).toMatchObject({ way: 'by-phone', practice: { phone: pena.phone } });
  });
});

describe('who may look for a visit', () => {
  const wanted = { picked: {}, request: 1 };

  it('APT-003 is whoever may act on the appointments, and nobody who may only look', async () => {
    const fixture = schedulingFixture();
    expect(await fixture.delegate('appointments:act').choices(wanted)).toMatchObject({
      value: { practices: [{ id: pena.id }] },
    });
    expect(await fixture.delegate('appointments:view').choices(wanted)).toEqual(failed({ kind: 'not-found' }));
    expect(await fixture.delegate('appointments:view').questions({})).toEqual(failed({ kind: 'not-found' }));
    expect(await fixture.delegate('appointments:view').requesting({}, whole)).toEqual(failed({ kind: 'not-found' }));
  });

  it('APT-065 is asked about their own chart at that practice alone', async () => {
    const service = schedulingFixture().service();
    expect(await service.choices({ ...wanted, practice: mesa.id })).toMatchObject({ ok: true });
    for (const place of [
      { practice: 'nowhere' as PracticeId },
      { practice: mesa.id, patient: 'ben-pena' as PatientId },
      { patient: 'ana-mesa' as PatientId },
    ]) {
      expect(await service.choices({ ...wanted, ...place })).toEqual(failed({ kind: 'not-found' }));
    }
  });

  it('APT-065 is given what of the wish can be had, by video alone where that is wished', async () => {
    const service = schedulingFixture().service();
    const gone = { resource: sample.oneil, visitReason: sample.procedure };
    const had = await service.choices({ picked: gone, request: 1 });
    expect(had.ok && had.value.picked).toEqual({ visitReason: sample.procedure });
    const byVideo = await service.choices({ ...wanted, video: true });
    expect(byVideo.ok && idsOf(byVideo.value.catalog.visitReasons)).toEqual([sample.byVideo]);
    const named = await service.choices({ ...wanted, provider: 'oneil' as never });
    expect(named).toMatchObject({ value: { picked: { resource: sample.oneil } } });
  });
});
