import { describe, expect, it } from '@jest/globals';
import { guests, type Activity } from '@portico/domain/activity';
import { failed, MINUTE, ok, plus, type AccountId, type CapabilityId } from '@portico/domain/kernel';
import {
  ana,
  ben,
  benAtMesa,
  benAtPena,
  callOf,
  mesa,
  noon,
  pena,
  baseFixture,
} from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import type { ActivityHistory } from '@portico/application/activity';
import { ActivityHistoryService } from '@portico/services/activity';
import { ActivityHistoryViewModel } from './activity-history.view-model.ts';

const own = (minutes: number, action: Activity['action'], more: Partial<Activity> = {}): Activity => ({
  at: plus(noon, -minutes * MINUTE),
  actor: ben.id,
  actorKind: 'patient',
  subject: benAtMesa?.patient ?? ben.id,
  practice: mesa.id,
  action,
  ...more,
});

const aboutAccount = ({ practice: _, ...line }: Activity): Activity => ({ ...line, subject: ben.id });

const scene = async (...lines: readonly Activity[]) => {
  const parts = baseFixture();
  for (const line of lines) await parts.activityLog.append(line);
  const port: ActivityHistory = new ActivityHistoryService(
    parts.activityLog,
    parts.accounts,
    parts.practices,
    callOf(ben, mesa),
  );
  return { parts, port, log: new ActivityHistoryViewModel(port) };
};

const shown = ({ phase }: ActivityHistoryViewModel) => (phase.kind === 'ready' ? phase.lines : []);

describe('the activity log', () => {
  it('ACC-124 answers sign-ins, changes, payments, downloads and what delegates did, newest first, with time and actor', async () => {
    const { log } = await scene(
      aboutAccount(own(6, 'signed-in')),
      own(5, 'changed-profile'),
      own(4, 'viewed-health'),
      own(3, 'paid'),
      own(2, 'downloaded-lab', { practice: pena.id, subject: benAtPena?.patient ?? ben.id }),
      own(1, 'viewed-health', { actor: ana.id, actorKind: 'delegate' }),
      own(0, 'opened-guest-link', { actor: 'link-1' as CapabilityId, actorKind: 'guest' }),
    );
    await log.load();
    expect(shown(log).map(({ at, action, by, practiceName }) => [at, action, by.kind, by.name, practiceName])).toEqual([
      [noon, 'opened-guest-link', 'guest', '', mesa.name],
      [plus(noon, -MINUTE), 'viewed-health', 'other', ana.name, mesa.name],
      [plus(noon, -2 * MINUTE), 'downloaded-lab', 'self', '', pena.name],
      [plus(noon, -3 * MINUTE), 'paid', 'self', '', mesa.name],
      [plus(noon, -5 * MINUTE), 'changed-profile', 'self', '', mesa.name],
      [plus(noon, -6 * MINUTE), 'signed-in', 'self', '', undefined],
    ]);
    expect(log.people.map(({ kind, name }) => [kind, name])).toEqual([
      ['self', ''],
      ['other', ana.name],
      ['guest', ''],
    ]);
  });

  it('ACC-124 says nothing of what others did on their own records', async () => {
    const { log } = await scene(
      own(1, 'downloaded-record', { subject: ana.charts[0]?.patient ?? ana.id, actor: ana.id }),
    );
    await log.load();
    expect(log.phase).toEqual({ kind: 'ready', lines: [], more: { kind: 'idle' } });
  });

  it('ACC-124 grows by twenty until there is nothing older, and shows every line once', async () => {
    const { log } = await scene(...Array.from({ length: 45 }, (_, at) => own(at, 'downloaded-record')));
    await log.load();
    expect(shown(log)).toHaveLength(20);
    await log.loadMore();
    await log.loadMore();
    expect(shown(log).map(({ at }) => at)).toEqual(Array.from({ length: 45 }, (_, at) => plus(noon, -at * MINUTE)));
    expect(log.phase).not.toHaveProperty('older');
    await log.loadMore();
    expect(shown(log)).toHaveLength(45);
    expect(log.people).toHaveLength(1);
  });

  it('ACC-124 shows what one person did, and everybody again', async () => {
    const { log } = await scene(
      own(3, 'downloaded-record'),
      own(2, 'viewed-health', { actor: ana.id, actorKind: 'delegate' }),
      own(1, 'opened-guest-link', { actor: 'link-1' as CapabilityId, actorKind: 'guest' }),
    );
    await log.load();
    await log.show(ana.id);
    expect(shown(log).map(({ action }) => action)).toEqual(['viewed-health']);
    await log.show(guests);
    expect(shown(log).map(({ action }) => action)).toEqual(['opened-guest-link']);
    expect(log.people).toHaveLength(3);
    await log.show(undefined);
    expect(shown(log)).toHaveLength(3);
  });

  it('names the app that a line is about, and takes no other reason for one', async () => {
    const about = { resource: 'app-1', reason: 'Diary' };
    const { log } = await scene(own(2, 'sent-summary', about), own(1, 'allowed-app', about), own(0, 'removed-app'));
    await log.load();
    expect(shown(log).map(({ action, app }) => ({ action, app }))).toEqual([
      { action: 'removed-app', app: undefined },
      { action: 'allowed-app', app: 'Diary' },
      { action: 'sent-summary', app: undefined },
    ]);
  });

  it('names nobody whose account is gone, and leaves their line', async () => {
    const { log } = await scene(own(1, 'viewed-health', { actor: 'gone' as AccountId, actorKind: 'delegate' }));
    await log.load();
    expect(shown(log)).toMatchObject([{ by: { kind: 'other', name: '' } }]);
  });

  it('ACC-006 opens to nobody who acts for another person', async () => {
    const { parts } = await scene(own(1, 'downloaded-record'));
    const acting = {
      actor: {
        kind: 'delegate',
        account: ana.id,
        grants: [{ chart: benAtMesa as never, permissions: ['health:act'] }],
      },
      subject: { charts: ben.charts },
      practice: mesa.id,
    } as const;
    const asked = new ActivityHistoryService(parts.activityLog, parts.accounts, parts.practices, {
      ...callOf(ben, mesa),
      acting,
    });
    expect(await asked.page({})).toEqual(failed({ kind: 'not-found' }));
  });

  it.each(['', '1', '1-', 'x-1', '1-2-3', '99999999999999999-1'])('has no page %p', async (page) => {
    const { port } = await scene();
    expect(await port.page({ page })).toEqual(failed({ kind: 'bad-input' }));
  });

  it('keeps what is shown when a further page fails, and drops replies that come late', async () => {
    const { port } = await scene(...Array.from({ length: 30 }, (_, at) => own(at, 'downloaded-record')));
    let down = false;
    const flaky: ActivityHistory = {
      page: async (wanted) => (down ? failed({ kind: 'malfunction' }) : port.page(wanted)),
    };
    const held = holding(flaky);
    const log = new ActivityHistoryViewModel(held.port);
    void log.load();
    await held.release();
    down = true;
    void log.loadMore();
    void log.loadMore();
    expect(held.waiting).toBe(1);
    await held.release();
    expect(log.phase).toMatchObject({ kind: 'ready', more: { kind: 'failed', failure: { kind: 'malfunction' } } });
    expect(shown(log)).toHaveLength(20);
    void log.load();
    await held.release();
    expect(log.phase).toEqual({ kind: 'failed', failure: { kind: 'malfunction' } });
    down = false;
    void log.load();
    log.dispose();
    await held.release();
    expect(log.phase).toEqual({ kind: 'loading' });
  });

  it('answers an empty log with nobody in it', async () => {
    const { port } = await scene();
    expect(await port.page({})).toEqual(ok({ lines: [], people: [] }));
  });
});
