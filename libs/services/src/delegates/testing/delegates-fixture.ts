import { type Account } from '@portico/domain/access';
import { type Delegation } from '@portico/domain/delegates';
import { instant, type Instant, type LocalDate, type ProfileId } from '@portico/domain/kernel';
import { ana, ben, benAtMesa, callOf, mesa, noon, baseFixture } from '../../kernel/testing/index.ts';
import type { DelegatesService } from '../delegates.service.ts';
import { delegateSignInOver, delegatesOver } from './delegates-services.ts';

export const born = '1961-04-30' as LocalDate;
export const wrongDay = '1961-04-29' as LocalDate;
export const rosaEmail = 'rosa@example.com';
export const rosaPassword = 'Right-Horse-7';

/** Ben, a patient of two practices, and Rosa, who has no account yet. */
export const delegatesFixture = () => {
  const parts = {
    ...baseFixture(),
    knownPasswords: { isKnown: async (password: string) => password === 'Common-Pass-1' },
    linkTo: (path: string) => `https://portal.example${path}`,
  };
  parts.patients.put({ patient: benAtMesa, name: 'Ben Ortiz', birthDate: born, language: 'en' });
  const signInPort = (now: Instant = noon) => {
    return delegateSignInOver(parts, { now, language: 'es' });
  };
  const as = (person: Account, now: Instant = noon) =>
    delegatesOver(parts, {
      ...callOf(person, mesa, now),
      acting: {
        actor: { kind: 'patient', account: person.id },
        subject: { account: person.id, charts: person.charts },
        ...(person.charts[0] === undefined ? {} : { practice: person.charts[0].practice }),
      },
    });
  const invite = (more: Partial<Parameters<DelegatesService['invite']>[0]> = {}, from = ben) =>
    as(from).invite({
      name: 'Rosa Ortiz',
      email: rosaEmail,
      practices: [mesa.id],
      permissions: ['health:view'],
      ...more,
    });
  const code = (): string => {
    const link = parts.notifier.last('delegate-invitation', rosaEmail)?.link ?? '';
    return new RegExp(/code=([^&]+)/).exec(link)?.[1] ?? '';
  };
  const rosa = async (): Promise<Account> => {
    const account = await parts.accounts.byLogin(rosaEmail);
    if (account === undefined) throw new Error('Rosa has no account.');
    return account;
  };
  const enroll = async (): Promise<Account> => {
    await signInPort().verify(code(), born);
    await signInPort().createAccount({ code: code(), name: 'Rosa Ortiz', email: rosaEmail, password: rosaPassword });
    return rosa();
  };
  return { parts, signInPort, as, invite, code, rosa, enroll };
};

/** Ana acts for Ben. */
export const anaForBen = (more: Partial<Delegation> = {}): Delegation => ({
  delegate: ana.id,
  chart: benAtMesa,
  profile: 'ben-of-ana' as ProfileId,
  profileName: 'Ben Ortiz',
  permissions: ['health:view'],
  grantedAt: instant(1),
  ...more,
});
