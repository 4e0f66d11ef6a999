import { act, render, screen } from '@testing-library/react';
import type { DeviceId, Instant, PatientId, PracticeId } from '@portico/domain/kernel';
import { compose, type BrowserEnvironment, type Portal } from '../composition/compose.ts';
import { PortalRoot } from '../portal-root.tsx';
import { arriveHere } from '../routes/place-of.ts';
import type { RuntimeConfig } from '../runtime-config.ts';
import { Texts } from '../texts.ts';
import { cannedGateway, type Canned } from './canned-gateway.ts';

const sink = { address: 'https://analytics.example/track', token: 'a-token' };
const now = Date.parse('2026-11-21T17:00:00Z') as Instant;

export type Visitor = 'patient' | 'guest' | 'stranger';

const practice = {
  id: 'mesa' as PracticeId,
  name: 'Mesa',
  management: 'vertex',
  patient: 'p1' as PatientId,
  payments: 'payeezy',
} as const;

const letIn: Readonly<Record<Visitor, (portal: Portal) => void>> = {
  stranger: () => undefined,
  guest: ({ clientSession }) =>
    clientSession.startGuest({ token: 'guest', practice: practice.id, patient: practice.patient, by: 'link' }),
  patient: ({ clientSession }) => {
    clientSession.start({
      kind: 'signed-in',
      username: 'ana',
      email: 'ana@example.org',
      tokens: { access: 'access', authentication: 'authentication', refresh: 'refresh' },
      practices: [practice],
      offerSecondFactor: false,
    } as never);
    clientSession.select(practice);
  },
};

/** The whole portal on a page without a network, opened at an address. */
export const openPortal = async (
  address: string,
  { visitor = 'patient' as Visitor, canned = {} as Canned, config = {} as RuntimeConfig } = {},
) => {
  window.matchMedia ??= () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  URL.createObjectURL = () => 'about:blank';
  URL.revokeObjectURL = () => undefined;
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', address);
  const { sent, answer } = cannedGateway(canned);
  const events: unknown[] = [];
  const settings = Promise.resolve({ analytics: sink, ...config });
  const channel = { postMessage: () => undefined, addEventListener: () => undefined, removeEventListener: () => undefined, close: () => undefined };
  const around: BrowserEnvironment = {
    session: () => window.sessionStorage,
    local: () => window.localStorage,
    document: () => document,
    pageLanguage: 'en',
    tabs: () => channel as never,
    setCookie: () => undefined,
    isSecure: true,
    randomUuid: () => '00000000-0000-4000-8000-000000000000',
    clock: { now: () => now, every: () => () => undefined },
    localTime: () => '2026-11-21T10:00:00-07:00',
    userAgent: 'a test',
    isOptedOut: () => false,
    development: false,
    onError: () => undefined,
    search: () => window.location.search,
    config: settings,
    fetch: async (to, init) => {
      if (to !== sink.address) return answer(to, init);
      events.push(JSON.parse(String(init?.body)).event);
      return new Response();
    },
  };
  letIn[visitor](compose(around));
  const portal = compose(around);
  const open = arriveHere(window, portal.clientSession.signedIn).place.kind === 'open';
  const texts = new Texts('en');
  await texts.use('first');
  const view = await act(async () => render(<PortalRoot portal={portal} texts={texts} config={settings} open={open} />));
  return { portal, sent, events, view };
};
