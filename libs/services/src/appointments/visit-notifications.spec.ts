import { describe, expect, it } from '@jest/globals';
import type { Email, Phone } from '@portico/domain/access';
import { actingFor, representedBy, type Delegation } from '@portico/domain/delegates';
import type { Instant, LocalDate, ProfileId } from '@portico/domain/kernel';
import { visitEvents } from '@portico/domain/notifications';
import { usualChoices } from '@portico/domain/profile';
import { anaAtMesa, ben, mesa, noon, baseFixture, visit } from '../kernel/testing/index.ts';
import { LinkMaker } from '../access/index.ts';
import { VisitRecipients } from './visit-recipients.ts';
import { VisitNotifier } from './visit-notifications.ts';

const noop = (): void => undefined;

const setUp = () => {
  const parts = baseFixture();
  const { notifier, patients } = parts;
  const backgroundTasks: Promise<void>[] = [];
  const { accounts, registration, capabilities, codes, practices } = parts;
  const linkTo = (path: string): string => `https://portal.example.org${path}`;
  const { tell } = new VisitNotifier(
    practices,
    new VisitRecipients(accounts, registration, patients, parts.delegations),
    new LinkMaker(capabilities, codes, linkTo),
    linkTo,
    notifier,
    (work) => void backgroundTasks.push(work()),
    () => noon,
  );
  return { ...parts, notifier, patients, tell, settled: () => Promise.all(backgroundTasks) };
};

describe('news of a visit', () => {
  it.each(visitEvents)('goes to whose chart it is, in their language, and says %s', async (event) => {
    const { notifier, tell, settled } = setUp();
    const { start, location, ...rest } = visit('checkup', anaAtMesa, 24, { visitType: 'Pregnancy test' });
    tell(event, { start, location, ...rest });
    await settled();
    expect(notifier.sent).toEqual([
      {
        notification: {
          kind: 'visit-news',
          event,
          practice: mesa.name,
          provider: rest.provider.name,
          start,
          timeZone: location.timeZone,
          link: 'https://portal.example.org/appointments',
        },
        to: { channel: 'email', address: 'ana@example.com' },
        language: 'es',
      },
    ]);
  });

  it('ACC-331 says of a request what was asked for, and of a video visit that it is one', async () => {
    const { notifier, tell, settled } = setUp();
    const preference = { week: 'Next week', days: ['Wednesday'], times: ['Late Morning'] } as const;
    const request = visit('request', anaAtMesa, 24, { status: 'REQUESTED', timeOpen: true, preference, video: true });
    tell('requested', request);
    await settled();
    expect(notifier.sent[0]?.notification).toMatchObject({
      timeOpen: true,
      asked: { preference, end: request.end },
      video: true,
    });
  });

  it('says of a changed request that it takes the place of the one before', async () => {
    const { notifier, tell, settled } = setUp();
    const request = visit('request', anaAtMesa, 24, { status: 'REQUESTED' });
    tell('requested', request, undefined, { isChange: true });
    tell('requested', request, undefined, { isChange: false });
    await settled();
    expect(notifier.sent.map(({ notification }) => 'replaces' in notification)).toEqual([true, false]);
  });

  it('MON-278 go to nobody who does not want them, also where the practice knows how to reach them', async () => {
    const { notifier, patients, registration, tell, settled } = setUp();
    const email = 'ana@practice.example' as Email;
    const birthDate = '1990-01-02' as LocalDate;
    await patients.register({ patient: anaAtMesa, name: 'Ana', birthDate, language: 'es', email });
    await registration.keep(anaAtMesa, { updates: { ...usualChoices, visits: { email: false, sms: true } } });
    tell('booked', visit('checkup', anaAtMesa, 24));
    await settled();
    expect(notifier.sent).toEqual([]);
  });

  describe('of somebody without an account', () => {
    const eva = { ...anaAtMesa, patient: 'eva' as typeof anaAtMesa.patient };
    const email = 'eva@example.org' as Email;
    const toEva = async (
      event: (typeof visitEvents)[number],
      reached: { email?: Email; phone?: Phone } = { email },
    ) => {
      const all = setUp();
      const { phone = '+16025550123' as Phone } = reached;
      await all.patients.register({
        patient: eva,
        name: 'Eva',
        birthDate: '1990-01-02' as LocalDate,
        language: 'es',
        email,
        phone,
      });
      all.tell(event, visit('checkup', eva, 24));
      await all.settled();
      const [sent] = all.notifier.sent;
      const link = sent?.notification.kind === 'visit-news' ? sent.notification.link : '';
      const code = new RegExp('[?&]code=([^&]+)').exec(link)?.[1];
      const capability = code === undefined ? undefined : await all.capabilities.byCode(all.codes.hashOf(code));
      return { sent, link, capability };
    };

    it.each(['booked', 'requested', 'changed'] as const)(
      'APT-291 APT-324 goes where the practice reaches them, with a link to this one visit alone: %s',
      async (event) => {
        const { sent, link, capability } = await toEva(event);
        expect(sent).toMatchObject({
          notification: { kind: 'visit-news', event, byLink: true },
          to: { channel: 'email', address: email },
          language: 'es',
        });
        expect(link).toMatch(/^https:\/\/portal\.example\.org\/guest\/guestRescheduleAppointment\?code=/);
        expect(capability).toMatchObject({ purpose: 'guest-reschedule', ...eva, resource: 'checkup', email });
      },
    );

    it.each(['cancelled', 'withdrawn'] as const)(
      'leads to another time, by no right to anything: %s',
      async (event) => {
        const { link, capability } = await toEva(event);
        expect(link).toMatch(/^https:\/\/portal\.example\.org\/guest\/guestAppointment\?practice_id=mesa&/);
        expect(capability).toBeUndefined();
      },
    );
  });

  describe('of what somebody did for a person whom they help', () => {
    const benHelps = { delegate: ben.id, chart: anaAtMesa, profile: 'p1' as ProfileId, profileName: 'Ana Ruiz' };
    const sentBy = async (
      more: Partial<Delegation> = {},
      change: (parts: ReturnType<typeof setUp>) => unknown = noop,
    ) => {
      const all = setUp();
      const held: Delegation = { ...benHelps, permissions: ['appointments:view'], grantedAt: 0 as Instant };
      await all.delegations.grant({ ...held, ...more });
      await change(all);
      const chart = more.chart ?? anaAtMesa;
      const [person] = representedBy(ben.id, [{ ...held, chart }], noon);
      if (person === undefined) throw new Error('Nobody is helped.');
      all.tell('withdrawn', visit('checkup', chart, 24), actingFor(ben.id, person));
      await all.settled();
      return all.notifier.sent.map(({ to, language, notification }) => [
        to.address,
        language,
        notification.kind === 'visit-news' && notification.helped,
      ]);
    };
    const toAna = ['ana@example.com', 'es', undefined];

    it('goes to them too, in their language, and says for whom', async () => {
      expect(await sentBy()).toEqual([toAna, [ben.email, ben.language, 'Ana Ruiz']]);
    });

    it('goes to them alone where the person is reached nowhere', async () => {
      const updates = { ...usualChoices, visits: { email: false, sms: false } };
      expect(await sentBy({}, ({ registration }) => registration.keep(anaAtMesa, { updates }))).toEqual([
        [ben.email, ben.language, 'Ana Ruiz'],
      ]);
    });

    it.each([
      ['has ended', { until: noon }],
      ['was taken away', { revokedAt: noon }],
      ['is of other things', { permissions: ['messages:view'] as const }],
    ])('goes to nobody whose right %s', async (_, more) => {
      expect(await sentBy(more)).toEqual([toAna]);
    });

    it('goes once to an address that the practice has of the person too', async () => {
      const eva = { ...anaAtMesa, patient: 'eva' as typeof anaAtMesa.patient };
      const email = ben.email.toUpperCase() as Email;
      const birthDate = '1990-01-02' as LocalDate;
      const register = ({ patients }: ReturnType<typeof setUp>) =>
        patients.register({ patient: eva, name: 'Eva', birthDate, language: 'es', email });
      expect(await sentBy({ chart: eva }, register)).toEqual([[email, 'es', undefined]]);
    });
  });

  it('goes to nobody where nobody has an account and nobody is reached, or the practice has left', async () => {
    const { notifier, tell, settled } = setUp();
    tell('booked', visit('a', { ...anaAtMesa, patient: 'guest' as typeof anaAtMesa.patient }, 24));
    tell('booked', visit('a', { ...anaAtMesa, practice: 'gone' as typeof anaAtMesa.practice }, 24));
    await settled();
    expect(notifier.sent).toEqual([]);
  });
});
