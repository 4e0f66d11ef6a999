import { shownCharts } from '@portico/services/health/testing';
import { SummaryMailing, SummaryRequests, SummariesService, SummaryWorker } from '@portico/services/health';
import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import { MemorySummaryJobs, MemoryVisitSummaries } from '@portico/domain/health/testing';
import type { SummaryPrinter } from '@portico/domain/health';
import { failed, HOUR, ok, plus, type AppointmentId, type PatientRef } from '@portico/domain/kernel';
import { HandClock } from '../access/testing/index.ts';
import { CreateSummaryViewModel, type SummaryStart } from '../health/index.ts';
import type { Summaries } from '@portico/application/health';
import type { ServiceCall } from '@portico/services/kernel';
import type { FileContent } from '@portico/application/kernel';
import {
  ana,
  anaAtMesa,
  ben,
  benAtMesa,
  benAtPena,
  callOf,
  delegateFor,
  mesa,
  noon,
  pena,
  baseFixture,
  visit,
} from '@portico/services/kernel/testing';
import { AppointmentsService } from '@portico/services/appointments';
import type { ListedAppointment } from '@portico/application/appointments';
import { VisitSummaryViewModel } from './visit-summary.view-model.ts';

const bytesOf = (words: string): Uint8Array => Uint8Array.from(words, (sign) => sign.charCodeAt(0));
const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const ended = plus(noon, -24 * HOUR);

/** Ben's visits of yesterday: one where summaries are jobs, one where they are documents. */
const scene = (call: ServiceCall = callOf(ben, pena)) => {
  const parts = baseFixture();
  const clock = new HandClock(noon);
  const visitSummaries = new MemoryVisitSummaries(parts.charts);
  for (const [id, patient] of [
    ['done', benAtPena],
    ['documented', benAtMesa],
    ['of-ana', anaAtMesa],
  ] as const) {
    const made = visit(id, patient, -24, { status: 'COMPLETED' });
    parts.schedule.put(made);
    const { provider, location, start } = made;
    visitSummaries.put(patient, {
      appointment: made.id,
      start,
      timeZone: location.timeZone,
      provider: provider.name,
      office: location.office,
    });
  }
  let woken = 0;
  const broken = { printer: false };
  /** Prints whom it is about and which visits it tells of. */
  const summaryPrinter: SummaryPrinter = {
    summary: async ({ name }, { visits }) => {
      if (broken.printer) throw new Error('no paper');
      return bytesOf(`%PDF ${name} ${visits.map((each) => each.appointment).join()}`);
    },
    summaryPage: async ({ name }) => bytesOf(`<h1>${name}</h1>`),
    summaryError: (problem, language) => `${language}: ${problem}`,
  };
  const deps = {
    ...parts,
    visitSummaries,
    summaryDocuments: visitSummaries,
    summaryJobs: new MemorySummaryJobs(),
    summaryPrinter,
    directDomains: ['direct.example.org'],
    wakeSummaryWorker: () => void (woken += 1),
  };
  const asked: string[] = [];
  const service: Summaries = new SummariesService(
    new SummaryRequests(
      deps.visitSummaries,
      deps.summaryJobs,
      deps.codes,
      deps.wakeSummaryWorker,
      shownCharts(deps.charts),
      deps.activityLog,
    ),
    new SummaryMailing(
      deps.summaryDocuments,
      deps.directDomains,
      deps.accounts,
      deps.practices,
      deps.notifier,
      shownCharts(deps.charts),
      deps.activityLog,
    ),
    deps.summaryDocuments,
    deps.summaryPrinter,
    deps.patients,
    deps.practices,
    shownCharts(deps.charts),
    deps.activityLog,
    call,
  );
  const summaries = new Proxy(service, {
    get: (target, name: keyof Summaries) => {
      return (...args: never[]) => {
        asked.push(name);
        return (target[name] as (...given: never[]) => unknown)(...args);
      };
    },
  });
  const reported: string[] = [];
  const worker = new SummaryWorker(
    deps.patients,
    deps.practices,
    deps.summaryJobs,
    deps.summaryPrinter,
    deps.visitSummaries,
    () => clock.now(),
    (outcome) => reported.push(outcome),
    (thrown) => reported.push(String(thrown)),
  );
  const saved: FileContent[] = [];
  const opened: string[] = [];
  const browser = { blocks: false };
  const files = { delivery: { deliver: (file: FileContent) => void saved.push(file) }, clock };
  const windows = {
    open: () =>
      browser.blocks
        ? undefined
        : { show: ({ bytes }: FileContent) => opened.push(textOf(bytes)), close: () => opened.push('closed') },
  };
  const openKept = (url: string): boolean => {
    if (!browser.blocks) opened.push(url);
    return !browser.blocks;
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    deps,
    broken,
    service,
    worker,
    reported,
    saved,
    opened,
    browser,
    visitSummaries,
    clock,
    woken: () => woken,
    polls: () => asked.filter((name) => name === 'poll').length,
    settle,
    /** So many seconds pass, and every answer comes. */
    seconds: async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        clock.pass(1_000);
        await settle();
      }
    },
    card: () => new VisitSummaryViewModel({ ...files, summaries, openKept }),
    form: async (start: SummaryStart = {}) => {
      const viewModel = new CreateSummaryViewModel(
        { ...files, summaries, windows, openKept, mayMail: () => true },
        start,
      );
      await viewModel.load();
      return viewModel;
    },
    listed: async (id: string): Promise<ListedAppointment> => {
      const list = await new AppointmentsService(
        parts.schedule,
        parts.visitPolicies,
        parts.practices,
        parts.activityLog,
        parts.waitListService,
        call,
      ).list();
      const found = list.ok
        ? list.value.history.flatMap(({ page }) => page.entries).find(({ appointment }) => appointment.id === id)
        : undefined;
      if (found === undefined) throw new Error(`${id} is not listed.`);
      return found;
    },
  };
};

const at = (patient: PatientRef, appointment: string) => ({ patient, appointment: appointment as AppointmentId });

describe('the summary of a visit from its card', () => {
  it('APT-142 APT-146 is asked for, made beside the requests, saved as visit_summary.pdf, and then asked for no more', async () => {
    const { card, listed, worker, seconds, saved, polls, woken, clock, deps } = scene();
    const viewModel = card();
    const done = await listed('done');
    await viewModel.make(done);
    expect({ isMaking: viewModel.isMaking(done), woken: woken() }).toEqual({ isMaking: true, woken: 1 });
    expect(await worker.round()).toBe(1);
    await seconds(1);
    expect(saved.map(({ name, bytes }) => [name, textOf(bytes)])).toEqual([
      ['visit_summary.pdf', '%PDF Ben Ortiz done'],
    ]);
    expect(deps.activityLog.entries.at(-1)).toMatchObject({ action: 'downloaded-summary', resource: 'done' });
    await seconds(5);
    expect({ polls: polls(), running: clock.running }).toEqual({ polls: 1, running: 0 });
  });

  it('APT-145 is asked about once a second, and ten times at most', async () => {
    const { card, listed, seconds, polls, clock } = scene();
    const viewModel = card();
    const done = await listed('done');
    await viewModel.make(done);
    clock.pass(999);
    expect(polls()).toBe(0);
    await seconds(9);
    expect({ polls: polls(), isMaking: viewModel.isMaking(done) }).toEqual({ polls: 9, isMaking: true });
    await seconds(30);
    expect(polls()).toBe(10);
    expect(viewModel.problemOf(done)).toEqual({ kind: 'not-ready' });
  });

  it('APT-150 ends its waiting 1.5 s after the download', async () => {
    const { card, listed, worker, seconds, clock, saved } = scene();
    const viewModel = card();
    const done = await listed('done');
    await viewModel.make(done);
    await worker.round();
    await seconds(1);
    expect(saved).toHaveLength(1);
    clock.pass(1_499);
    expect(viewModel.isMaking(done)).toBe(true);
    clock.pass(1);
    expect(viewModel.isMaking(done)).toBe(false);
  });

  it('APT-149 MON-028 tells in the words of the gateway what went wrong, and asks no more', async () => {
    const { card, listed, worker, seconds, polls, broken, reported } = scene();
    broken.printer = true;
    const viewModel = card();
    const done = await listed('done');
    await viewModel.make(done);
    await worker.round();
    await seconds(5);
    expect(viewModel.told.map(({ text }) => text)).toEqual(['en: broken']);
    expect({ polls: polls(), isMaking: viewModel.isMaking(done) }).toEqual({ polls: 1, isMaking: false });
    expect(reported).toEqual(['Error: no paper', 'failed']);
    viewModel.forget(viewModel.told[0]?.key ?? '');
    expect(viewModel.told).toEqual([]);
  });

  it('APT-148 APT-151 opens a document that the practice keeps, and says where the browser blocks it', async () => {
    const { card, listed, worker, seconds, opened, browser, visitSummaries } = scene();
    visitSummaries.keptAt = 'https://records.example/1';
    const viewModel = card();
    const done = await listed('done');
    for (const blocks of [false, true]) {
      browser.blocks = blocks;
      await viewModel.make(done);
      await worker.round();
      await seconds(1);
      expect(viewModel.problemOf(done)).toEqual(blocks ? { kind: 'blocked' } : undefined);
    }
    expect(opened).toEqual(['https://records.example/1']);
  });

  it('is asked about no more once the screen is left', async () => {
    const { card, listed, worker, seconds, saved, polls } = scene();
    const viewModel = card();
    await viewModel.make(await listed('done'));
    await worker.round();
    viewModel.dispose();
    await seconds(3);
    expect({ polls: polls(), saved }).toEqual({ polls: 0, saved: [] });
  });

  it('is offered on completed visits, in the way of the practice, to whoever may see the health record', async () => {
    const { listed } = scene();
    expect([(await listed('done')).summary, (await listed('documented')).summary]).toEqual(['job', 'ccda']);
    for (const [permission, summary] of [
      ['appointments:view', undefined],
      ['health:view', 'job'],
    ] as const) {
      const acting = delegateFor(ana, benAtPena, 'appointments:view', permission);
      const seen = scene({ acting, language: 'en', now: noon });
      expect((await seen.listed('done')).summary).toBe(summary);
    }
  });

  it('is nobody else’s: not a visit, not a job, not a document', async () => {
    const { service, deps } = scene();
    const job = await service.request(benAtPena, 'done' as AppointmentId);
    if (!job.ok) throw new Error('Ben may ask.');
    const strange = [
      callOf(ana, mesa),
      { acting: delegateFor(ana, benAtPena, 'appointments:act'), language: 'en', now: noon } as const,
    ];
    const refused = failed({ kind: 'not-found' });
    for (const call of strange) {
      const other = new SummariesService(
        new SummaryRequests(
          deps.visitSummaries,
          deps.summaryJobs,
          deps.codes,
          deps.wakeSummaryWorker,
          shownCharts(deps.charts),
          deps.activityLog,
        ),
        new SummaryMailing(
          deps.summaryDocuments,
          deps.directDomains,
          deps.accounts,
          deps.practices,
          deps.notifier,
          shownCharts(deps.charts),
          deps.activityLog,
        ),
        deps.summaryDocuments,
        deps.summaryPrinter,
        deps.patients,
        deps.practices,
        shownCharts(deps.charts),
        deps.activityLog,
        call,
      );
      expect(await other.request(benAtPena, 'done' as AppointmentId)).toEqual(refused);
      expect(await other.poll(job.value)).toEqual(refused);
      expect(await other.open(at(benAtMesa, 'documented'), 'xml')).toEqual(refused);
      expect(await other.mail(at(benAtMesa, 'documented'), 'a@direct.example.org', true)).toEqual(refused);
    }
  });
});

const created = async (person: typeof ben, practice: typeof mesa) => {
  const fixture = scene(callOf(person, practice));
  const form = await fixture.form();
  return { ...fixture, form };
};

describe('a summary that is created', () => {
  it('APT-147 is asked about once a second, a hundred times at most', async () => {
    const { form, seconds, polls } = await created(ben, pena);
    await form.create();
    await seconds(99);
    expect({ polls: polls(), isCreating: form.isCreating }).toEqual({ polls: 99, isCreating: true });
    await seconds(20);
    expect({ polls: polls(), isCreating: form.isCreating, problem: form.problem }).toEqual({
      polls: 100,
      isCreating: false,
      problem: { kind: 'not-ready' },
    });
  });

  it('APT-148 APT-157 ends when its document is there: saved, or opened where the practice keeps it', async () => {
    const { form, worker, seconds, saved, opened, visitSummaries, polls } = await created(ben, pena);
    expect(form.fields).toEqual({ from: '2025-11-21', to: '2026-11-21', practice: 'pena', format: 'PDF' });
    await form.create();
    await worker.round();
    await seconds(4);
    expect({ savedCount: saved.length, isCreating: form.isCreating, isDone: form.isDone, polls: polls() }).toEqual({
      savedCount: 1,
      isCreating: false,
      isDone: true,
      polls: 1,
    });
    visitSummaries.keptAt = 'https://records.example/2';
    await form.create();
    await worker.round();
    await seconds(4);
    expect({ opened, isCreating: form.isCreating, polls: polls() }).toEqual({
      opened: ['https://records.example/2'],
      isCreating: false,
      polls: 2,
    });
  });

  it('APT-149 MON-028 tells in the words of the gateway what went wrong, and asks no more', async () => {
    const { form, worker, seconds, polls, broken } = await created(ben, pena);
    broken.printer = true;
    await form.create();
    await worker.round();
    await seconds(3);
    expect({ told: form.told.map(({ text }) => text), isCreating: form.isCreating, polls: polls() }).toEqual({
      told: ['en: broken'],
      isCreating: false,
      polls: 1,
    });
  });

  it('APT-161 can be created with PDF and four completed fields alone, of days on which there was a visit', async () => {
    const { form } = await created(ben, pena);
    form.set('to', '');
    expect(form.canCreate).toBe(false);
    form.set('to', '2026-01-01');
    expect(form.canCreate).toBe(true);
    await form.create();
    expect(form.problem).toEqual({ kind: 'no-visits' });
    form.set('from', '2026-02-01');
    await form.create();
    expect(form.problem).toEqual({ kind: 'bad-period' });
  });

  it('APT-158 lists documents where they are kept: looked at as a page, downloaded as XML', async () => {
    const { form, opened, saved, settle } = await created(ben, mesa);
    await form.create();
    const list = form.documents;
    expect(list?.documents.map(({ id, createdAt }) => [id, createdAt])).toEqual([['documented', ended]]);
    await list?.view('documented' as AppointmentId);
    await list?.download('documented' as AppointmentId);
    await settle();
    expect(opened).toEqual(['<h1>Ben Ortiz</h1>']);
    expect(saved.map(({ name }) => name)).toEqual(['visit_summary.xml']);
  });

  it('APT-151 says where the browser opens no window for a document', async () => {
    const { form, browser } = await created(ben, mesa);
    await form.create();
    browser.blocks = true;
    await form.documents?.view('documented' as AppointmentId);
    expect(form.documents?.problemOf('documented' as AppointmentId)).toEqual({ kind: 'blocked' });
  });

  it('APT-156 APT-160 is mailed to a direct address, and to another one when its risk is taken', async () => {
    const { form, visitSummaries, service, deps } = await created(ben, mesa);
    await form.create();
    const list = form.documents;
    const id = 'documented' as AppointmentId;
    list?.address(id);
    list?.type({ address: 'ben@example.org' });
    await list?.mail();
    expect(list?.problemOf(id)).toEqual({ kind: 'unsafe-address' });
    const asked = await service.mail(at(benAtMesa, id), 'ben@example.org', false);
    expect({ asked, sent: visitSummaries.sent }).toEqual({ asked: failed({ kind: 'unsafe-address' }), sent: [] });
    list?.type({ unsecured: true });
    await list?.mail();
    expect(visitSummaries.sent).toEqual([{ id, to: 'ben@example.org' }]);
    expect(list?.wasMailed(id)).toBe(true);
    expect(deps.activityLog.entries.at(-1)).toMatchObject({ action: 'sent-summary', resource: id });
  });

  it('SEC-S5 leaves the house only by somebody who may act, and its patient hears where it went', async () => {
    const id = 'documented' as AppointmentId;
    const mailed = async (...permissions: Permission[]) => {
      const acting = delegateFor(ana, benAtMesa, ...permissions);
      const { service, deps, visitSummaries } = scene({ acting, language: 'en', now: noon });
      const asked = await service.mail(at(benAtMesa, id), 'doctor@elsewhere.example', true);
      return { asked, sent: visitSummaries.sent, notification: deps.notifier.last('records-sent', ben.email) };
    };
    expect(await mailed('health:view')).toEqual({
      asked: failed({ kind: 'not-found' }),
      sent: [],
      notification: undefined,
    });
    expect(await mailed('health:act')).toEqual({
      asked: ok(undefined),
      // Nothing is hidden from this helper.
      sent: [{ id, to: 'doctor@elsewhere.example', hidden: [] }],
      notification: { kind: 'records-sent', practice: mesa.name, address: 'doctor@elsewhere.example' },
    });
  });

  it('begins with the day and the practice of the visit that somebody came from', async () => {
    const { form } = scene(callOf(ben, pena));
    const viewModel = await form({ practice: 'mesa', day: '2026-11-20' });
    expect(viewModel.fields).toEqual({ from: '2026-11-20', to: '2026-11-20', practice: 'mesa', format: 'PDF' });
  });

  it('is logged at the practice of the visit, wherever the person stands', async () => {
    const { service, deps } = scene(callOf(ben, pena));
    const found = await service.open({ patient: benAtMesa, appointment: 'documented' as AppointmentId }, 'xml');
    expect(found.ok).toBe(true);
    expect(deps.activityLog.entries.at(-1)).toMatchObject({ action: 'downloaded-summary', practice: 'mesa' });
  });
});
