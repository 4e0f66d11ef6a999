import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Access } from '@portico/application/access';
import type { ProviderEntrance } from '@portico/application/authentication';
import { failed, type DeviceId, type Language } from '@portico/domain/kernel';
import { openClientSession, SignInViewModel, type BroughtIdentity } from '@portico/view-models/access';
import { HandClock, MemoryKeyValueStore } from '@portico/view-models/access/testing';
import { ProviderSignInViewModel, ProviderTrip, SignUpIdentity } from '@portico/view-models/authentication';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { kitWords } from '../../kit/kit.messages.ts';
import { noon, renderIn } from '../../testing/index.ts';
import { signInWords } from '../access/index.ts';
import { ProviderAccount, ProviderDelegateAccount, ProviderDelegateSignIn, ProviderSignUp } from './index.ts';
import { providerWords } from './identity-provider.messages.ts';

beforeEach(cleanup);

const offered = [{ id: 'clinic', name: { en: 'Desert Clinic', es: 'Clínica Desierto' } }];
const device = 'device' as DeviceId;
const unreachable = async () => failed({ kind: 'unreachable' } as const);
const access: Access = {
  signIn: unreachable,
  resendCode: unreachable,
  signOut: unreachable,
  keepLanguage: unreachable,
  layout: unreachable,
  acceptInvite: unreachable,
};
const entrance: ProviderEntrance = { begin: unreachable, finish: unreachable };

/** Each page on which an identity waits, in a tab to which Ana came back. */
const pages = ['sign-in', 'sign-up', 'delegate sign-in', 'delegate account'] as const;

const open = (page: (typeof pages)[number], language: Language, who: Partial<BroughtIdentity>) => {
  const tab = new MemoryKeyValueStore();
  const trip = new ProviderTrip(tab, new HandClock(noon));
  trip.keep({ provider: 'clinic', ticket: 'ticket-ana', isKnown: false, broughtAt: noon, ...who });
  const disowned: string[] = [];
  const brought = new SignUpIdentity({
    trip,
    onKnown: () => undefined,
    onEmail: () => undefined,
    onDisowned: (email) => void disowned.push(email),
  });
  const signIn = new SignInViewModel(access, openClientSession(new MemoryKeyValueStore()), device);
  const isSignIn = page.endsWith('sign-in');
  const around = { entrance, trip, device, here: () => '/', leaveFor: () => undefined };
  const viewModel = new ProviderSignInViewModel({ ...around, signIn: isSignIn ? signIn : brought });
  viewModel.arrive();
  const props = { viewModel, signIn, brought, offered, only: false };
  const Page = observer(() => {
    if (page === 'sign-up') return <ProviderSignUp {...props} />;
    if (page === 'delegate account') return <ProviderDelegateAccount {...props} />;
    if (page === 'delegate sign-in') return <ProviderDelegateSignIn {...props} />;
    return signIn.identity === undefined ? <p>ordinary</p> : <ProviderAccount {...props} />;
  });
  renderIn(language, <Page />, providerWords, signInWords, kitWords);
  return { tab, disowned, ticket: () => (isSignIn ? signIn.identity?.ticket : brought.ticket) };
};

const told = {
  en: {
    who: 'You signed in with Desert Clinic as {who}.',
    nobody: 'You signed in with Desert Clinic.',
    not: 'Not you?',
  },
  es: {
    who: 'Inició sesión con Clínica Desierto como {who}.',
    nobody: 'Inició sesión con Clínica Desierto.',
    not: '¿No es usted?',
  },
} as const;
const cases = pages.flatMap((page) => (['en', 'es'] as const).map((language) => ({ page, language })));

describe('an identity that waits on a page of a shared browser', () => {
  it.each(cases)(
    'ASVS-14.3 is named on the $page page, which forgets it for whoever is somebody else, in $language',
    async ({ page, language }) => {
      const { tab, ticket, disowned } = open(page, language, { email: 'ana@example.org', firstName: 'Ana' });
      const { who, not } = told[language];
      expect(screen.getByText(who.replace('{who}', 'ana@example.org'))).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: not }));
      expect({ ticket: ticket(), all: tab.all }).toEqual({ ticket: undefined, all: {} });
      expect(document.body.textContent).not.toContain('ana@');
      expect(screen.queryByRole('button', { name: not })).toBeNull();
      expect(disowned).toEqual(page.endsWith('sign-in') ? [] : ['ana@example.org']);
    },
  );

  it.each(cases)('ASVS-14.3 without an email is named as far as it is known, on the $page page in $language', (one) => {
    const { who, nobody } = told[one.language];
    open(one.page, one.language, { firstName: 'Ana', lastName: 'Silva' });
    expect(screen.getByText(who.replace('{who}', 'Ana Silva'))).toBeTruthy();
    cleanup();
    open(one.page, one.language, {});
    expect(screen.getByText(nobody)).toBeTruthy();
  });
});
