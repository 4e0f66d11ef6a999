import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import { actingFor } from '@portico/domain/delegates';
import type { Lab } from '@portico/domain/health';
import {
  failed,
  type Cents,
  type ClinicalDate,
  type LabId,
  type LocalDate,
  type ProfileId,
} from '@portico/domain/kernel';
import { blankInsurance, type InsuranceId } from '@portico/domain/profile';
import { MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';
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
import { holding } from '@portico/application/kernel/testing';
import { type Dashboard, dashboardTabs, isDashboardTab } from '@portico/application/dashboard';
import { DashboardViewModel } from './dashboard.view-model.ts';
import { shownCharts } from '@portico/services/health/testing';
import { HealthService } from '@portico/services/health';
import { wiredDashboard } from '@portico/services/dashboard/testing';

const scene = () => {
  const parts = baseFixture();
  parts.schedule.put(
    visit('later', benAtPena, 30, { comment: 'Internal.' }),
    visit('soon', benAtMesa, 1),
    visit('asked', benAtMesa, 50, { status: 'REQUESTED' }),
    visit('over', benAtMesa, -30, { status: 'COMPLETED' }),
    visit('called-off', benAtMesa, 40, { status: 'CANCELLED' }),
    visit('over-there', benAtPena, -20, { status: 'COMPLETED' }),
    visit('of-ana', anaAtMesa, 1),
  );
  parts.billing.put(benAtMesa, { due: 12_345 as Cents, asOf: noon }, [
    { id: 's1', date: '2026-10-01' as LocalDate, total: 12_345 as Cents },
  ]);
  parts.billing.put(anaAtMesa, { due: 99_999 as Cents, asOf: noon });
  parts.charts.put(benAtMesa, {
    allergies: { kind: 'none-known' },
    conditions: { kind: 'entries', entries: [{ id: 'c1', name: 'Asthma', status: 'active' }] },
  });
  parts.formStore.put(benAtMesa, [
    { id: 'f1', title: { en: 'Consent', es: 'Consentimiento' }, due: '2026-12-01' as LocalDate },
  ]);
  const at = (person: typeof ben, practice = mesa): Dashboard => wiredDashboard(parts, callOf(person, practice));
  return { parts, at, screen: new DashboardViewModel(at(ben)) };
};

const noWriter = { write: async () => new Uint8Array() };
const noTables = { labs: () => new Uint8Array(), bills: () => new Uint8Array() };
const noPrinter = { record: async () => new Uint8Array(), lab: async () => new Uint8Array() };

const front = (screen: DashboardViewModel): string | undefined => screen.visits.inFront?.appointment.id;

describe('the dashboard', () => {
  it('says of each visit how it stands with an earlier time, as the list does, to whoever may act alone', async () => {
    const { parts } = scene();
    const states = { soon: 'waiting', later: 'offered' } as Readonly<Record<string, 'waiting' | 'offered' | undefined>>;
    const waitListService = async () => (asked: { readonly id: string }) => states[asked.id];
    const shown = async (acting: ReturnType<typeof callOf>['acting']) => {
      const service = wiredDashboard({ ...parts, waitListService }, { acting, language: 'en', now: noon });
      const answer = await service.overview();
      return answer.ok && answer.value.upcoming.map(({ earlierTime }) => earlierTime);
    };
    expect(await shown(callOf(ben, mesa).acting)).toEqual(['waiting', 'offered', undefined]);
    expect(await shown(delegateFor(ana, benAtMesa, 'appointments:view'))).toEqual([undefined, undefined]);
  });

  it('ACC-255 shows the next visit in front, with next and previous over those of all own practices', async () => {
    const { screen } = scene();
    expect({
      phaseKind: screen.phase.kind,
      front: front(screen),
      hasNext: screen.visits.hasNext,
      hasPrevious: screen.visits.hasPrevious,
    }).toEqual({ phaseKind: 'loading', front: undefined, hasNext: false, hasPrevious: false });
    await screen.load();
    const seen = [front(screen)];
    screen.visits.previous();
    expect(front(screen)).toBe('soon');
    while (screen.visits.hasNext) {
      screen.visits.next();
      seen.push(front(screen));
    }
    expect(seen).toEqual(['soon', 'later', 'asked']);
    screen.visits.next();
    expect(front(screen)).toBe('asked');
    screen.visits.previous();
    expect(front(screen)).toBe('later');
    expect(screen.visits.inFront?.appointment).not.toHaveProperty('comment');
  });

  it('has a request whose time is still to be set after the visits, though it asks for an earlier day', async () => {
    const { parts, screen } = scene();
    parts.schedule.put(visit('open', benAtMesa, 0.1, { status: 'REQUESTED', timeOpen: true }));
    await screen.load();
    expect(screen.visits.all.map(({ appointment }) => appointment.id)).toEqual(['soon', 'later', 'asked', 'open']);
  });

  it('says how a medication is taken in the language of the page', async () => {
    const { parts } = scene();
    const entries = [{ id: 'm1', name: 'Aspirin', status: 'current', instructions: 'HS · ORAL' } as const];
    parts.charts.put(benAtMesa, { medications: { kind: 'entries', entries } });
    const overview = await wiredDashboard(parts, { ...callOf(ben, mesa), language: 'es' }).overview();
    expect(overview).toMatchObject({
      value: { medications: { entries: [{ instructions: 'Al acostarse, por la boca' }] } },
    });
  });

  it('names practices where the visits that it has are at more than one', async () => {
    const { screen } = scene();
    expect(screen.namesPractices).toBe(false);
    await screen.load();
    expect(screen.namesPractices).toBe(true);
    const parts = baseFixture();
    parts.schedule.put(visit('soon', benAtMesa, 1), visit('over', benAtMesa, -30, { status: 'COMPLETED' }));
    const alone = new DashboardViewModel(wiredDashboard(parts, callOf(ben, mesa)));
    await alone.load();
    expect(alone.namesPractices).toBe(false);
  });

  it('ACC-253 ACC-254 has six tabs, appointments first', async () => {
    const { screen } = scene();
    expect(dashboardTabs).toEqual(['appointments', 'payments', 'visits', 'allergies', 'medications', 'conditions']);
    await screen.load();
    expect(screen.tabs).toEqual(dashboardTabs);
    expect(screen.tab).toBe('appointments');
    for (const tab of dashboardTabs) {
      screen.openTab(tab);
      expect(screen.tab).toBe(tab);
    }
  });

  it('fills the tabs from the selected practice', async () => {
    const { at, screen } = scene();
    await screen.load();
    expect(screen.phase).toMatchObject({
      overview: {
        visits: [{ appointment: { id: 'over' } }],
        practicePhone: '602-555-0101',
        balance: { due: 12_345 },
        statements: [{ id: 's1' }],
        allergies: { kind: 'none-known' },
        medications: { kind: 'no-information' },
        conditions: { entries: [{ name: 'Asthma' }] },
        forms: [{ id: 'f1', title: 'Consent', due: '2026-12-01' }],
      },
    });
    expect(await at(ben, pena).overview()).toMatchObject({
      value: { visits: [{ appointment: { id: 'over-there' } }], balance: { due: 0 }, statements: [], forms: [] },
    });
  });

  it('keeps a visit that was canceled ahead of its time out of the visit history', async () => {
    const { parts, at } = scene();
    parts.schedule.put(visit('called-off-then', benAtMesa, -10, { status: 'CANCELLED' }));
    expect(await at(ben).overview()).toMatchObject({
      value: { visits: [{ appointment: { id: 'called-off-then' } }, { appointment: { id: 'over' } }] },
    });
  });

  it('ACC-265 ACC-266 says what the practice asks for and was not given, to whoever may give it', async () => {
    const { parts, at } = scene();
    const inPena = wiredDashboard(parts, callOf(ben, pena));
    expect(await inPena.overview()).toMatchObject({ value: { missing: ['additional_demographics'] } });
    await parts.patients.correct({
      patient: benAtPena,
      name: 'Ben Ortiz',
      language: 'en',
      birthDate: '1980-02-29' as LocalDate,
    });
    expect(await inPena.overview()).toMatchObject({ value: { missing: [] } });
    // There the practice keeps the profile alone.
    expect(await at(ben).overview()).toMatchObject({ value: { missing: [] } });
  });

  it('ACC-266 misses documents as long as no insurance is there, where the practice requires one', async () => {
    const { parts } = scene();
    const registration = new MemoryRegistration({ ...sampleForm, insuranceRequired: true });
    const missesDocuments = async () => {
      const overview = await wiredDashboard({ ...parts, registration }, callOf(ben, pena)).overview();
      return overview.ok && overview.value.missing.includes('documents');
    };
    expect(await missesDocuments()).toBe(true);
    const id = 'i1' as InsuranceId;
    const { frontPhoto: _, backPhoto: __, deleted: ___, ...insurance } = blankInsurance(id);
    await registration.keep(benAtPena, { insurances: [{ ...insurance, id }] });
    expect(await missesDocuments()).toBe(false);
  });

  it('ACC-006 shows a delegate the parts that were opened to them, and nothing of the others', async () => {
    const { parts } = scene();
    const asDelegate = (...permissions: Permission[]): Dashboard => {
      const grants = [{ chart: benAtMesa, permissions }];
      const acting = actingFor(ana.id, { profile: 'ben' as ProfileId, name: 'Ben', grants }, mesa.id);
      return wiredDashboard(parts, { acting, language: 'en', now: noon });
    };
    const nothing = {
      upcoming: [],
      visits: [],
      balance: { due: 0 },
      statements: [],
      allergies: { kind: 'no-information' },
      conditions: { kind: 'no-information' },
      forms: [],
    };
    const of = {
      appointments: { upcoming: [{}, {}], visits: [{}] },
      payments: { balance: { due: 12_345 }, statements: [{}] },
      health: { allergies: { kind: 'none-known' }, conditions: { kind: 'entries' } },
      forms: { forms: [{}] },
    };
    for (const area of ['appointments', 'payments', 'health', 'forms'] as const) {
      const answer = await asDelegate(`${area}:view`).overview();
      expect(answer).toMatchObject({ value: { ...nothing, ...of[area], opened: [area] } });
    }
    expect(await asDelegate('messages:act').overview()).toMatchObject({ value: { ...nothing, opened: [] } });

    const screen = new DashboardViewModel(asDelegate('payments:act', 'health:view'), {
      tab: 'visits',
      onTab: () => undefined,
    });
    await screen.load();
    expect(screen.tabs).toEqual(['payments', 'allergies', 'medications', 'conditions']);
    expect(screen.tab).toBe('payments');
  });

  it('tells what came since the person looked last, to those alone who may see it', async () => {
    const { parts } = scene();
    parts.mailbox.put(benAtMesa, 3);
    const report = { id: 7 as LabId, name: 'A1c', date: '2026-11-20' as ClinicalDate, status: 'final' } as const;
    const old = { ...report, id: 6 as LabId, date: '2026-07-01' as ClinicalDate };
    const entries = [report, old, { ...report, id: 8 as LabId, status: 'pending' } as const];
    const put = (labs: readonly Omit<Lab, 'results'>[]) =>
      parts.charts.put(benAtMesa, { labs: { kind: 'entries', entries: labs.map((lab) => ({ ...lab, results: [] })) } });
    put(entries);
    const news = async ({ acting }: ReturnType<typeof callOf>) => {
      const answer = await wiredDashboard(parts, { acting, language: 'en', now: noon }).overview();
      return answer.ok && [answer.value.unreadMessages, answer.value.newResults.map(({ id }) => Number(id))];
    };
    expect(await news(callOf(ben, mesa))).toEqual([3, [7]]);
    expect(await news({ ...callOf(ben, mesa), acting: delegateFor(ana, benAtMesa, 'health:view') })).toEqual([0, [7]]);
    expect(await news({ ...callOf(ben, mesa), acting: delegateFor(ana, benAtMesa, 'messages:view') })).toEqual([3, []]);
    const health = (call: ReturnType<typeof callOf>) =>
      new HealthService(
        parts.patients,
        parts.registration,
        parts.practices,
        shownCharts(parts.charts),
        noPrinter,
        { fhir: noWriter, ccda: noWriter, ips: noWriter },
        noTables,
        parts.seenResults,
        { of: async () => [] },
        { of: async () => [] },
        { of: async () => [] },
        parts.activityLog,
        call,
      );
    await health(callOf(ben, mesa)).myHealth();
    expect(await news(callOf(ben, mesa))).toEqual([3, [7]]);
    await health(callOf(ben, mesa)).seeLab(report.id);
    expect(await news(callOf(ben, mesa))).toEqual([3, []]);
    expect(await news({ ...callOf(ben, mesa), acting: delegateFor(ana, benAtMesa, 'health:view') })).toEqual([0, [7]]);
    put([{ ...report, status: 'corrected' }]);
    expect(await news(callOf(ben, mesa))).toEqual([3, [7]]);
  });

  it('owes the same sum as the payments: less what is planned or on its way', async () => {
    const { parts } = scene();
    const ledger = { heldAgainst: async () => 2_345 as Cents, heldForCopays: async () => new Map() };
    const plans = { of: async () => [] };
    expect(await wiredDashboard(parts, callOf(ben, mesa), { ledger, plans }).overview()).toMatchObject({
      value: { balance: { due: 10_000 }, pending: 2_345 },
    });
    parts.billing.put(benAtMesa, { due: -500 as Cents, asOf: noon });
    expect(await wiredDashboard(parts, callOf(ben, mesa)).overview()).toMatchObject({
      value: { balance: { due: -500 }, pending: 0 },
    });
  });

  it('opens with the tab that is asked for, and tells which one was opened', () => {
    const { at } = scene();
    const opened: string[] = [];
    const screen = new DashboardViewModel(at(ben), { tab: 'medications', onTab: (tab) => opened.push(tab) });
    expect({ tab: screen.tab, opened }).toEqual({ tab: 'medications', opened: [] });
    screen.openTab('visits');
    expect({ tab: screen.tab, opened }).toEqual({ tab: 'visits', opened: ['visits'] });
  });

  it.each(['', 'nothing', 'Medications', 'function Object() { [native code] }'])('knows that %j is no tab', (raw) => {
    expect(isDashboardTab(raw)).toBe(false);
  });

  it('speaks the language of the person, and shows nothing of anybody else', async () => {
    const { parts, at } = scene();
    parts.formStore.put(anaAtMesa, [{ id: 'f2', title: { en: 'Consent', es: 'Consentimiento' } }]);
    expect(await at(ana).overview()).toMatchObject({
      value: {
        upcoming: [{ appointment: { id: 'of-ana' } }],
        balance: { due: 99_999 },
        forms: [{ title: 'Consentimiento' }],
      },
    });
    expect(await at(ana, pena).overview()).toEqual(failed({ kind: 'not-found' }));
    expect(parts.activityLog.entries.map(({ actor, practice, action }) => [actor, practice, action])).toEqual([
      ['ana', 'mesa', 'viewed-dashboard'],
    ]);
  });

  it('keeps its lists short and the earliest at the front', async () => {
    const { parts, screen } = scene();
    parts.schedule.put(
      ...Array.from({ length: 40 }, (_, at) => visit(`many-${at}`, at % 2 ? benAtPena : benAtMesa, 2 + at)),
    );
    await screen.load();
    expect(screen.visits.all).toHaveLength(20);
    expect(front(screen)).toBe('soon');
    const starts = screen.visits.all.map(({ appointment }) => appointment.start);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  describe('an important message', () => {
    const text = { en: 'Every weekday.', es: 'De lunes a viernes.' };
    const flu = { id: 'flu', title: { en: 'Flu shots', es: 'Vacuna' }, text };
    const withMessage = () => {
      const { parts, at } = scene();
      parts.practices.put({ ...mesa, importantMessage: flu });
      const shown: string[] = [];
      const open = async (person: typeof ben) => {
        const screen = new DashboardViewModel(at(person), undefined, (id) => {
          const isNew = !shown.includes(`${person.id} ${id}`);
          shown.push(`${person.id} ${id}`);
          return isNew;
        });
        await screen.load();
        return screen;
      };
      return { parts, at, shown, open };
    };

    it('ACC-261 comes in the language of the person, once in a sign-in', async () => {
      const { open } = withMessage();
      expect((await open(ben)).message).toEqual({ id: 'flu', title: 'Flu shots', text: 'Every weekday.' });
      expect((await open(ana)).message?.title).toBe('Vacuna');
      expect((await open(ben)).message).toBeUndefined();
    });

    it('ACC-262 ACC-263 comes again after the next sign-in, unless this person put it away for good', async () => {
      const { open, shown } = withMessage();
      (await open(ben)).closeMessage(false);
      shown.length = 0;
      const again = await open(ben);
      again.closeMessage(true);
      expect(again.message).toBeUndefined();
      shown.length = 0;
      expect((await open(ben)).message).toBeUndefined();
      expect((await open(ana)).message?.id).toBe('flu');
    });

    it('ACC-263 that is another one is shown to whoever put the last one away, and no other one can be put away', async () => {
      const { parts, at, open } = withMessage();
      expect(await at(ben).dismissMessage('snow')).toEqual(failed({ kind: 'not-found' }));
      expect((await at(ben).dismissMessage('flu')).ok).toBe(true);
      parts.practices.put({ ...mesa, importantMessage: { ...flu, id: 'snow' } });
      expect((await open(ben)).message?.id).toBe('snow');
    });
  });

  it('stops loading when it fails, and loads when tried again, from the front', async () => {
    const { at } = scene();
    let down = false;
    const screen = new DashboardViewModel({
      overview: async () => (down ? failed({ kind: 'malfunction' }) : at(ben).overview()),
      dismissMessage: (id) => at(ben).dismissMessage(id),
    });
    await screen.load();
    screen.visits.next();
    down = true;
    await screen.load();
    expect(screen.phase).toEqual({ kind: 'failed', failure: { kind: 'malfunction' } });
    expect({ all: screen.visits.all, inFront: screen.visits.inFront }).toEqual({ all: [], inFront: undefined });
    down = false;
    await screen.load();
    expect(front(screen)).toBe('soon');
  });

  it('drops a reply to a screen that was left, or to a question that was asked again', async () => {
    const { at } = scene();
    const { port, release } = holding({
      overview: () => at(ben).overview(),
      dismissMessage: (id: string) => at(ben).dismissMessage(id),
    });
    const left = new DashboardViewModel(port);
    void left.load();
    left.dispose();
    await release();
    expect(left.phase).toEqual({ kind: 'loading' });

    const again = new DashboardViewModel(port);
    void again.load();
    void again.load();
    await release();
    expect(again.phase).toEqual({ kind: 'loading' });
    await release();
    expect(again.phase.kind).toBe('ready');
  });
});
