import { act, fireEvent, render } from '@testing-library/react';
import { AesMerchantSeal } from '@portico/adapters-crypto';
import { readArrival } from '@portico/view-models/access';
import type { Instant, PatientId, PracticeId } from '@portico/domain/kernel';
import { compose, type BrowserEnvironment, type Portal } from '../composition/compose.ts';
import { PortalRoot } from '../portal-root.tsx';
import { arriveHere } from '../routes/resolve-address.ts';
import type { RuntimeConfig } from '../runtime-config.ts';
import { Texts } from '../load-texts.ts';
import { DeviceTimeContext } from '@portico/ui/words';
import { opened, quietBrowser, watchListeners } from './browser-stubs.ts';
import { cannedGateway, type Canned } from './canned-gateway.ts';

const sink = { address: 'https://analytics.example/track', token: 'a-token' };
/** Ten minutes before the visits of the canned gateway. */
const opensAt = Date.parse('2026-11-23T16:50:00Z');
const uuid = '00000000-0000-4000-8000-000000000000';

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
    clientSession.guest.start({ token: 'guest', practice: practice.id, patient: practice.patient, by: 'link' }),
  patient: ({ clientSession }) => {
    clientSession.lifecycle.start({
      kind: 'signed-in',
      username: 'ana',
      email: 'ana@example.org',
      tokens: { access: 'access', authentication: 'authentication', refresh: 'refresh' },
      practices: [practice],
      offerSecondFactor: false,
    });
    clientSession.actingAs.select(practice);
  },
};

/** The token that a request shows, for which merchants are sealed. */
const shownBy: Readonly<Record<Visitor, string>> = { stranger: '', guest: 'guest', patient: 'access' };

/** The same text for the same variables: in the order of their names, and without those that say nothing. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, one]) => one !== null && one !== false)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );

/** A channel to other tabs, of which there are none. */
const channelOf = (log: string[]): BroadcastChannel =>
  ({
    postMessage: ({ kind }: { readonly kind: string }) => void log.push(`tells other tabs ${kind}`),
    close: () => undefined,
  }) as unknown as BroadcastChannel;

export interface OpenOptions {
  readonly visitor?: Visitor;
  readonly canned?: Canned;
  readonly config?: RuntimeConfig;
  /** What came before the page is opened, with the session that it finds. */
  readonly before?: (portal: Portal) => void;
  /** What the gateway's answers wait for. */
  readonly answers?: Promise<void>;
}

/** The whole portal on a page without a network, opened at an address; what it did is in `log`, in order. */
export const openPortal = async (
  address: string,
  { visitor = 'patient', canned = {}, config = {}, before = () => undefined, answers }: OpenOptions = {},
) => {
  const log: string[] = [];
  const headers: Headers[] = [];
  quietBrowser((what) => void log.push(what));
  window.history.replaceState(null, '', address);
  const sealed = new AesMerchantSeal().sealFor(shownBy[visitor], { kind: 'none' });
  const merchants = { 'MakePaymentScreen.encryptedData': sealed, 'CardsScreen.encryptedData': sealed };
  const answer = cannedGateway({ ...merchants, ...canned }, ({ operation, variables }) => {
    log.push(`asks ${operation} ${written(variables)}`);
  });
  const settings = Promise.resolve({ analytics: sink, ...config });
  const ticking = new Set<() => void>();
  let now = opensAt;
  const around: BrowserEnvironment = {
    session: () => window.sessionStorage,
    local: () => window.localStorage,
    indexedDb: () => window.indexedDB,
    document: () => document,
    pageLanguage: 'en',
    tabs: () => channelOf(log),
    showTextLook: ({ textSize }) => void log.push(`shows ${textSize} text`),
    setCookie: (cookie) => void log.push(`sets ${cookie}`),
    isSecure: true,
    randomUuid: () => uuid,
    clock: {
      now: () => now as Instant,
      every: (_, tick) => {
        ticking.add(tick);
        return () => void ticking.delete(tick);
      },
    },
    localTime: () => '2026-11-23T09:50:00-07:00',
    userAgent: 'a test',
    isOptedOut: () => false,
    development: false,
    onError: ({ operation, code }) => void log.push(`fails ${operation} ${code}`),
    search: () => window.location.search,
    config: settings,
    fetch: async (to, init) => {
      headers.push(new Headers(init?.headers));
      if (to !== sink.address) return answer(to, init).finally(() => answers);
      log.push(`tells ${JSON.parse(String(init?.body)).event}`);
      return new Response();
    },
  };
  const earlier = compose(around);
  letIn[visitor](earlier);
  before(earlier);
  const portal = compose(around);
  const open = arriveHere(window, portal.clientSession.tokens.signedIn).place.kind === 'open';
  if (!open) portal.signIn.page.arrive(readArrival(new URLSearchParams(window.location.search)));
  const texts = new Texts('en');
  await texts.use('first');
  const listeners = watchListeners();
  const view = await act(async () =>
    render(
      <DeviceTimeContext value={{ zone: 'UTC', now: () => now as Instant }}>
        <PortalRoot portal={portal} texts={texts} config={settings} open={open} />
      </DeviceTimeContext>,
    ),
  );
  await settled(log);
  const pass = async (milliseconds: number): Promise<void> => {
    now += milliseconds;
    await act(async () => ticking.forEach((tick) => tick()));
    await settled(log);
  };
  /** Leaves the page; answers what goes on behind it that began with it. */
  const close = (): readonly string[] => {
    view.unmount();
    document.body.replaceChildren();
    return [...listeners(), ...[...ticking].map(() => 'a clock ticks')];
  };
  return { portal, log, headers, pass, close };
};

export type OpenedPortal = Awaited<ReturnType<typeof openPortal>>;

/** Whether a button works on what it was pressed for, such as a file that is made on the device. */
const isBusy = (): boolean => document.querySelector('button[aria-busy=true]') !== null;

/** Once the portal asks and draws nothing more. */
export const settled = async (log: readonly string[]): Promise<void> => {
  let [seen, quiet] = ['', 0];
  for (let turn = 0; turn < 60 && quiet < 2; turn += 1) {
    await act(async () => {
      await opened();
      await new Promise((resolve) => setTimeout(resolve, isBusy() ? 5 : 0));
    });
    const shown = `${log.length} ${window.location.href} ${document.body.innerHTML.length}`;
    quiet = shown === seen && !isBusy() ? quiet + 1 : 0;
    seen = shown;
  }
};

/** Presses a control, and answers what came of it: questions, files, and where it led. */
export const press = async ({ log }: OpenedPortal, control: Element): Promise<readonly string[]> => {
  const [from, before] = [log.length, window.location.href];
  await act(async () => void fireEvent.click(control));
  await settled(log);
  const { href, pathname, search, hash } = window.location;
  return [...log.slice(from), ...(href === before ? [] : [`opens ${pathname}${search}${hash}`])];
};
