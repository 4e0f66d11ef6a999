import { describe, expect, it } from '@jest/globals';
import { failed, HOUR, plus, type AppointmentId, type Localized, type VisitReasonId } from '@portico/domain/kernel';
import type { Question, QuestionOption, ResourceSelection } from '@portico/domain/scheduling';
import { questions, sample } from '@portico/domain/scheduling/testing';
import type { AppointmentProvider } from '@portico/domain/appointments';
import fc from 'fast-check';
import { benAtPena, mesa, noon, pena, visit } from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import { IntelligentSchedulerViewModel } from './intelligent-scheduler.view-model.ts';
import type { Scheduling } from '@portico/application/scheduling';
import { schedulingFixture } from './testing/index.ts';

const said = (text: string): Localized => ({ en: text, es: `${text} (es)` });
const nothingKept: ResourceSelection = {
  providerSameAsLast: false,
  locationSameAsLast: false,
  providerPicklist: false,
  locationPicklist: false,
};
const ends = (id: string, selection: Partial<ResourceSelection>, visitReason = sample.checkUp): QuestionOption => ({
  id,
  text: said(id),
  leadsTo: { kind: 'visit-type', visitReason, video: false, selection: { ...nothingKept, ...selection } },
});

/** Chest pain is no matter for a booking; everything else is asked about once more. */
const first: Question = {
  id: 'urgent',
  text: said('Chest pain?'),
  options: [
    { id: 'pain', text: said('Yes'), leadsTo: { kind: 'notice', text: said('Call 911.') } },
    {
      id: 'fine',
      text: said('No'),
      leadsTo: {
        id: 'whom',
        text: said('Whom would you like to see?'),
        options: [
          ends('as-last', { providerSameAsLast: true, locationSameAsLast: true }),
          ends('same-provider', { providerSameAsLast: true }),
          ends('same-location', { locationSameAsLast: true }),
          ends('anybody', {}),
        ],
      },
    },
  ],
};

const nunez: AppointmentProvider = { id: 'nunez' as AppointmentProvider['id'], name: 'Dr. Ana Núñez' };

const opened = async (fixture = schedulingFixture({ rules: { questions: first } }), port?: Scheduling) => {
  const viewModel = new IntelligentSchedulerViewModel(port ?? fixture.service(), {
    drafts: fixture.drafts,
    practice: pena.id,
  });
  await viewModel.load();
  return { fixture, viewModel };
};
const answering = (viewModel: IntelligentSchedulerViewModel, ...options: readonly string[]): string | undefined =>
  options.reduce<string | undefined>((_, option) => {
    viewModel.path?.choose(option);
    return viewModel.next();
  }, undefined);

describe('the questions of a practice', () => {
  it('ACC-306 ACC-309 ACC-310 are asked one at a time, and go on only with an answer', async () => {
    const { viewModel } = await opened();
    expect(viewModel.path?.question?.id).toBe('urgent');
    expect({
      step: viewModel.path?.step,
      canGoBack: viewModel.path?.canGoBack,
      canGoOn: viewModel.path?.canGoOn,
    }).toEqual({ step: 1, canGoBack: false, canGoOn: false });
    expect(viewModel.next()).toBeUndefined();
    viewModel.path?.choose('nonsense');
    expect(viewModel.path?.canGoOn).toBe(false);
    viewModel.path?.choose('fine');
    expect(viewModel.path?.canGoOn).toBe(true);
    viewModel.next();
    expect(viewModel.path?.question?.id).toBe('whom');
    expect({
      step: viewModel.path?.step,
      canGoBack: viewModel.path?.canGoBack,
      canGoOn: viewModel.path?.canGoOn,
    }).toEqual({ step: 2, canGoBack: true, canGoOn: false });
  });

  it('ACC-307 ACC-311 APT-081 add up to a list from which Back takes one, and leave it chosen', async () => {
    const { viewModel } = await opened();
    answering(viewModel, 'fine');
    expect(viewModel.path?.answered.map(({ option }) => option.id)).toEqual(['fine']);
    viewModel.path?.back();
    expect(viewModel.path?.answered).toEqual([]);
    expect({ id: viewModel.path?.question?.id, option: viewModel.path?.option }).toEqual({
      id: 'urgent',
      option: 'fine',
    });
    viewModel.path?.back();
    expect(viewModel.path?.question?.id).toBe('urgent');
  });

  it('ACC-311 APT-081 are as many as were answered and not taken back, whatever the tree and the way', async () => {
    await fc.assert(
      fc.asyncProperty(questions, fc.array(fc.option(fc.nat(5)), { maxLength: 15 }), async (tree, presses) => {
        const { viewModel } = await opened(schedulingFixture({ rules: { questions: tree } }));
        let answered = 0;
        for (const press of presses) {
          const question = viewModel.path?.question;
          if (press === null) {
            viewModel.path?.back();
            answered = Math.max(0, answered - 1);
          } else if (question !== undefined) {
            viewModel.path?.choose(question.options[press % question.options.length]?.id ?? '');
            if (viewModel.next() !== undefined) return;
            answered += 1;
          }
          expect(viewModel.path?.answered).toHaveLength(answered);
          expect(viewModel.path?.step).toBe(answered + 1);
          expect(viewModel.path?.canGoBack).toBe(answered > 0);
        }
      }),
    );
  });

  it('APT-081 are resumed where they were, whatever was answered, selected and taken back', async () => {
    const at = ({ path }: IntelligentSchedulerViewModel) => ({
      question: path?.question?.id,
      ending: path?.ending,
      option: path?.option,
      answered: path?.answered.map(({ option }) => option.id),
    });
    await fc.assert(
      fc.asyncProperty(questions, fc.array(fc.option(fc.nat(5)), { maxLength: 9 }), async (tree, presses) => {
        const fixture = schedulingFixture({ rules: { questions: tree } });
        const { viewModel } = await opened(fixture);
        for (const press of presses) {
          const question = viewModel.path?.question;
          if (press === null) viewModel.path?.back();
          else {
            viewModel.path?.choose(question?.options[press % question.options.length]?.id ?? '');
            expect(at((await opened(fixture)).viewModel)).toEqual(at(viewModel));
            if (viewModel.next() !== undefined) return;
          }
          expect(at((await opened(fixture)).viewModel)).toEqual(at(viewModel));
        }
      }),
    );
  });

  it('ACC-308 are followed by Continue on the last step, and by Next before it', async () => {
    const { viewModel } = await opened();
    viewModel.path?.choose('fine');
    expect(viewModel.path?.isLast).toBe(false);
    viewModel.next();
    expect(viewModel.path?.isLast).toBe(true);
    expect(viewModel.path?.kindAhead).toBeUndefined();
    viewModel.path?.choose('anybody');
    expect(viewModel.path?.kindAhead).toBe(sample.checkUp);
  });

  it('ACC-308 APT-027 are given up by Cancel, with everything that was begun', async () => {
    const { fixture, viewModel } = await opened();
    fixture.drafts.keep({ practice: pena.id, picked: {} });
    viewModel.cancel();
    expect(fixture.drafts.current).toBeUndefined();
  });

  it('ACC-321 end with a word of the practice where the portal is not the way, from which one can go back', async () => {
    const { viewModel } = await opened();
    answering(viewModel, 'pain');
    expect(viewModel.path?.ending?.text.en).toBe('Call 911.');
    expect({ question: viewModel.path?.question, canGoOn: viewModel.path?.canGoOn }).toEqual({
      question: undefined,
      canGoOn: false,
    });
    viewModel.path?.back();
    expect(viewModel.path?.question?.id).toBe('urgent');
  });

  it('ACC-316 ACC-321 APT-079 come with what the practice wants read', async () => {
    const rules = { questions: first, notice: said('Call 911 in an emergency.'), approvesRequests: true };
    const { viewModel } = await opened(schedulingFixture({ rules }));
    expect(viewModel.screen).toMatchObject({
      practice: { id: pena.id, name: pena.name, phone: pena.phone },
      notice: said('Call 911 in an emergency.'),
      approvesRequests: true,
      first: { id: 'urgent' },
      kinds: [{ id: sample.checkUp, visitType: 'Check-up' }, {}, {}],
    });
  });

  it('APT-078 are none where the practice asks nothing, and at the practice whose booking was begun', async () => {
    const { viewModel, fixture } = await opened(schedulingFixture());
    expect(viewModel.phase.kind).toBe('nothing-asked');
    fixture.drafts.keep({ practice: mesa.id, picked: {} });
    const there = new IntelligentSchedulerViewModel(
      { ...fixture.service(), questions: async (place) => fixture.service().questions(place) } as Scheduling,
      { drafts: fixture.drafts, practice: pena.id },
    );
    await there.load();
    expect(there.phase.kind).toBe('nothing-asked');
  });

  it('ACC-322 say when they could not be fetched, and can be asked for again', async () => {
    const fixture = schedulingFixture({ rules: { questions: first } });
    const service = fixture.service();
    let down = true;
    const port: Scheduling = {
      choices: (wanted) => service.choices(wanted),
      questions: async (place) => (down ? failed({ kind: 'timed-out' }) : service.questions(place)),
      requesting: (place, offer) => service.requesting(place, offer),
      request: (preference) => service.request(preference),
    };
    const { viewModel } = await opened(fixture, port);
    expect(viewModel.phase).toEqual({ kind: 'failed', failure: { kind: 'timed-out' } });
    down = false;
    await viewModel.load();
    expect(viewModel.phase.kind).toBe('ready');
  });

  it('drop a reply when the screen was left', async () => {
    const fixture = schedulingFixture({ rules: { questions: first } });
    const { port, release } = holding(fixture.service());
    const viewModel = new IntelligentSchedulerViewModel(port, { drafts: fixture.drafts, practice: pena.id });
    void viewModel.load();
    viewModel.dispose();
    await release();
    expect(viewModel.phase.kind).toBe('loading');
  });
});

describe('where the questions lead', () => {
  const seen = () => {
    const fixture = schedulingFixture({ rules: { questions: first } });
    const location = { ...visit('x', benAtPena, 0).location, id: sample.bay };
    fixture.schedule.put(
      visit('last', benAtPena, -48, { status: 'COMPLETED', provider: nunez, location }),
      visit('missed', benAtPena, -24, { status: 'MISSED' }),
    );
    return fixture;
  };
  const finished = async (option: string, fixture = seen()) => {
    const { viewModel } = await opened(fixture);
    return { path: answering(viewModel, 'fine', option), picked: fixture.drafts.current?.picked };
  };
  const choose = '/appointments/add_appointment';
  const visitReason = sample.checkUp;

  it('ACC-312 APT-082 is the choice of everything else for somebody who was never there', async () => {
    const fixture = schedulingFixture({ rules: { questions: first } });
    expect(await finished('as-last', fixture)).toEqual({ path: choose, picked: { visitReason } });
  });

  it('ACC-313 APT-083 is the free times with the provider and the location of the last visit', async () => {
    expect(await finished('as-last')).toEqual({
      path: '/appointments/add_appointment/available_hours',
      picked: { visitReason, resource: sample.nunez, location: sample.bay },
    });
  });

  it('ACC-314 APT-084 is the choice with the same provider', async () => {
    expect(await finished('same-provider')).toEqual({ path: choose, picked: { visitReason, resource: sample.nunez } });
  });

  it('ACC-315 APT-084 is the choice with the same location', async () => {
    expect(await finished('same-location')).toEqual({ path: choose, picked: { visitReason, location: sample.bay } });
  });

  it('ACC-319 APT-085 is the choice with the kind of visit alone, where nothing is to stay as it was', async () => {
    expect(await finished('anybody')).toEqual({ path: choose, picked: { visitReason } });
  });

  it('ACC-319 is the screen of requests at a practice that takes no other', async () => {
    const fixture = schedulingFixture({
      mesa: {
        rules: { leadMinutes: 0, approvesRequests: false, waitList: false, preRegistration: false, questions: first },
      },
    });
    fixture.drafts.keep({ practice: mesa.id, picked: {} });
    fixture.schedule.put(
      visit('last', { practice: mesa.id, patient: 'ben-mesa' as never }, -48, {
        status: 'COMPLETED',
        provider: nunez,
        location: { ...visit('x', benAtPena, 0).location, id: sample.bay },
      }),
    );
    const { viewModel } = await opened(fixture);
    expect(answering(viewModel, 'fine', 'as-last')).toBe('/appointments/add_appointment/Vertexavailable_hours');
  });

  it('APT-075 goes on beside check-out while checking out, with the answers kept for the way back', async () => {
    const fixture = seen();
    fixture.drafts.keep({ practice: pena.id, picked: {}, checkOut: 'visit' as AppointmentId });
    expect((await finished('anybody', fixture)).path).toBe('/appointments/check_out/add_appointment');
    expect(fixture.drafts.current?.answers).toEqual(['fine', 'anybody']);
    const { viewModel } = await opened(fixture);
    expect({ id: viewModel.path?.question?.id, option: viewModel.path?.option }).toEqual({
      id: 'whom',
      option: 'anybody',
    });
    expect(viewModel.path?.answered.map(({ option }) => option.id)).toEqual(['fine']);
  });

  it('ACC-316 keeps the latest visit that took place, by how it was booked where that is known', async () => {
    const fixture = seen();
    const bookedAs = { resource: sample.oneil, visitReason: 'gone' as VisitReasonId };
    const location = { ...visit('x', benAtPena, 0).location, id: sample.harbor };
    const start = plus(noon, -30 * HOUR);
    fixture.schedule.put(
      visit('later', benAtPena, -30, { status: 'COMPLETED', start, location, bookedAs, provider: nunez }),
    );
    const { viewModel } = await opened(fixture);
    const { resource, location: office, provider } = viewModel.screen?.lastVisit ?? {};
    expect({ resource, office, provider }).toEqual({
      resource: sample.oneil,
      office: sample.harbor,
      provider: nunez.name,
    });
  });
});
