import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@portico/domain/access';
import { failed, ok, type AccountId, type CapabilityId } from '@portico/domain/kernel';
import type { ServiceCall } from '@portico/services/kernel';
import { ana, ben, callOf, mesa, pena, baseFixture } from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import { SupportService } from '@portico/services/support';
import { SupportViewModel } from './support.view-model.ts';

const technicalSupport = {
  phone: '800-555-0100',
  email: 'help@portal.example',
  hours: { from: '08:00', to: '18:00', days: [1, 2, 3, 4, 5] },
};
const service = (person = ben, practice = pena) =>
  new SupportService(baseFixture().practices, technicalSupport, callOf(person, practice));

describe('technical support', () => {
  it('ACC-364 tells phone, email and hours, and the practice to call for anything medical', async () => {
    const screen = new SupportViewModel(service());
    expect(screen.phase).toEqual({ kind: 'loading' });
    await screen.load();
    expect(screen.phase).toEqual({
      kind: 'ready',
      contact: { ...technicalSupport, practice: { name: pena.name, phone: pena.phone } },
    });
  });

  it('does not name a practice that is not an own one, or is gone', async () => {
    expect(await service(ana, pena).contact()).toEqual(failed({ kind: 'not-found' }));
    const gone = { ...callOf(ben, mesa) };
    const parts = {
      ...baseFixture(),
      technicalSupport,
      practices: { practices: async () => [], openToNewPatients: async () => [] },
    };
    expect(await new SupportService(parts.practices, parts.technicalSupport, gone).contact()).toEqual(
      failed({ kind: 'not-found' }),
    );
  });

  it('helps a delegate who acts for nobody at the moment, and no guest', async () => {
    const account = 'rosa' as AccountId;
    const call = (actor: Actor): ServiceCall => ({
      ...callOf(ben, pena),
      acting: { actor, subject: { account, charts: [] } },
    });
    const asked = (actor: Actor) =>
      new SupportService(baseFixture().practices, technicalSupport, call(actor)).contact();
    expect(await asked({ kind: 'patient', account })).toEqual(ok(technicalSupport));
    const capability = 'link' as CapabilityId;
    expect(await asked({ kind: 'guest', capability, purpose: 'guest-pay' })).toEqual(failed({ kind: 'not-found' }));
  });

  it('says that loading failed, and drops late replies', async () => {
    const down = new SupportViewModel({ contact: async () => failed({ kind: 'timed-out' }) });
    await down.load();
    expect(down.phase).toEqual({ kind: 'failed', failure: { kind: 'timed-out' } });

    const { port, release } = holding({ contact: () => service().contact() });
    const left = new SupportViewModel(port);
    void left.load();
    left.dispose();
    await release();
    expect(left.phase).toEqual({ kind: 'loading' });
    const again = new SupportViewModel(port);
    void again.load();
    void again.load();
    await release();
    expect(again.phase).toEqual({ kind: 'loading' });
    await release();
    expect(again.phase.kind).toBe('ready');
  });
});
