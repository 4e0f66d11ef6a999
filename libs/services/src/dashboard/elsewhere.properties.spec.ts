import { describe, expect, it } from '@jest/globals';
import type { WaitingAtPractice } from '@portico/application/dashboard';
import type { Permission } from '@portico/domain/access';
import { actingFor, representedBy, type Delegation } from '@portico/domain/delegates';
import { permissionSets } from '@portico/domain/delegates/testing';
import { HOUR, plus, type Cents, type PatientRef, type ProfileId } from '@portico/domain/kernel';
import { MemoryPaymentLedger, MemoryPaymentPlans } from '@portico/domain/payments/testing';
import { PracticeAway } from '@portico/domain/practices';
import fc from 'fast-check';
import { shownCharts } from '../health/testing/index.ts';
import type { InTime } from '../delegates/index.ts';
import { ana, baseFixture, ben, benAtMesa, benAtPena, callOf, mesa, noon, pena } from '../kernel/testing/index.ts';
import { OpenAmounts } from '../payments/index.ts';
import { ElsewhereService } from './elsewhere.service.ts';
import { PatientNews } from './patient-news.ts';
import { wiredDashboard } from './testing/index.ts';

type Parts = ReturnType<typeof baseFixture>;
type Call = ReturnType<typeof callOf>;

const standings = fc.record({
  unread: fc.nat(3),
  forms: fc.nat(3),
  due: fc.integer({ min: -100, max: 100 }),
  copay: fc.nat(50),
});

const furnished = (chart: PatientRef, standing: { unread: number; forms: number; due: number; copay: number }) => {
  const parts = baseFixture();
  parts.mailbox.put(chart, standing.unread);
  parts.formStore.put(
    chart,
    Array.from({ length: standing.forms }, (_, at) => ({ id: `form-${at}`, title: { en: 'Consent', es: 'Permiso' } })),
  );
  parts.billing.put(chart, { due: standing.due as Cents, asOf: noon }, []);
  const dues = { copay: standing.copay as Cents, cancellationFee: 0 as Cents };
  parts.billing.putVisit(chart, 'seen' as never, dues, plus(noon, -HOUR));
  return parts;
};

const inNoTime: InTime = (_, asked) => asked;

const elsewhere = (parts: Parts, call: Call, inTime = inNoTime) =>
  new ElsewhereService(
    parts.practices,
    new PatientNews(parts.mailbox, shownCharts(parts.charts), parts.seenResults),
    parts.formStore,
    new OpenAmounts(parts.billing, new MemoryPaymentLedger(), new MemoryPaymentPlans(), () => call.now),
    parts.activityLog,
    inTime,
    call,
  );

const waitingOf = async (parts: Parts, call: Call, inTime = inNoTime): Promise<readonly WaitingAtPractice[]> => {
  const answer = await elsewhere(parts, call, inTime).waiting();
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
};

/** What the dashboard of the practice itself tells, in the same counts. */
const toldThere = async (parts: Parts, call: Call) => {
  const answer = await wiredDashboard(parts, call).overview();
  if (!answer.ok) throw new Error(answer.error.kind);
  const { unreadMessages, newResults, forms, balance, copays } = answer.value;
  const due = copays.reduce((sum, { amount }) => sum + amount, Math.max(0, balance.due));
  return { unreadMessages, newResults: newResults.length, forms: forms.length, due };
};

const granted = (chart: PatientRef, permissions: readonly Permission[]): Delegation => ({
  ...{ delegate: ana.id, chart, profile: 'ben' as ProfileId, profileName: 'Ben' },
  ...{ permissions, grantedAt: plus(noon, -HOUR) },
});

describe('what waits at another practice', () => {
  it('is what its own dashboard tells, and nothing where nothing waits', async () => {
    await fc.assert(
      fc.asyncProperty(standings, async (standing) => {
        const parts = furnished(benAtPena, standing);
        const told = await toldThere(parts, callOf(ben, pena));
        const isAny = Object.values(told).some((count) => count > 0);
        expect(await waitingOf(parts, callOf(ben, mesa))).toEqual(
          isAny ? [{ practice: pena.id, practiceName: pena.name, ...told }] : [],
        );
      }),
    );
  });

  it('ACC-006 is told a delegate as far as each permission there goes, with a line in the person’s log', async () => {
    await fc.assert(
      fc.asyncProperty(standings, permissionSets, async (standing, permissions) => {
        const parts = furnished(benAtPena, standing);
        const delegations = [granted(benAtMesa, ['health:view']), granted(benAtPena, permissions)];
        const [person] = representedBy(ana.id, delegations, noon);
        if (person === undefined) throw new Error('No one is represented.');
        const at = (practice: typeof mesa) => ({
          ...callOf(ana, practice),
          acting: actingFor(ana.id, person, practice.id),
        });
        const told = permissions.length === 0 ? undefined : await toldThere(parts, at(pena));
        const before = parts.activityLog.entries.length;
        const isAny = told !== undefined && Object.values(told).some((count) => count > 0);
        expect(await waitingOf(parts, at(mesa))).toEqual(
          isAny ? [{ practice: pena.id, practiceName: pena.name, ...told }] : [],
        );
        const lines = parts.activityLog.entries.slice(before);
        for (const line of lines) {
          expect(line).toMatchObject({ action: 'viewed-to-do', practice: pena.id, actorKind: 'delegate' });
        }
        if (isAny) expect(lines).toHaveLength(1);
      }),
    );
  });

  it('ACC-155 ACC-170 is told of all practices, before one is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(standings, async (standing) => {
        const parts = furnished(benAtPena, standing);
        const answer = await elsewhere(parts, callOf(ben, mesa)).waitingAtEach();
        expect(answer).toEqual(await elsewhere(parts, callOf(ben, pena)).waitingAtEach());
        expect(answer.ok && answer.value.filter(({ practice }) => practice === pena.id)).toEqual(
          await waitingOf(parts, callOf(ben, mesa)),
        );
      }),
    );
  });

  it('is left out where the practice does not answer in time', async () => {
    const parts = furnished(benAtPena, { unread: 2, forms: 1, due: 50, copay: 0 });
    const late: InTime = async (practice) => {
      throw new PracticeAway(practice);
    };
    expect(await waitingOf(parts, callOf(ben, mesa), late)).toEqual([]);
  });
});
