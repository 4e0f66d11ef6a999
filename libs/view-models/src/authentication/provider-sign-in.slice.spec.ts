import { accessOver } from '@portico/services/access/testing';
import { providerEntranceOver } from '@portico/services/authentication/testing';
import { describe, expect, it } from '@jest/globals';
import type { DeviceId } from '@portico/domain/kernel';
import { openClientSession, SignInViewModel } from '../access/index.ts';
import { HandClock, MemoryKeyValueStore } from '../access/testing/index.ts';
import { ana, noon, baseFixture } from '@portico/services/kernel/testing';
import { signUpPath } from '@portico/application/authentication';
import { ProviderReturnViewModel, ProviderSignInViewModel } from './identity-provider-sign-in.view-model.ts';
import { SignUpIdentity } from './sign-up-identity.ts';
import { ProviderTrip } from './identity-provider-round-trip.ts';

const device = 'phone' as DeviceId;
const caller = { now: noon, language: 'en' } as const;

/** A tab that goes to a provider and comes back with an identity. */
const scene = () => {
  const parts = baseFixture();
  parts.identityProviders.offer('clinic');
  const tab = new MemoryKeyValueStore();
  const trip = new ProviderTrip(tab, new HandClock(noon));
  const clientSession = openClientSession(new MemoryKeyValueStore());
  const signIn = new SignInViewModel(accessOver(parts, caller), clientSession, device);
  const entrance = providerEntranceOver(parts, caller);
  const left: string[] = [];
  const here = () => '/messages?a=b';
  const leaveFor = (address: string) => void left.push(address);
  const buttons = new ProviderSignInViewModel({ entrance, trip, signIn, device, here, leaveFor });
  const back = async (who: object) => {
    await buttons.begin('clinic');
    const state = left.at(-1)?.split('/').at(-1) ?? '';
    const page = new ProviderReturnViewModel({ entrance, trip, device, query: JSON.stringify(who), state });
    await page.load();
    return page;
  };
  return { parts, tab, trip, clientSession, signIn, buttons, back, left };
};

describe('the buttons of sign-in services', () => {
  it('ACC-172 lead to the service and back to the page that was left, and sign in whoever is known', async () => {
    const { parts, clientSession, signIn, buttons, back, left, tab } = scene();
    await parts.linkedIdentities.link(
      ana.id,
      { provider: 'clinic', issuer: 'https://clinic.example', subject: 's-ana' },
      noon,
    );
    const page = await back({ subject: 's-ana' });
    expect(left).toEqual(['https://clinic.example/state-1']);
    expect(page).toMatchObject({ next: '/messages?a=b', problem: undefined });
    buttons.arrive();
    expect(tab.all).toEqual({});
    for (let leases = 0; leases < 50 && !clientSession.tokens.signedIn; leases += 1) await Promise.resolve();
    expect({
      username: clientSession.actingAs.username,
      providerSignOut: clientSession.lifecycle.providerSignOut,
    }).toEqual({ username: ana.username, providerSignOut: 'https://clinic.example/sign-out' });
    expect(signIn.identity).toBeUndefined();
  });

  it('keep somebody who is unknown until an account was shown, and let them do without', async () => {
    const { parts, clientSession, signIn, buttons, back } = scene();
    await back({ subject: 's-ana', email: 'ana@example.org' });
    buttons.arrive();
    expect(signIn.identity).toMatchObject({ isKnown: false, email: 'ana@example.org' });
    expect(signUpPath(signIn.identity ?? {})).toBe('/register_account?em=ana%40example.org');
    signIn.form.typeLogin(ana.email);
    signIn.form.typePassword('wrong');
    await signIn.submit();
    expect({ problemKind: signIn.problem?.kind, isKnown: signIn.identity?.isKnown }).toEqual({
      problemKind: 'wrong-credentials',
      isKnown: false,
    });
    signIn.form.typePassword('ana-password');
    await signIn.submit();
    expect(clientSession.actingAs.username).toBe(ana.username);
    expect(await parts.linkedIdentities.of(ana.id)).toHaveLength(1);

    const other = scene();
    await other.back({ subject: 's-ana' });
    other.buttons.arrive();
    other.buttons.giveUp();
    expect(other.signIn.identity).toBeUndefined();
    expect(other.signIn.form.credentials).not.toHaveProperty('identity');
  });

  it('say why a service is not reached, and why a return leads nowhere', async () => {
    const { parts, buttons, back } = scene();
    parts.identityProviders.refusal = { kind: 'provider-away', why: 'UNREACHABLE' };
    await buttons.begin('clinic');
    expect(buttons).toMatchObject({ busy: undefined, problem: { kind: 'provider-away' } });
    expect(await back({})).toMatchObject({ next: undefined, problem: { kind: 'return-over' } });
  });
});

describe('an account that is made by somebody who came from a sign-in service', () => {
  /** A page where an account is made; a new one of the same tab each time. */
  const signUpIn = ({ trip, buttons }: ReturnType<typeof scene>) => {
    const told: string[] = [];
    const brought = new SignUpIdentity({
      trip,
      onKnown: () => void told.push('known'),
      onEmail: (email) => void told.push(email),
      onDisowned: (email) => void told.push(`not ${email}`),
    });
    const page = new ProviderSignInViewModel({ ...around, trip, signIn: brought });
    page.arrive();
    return { brought, page, told, buttons };
  };
  const around = {
    entrance: providerEntranceOver(baseFixture(), caller),
    device,
    here: () => '/register_account',
    leaveFor: () => undefined,
  };

  it('ASVS-10.1 takes over from the sign-in page whom the service knows, also where the page is loaded anew', async () => {
    const tab = scene();
    await tab.back({ subject: 's-ana', email: 'ana@example.org' });
    tab.buttons.arrive();
    tab.buttons.carry();
    for (const { brought, told } of [signUpIn(tab), signUpIn(tab)]) {
      expect({ ticket: brought.ticket, told }).toEqual({
        ticket: tab.signIn.identity?.ticket,
        told: ['ana@example.org'],
      });
    }
    const last = signUpIn(tab);
    last.page.giveUp();
    expect({ ticket: last.brought.ticket, ticketOfNext: signUpIn(tab).brought.ticket, all: tab.tab.all }).toEqual({
      ticket: undefined,
      ticketOfNext: undefined,
      all: {},
    });
  });

  it('ASVS-14.3 forgets whom the person is not, with the email that was filled in', async () => {
    const tab = scene();
    await tab.back({ subject: 's-ana', email: 'ana@example.org' });
    const { brought, told } = signUpIn(tab);
    brought.disown();
    expect({ ticket: brought.ticket, told, all: tab.tab.all }).toEqual({
      ticket: undefined,
      told: ['ana@example.org', 'not ana@example.org'],
      all: {},
    });
  });

  it('ASVS-14.3 is not taken over by a later sign-up in the tab once the sign-in page dropped the identity', async () => {
    const tab = scene();
    await tab.back({ subject: 's-ana', email: 'ana@example.org' });
    tab.buttons.arrive();
    // The sign-up was opened in another tab, so the sign-in page is still there.
    tab.buttons.carry();
    tab.buttons.giveUp();
    expect({ identity: tab.signIn.identity, all: tab.tab.all }).toEqual({ identity: undefined, all: {} });
  });

  it('ASVS-10.1 leads whoever has an account already to the sign-in, which takes them over', async () => {
    const tab = scene();
    const identity = { provider: 'clinic', issuer: 'https://clinic.example', subject: 's-ana' };
    await tab.parts.linkedIdentities.link(ana.id, identity, noon);
    await tab.back({ subject: 's-ana' });
    const { brought, told } = signUpIn(tab);
    expect({ identity: brought.identity, told }).toEqual({ identity: undefined, told: ['known'] });
    tab.buttons.arrive();
    for (let leases = 0; leases < 50 && !tab.clientSession.tokens.signedIn; leases += 1) await Promise.resolve();
    expect(tab.clientSession.actingAs.username).toBe(ana.username);
  });
});
