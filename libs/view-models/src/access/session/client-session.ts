import type { DraftOwner, SealingKeys } from '../../kernel/index.ts';
import { noTabs, type Tabs } from '../tab-token-sharing.ts';
import { ActingAs } from './acting-as.ts';
import { CachedLayout } from './cached-layout.ts';
import { GuestSession } from './guest-session.ts';
import type { SessionStore } from './key-value-store.ts';
import { pageHandover, type PageHandover } from './page-handover.ts';
import { SessionLifecycle } from './session-lifecycle.ts';
import { SessionTokens } from './session-tokens.ts';

/**
 * The stored session of one tab (`ACC-133` to `ACC-137`), by its parts. All of it is in session storage, which sign-out
 * clears whole; language and device identifier stay with the device (`ACC-241`).
 */
export interface ClientSession {
  readonly tokens: SessionTokens;
  readonly actingAs: ActingAs;
  readonly guest: GuestSession;
  readonly layout: CachedLayout;
  readonly handover: PageHandover;
  readonly lifecycle: SessionLifecycle;
  /** Whose unsent work this tab keeps: of the signed-in person, or else of the guest. */
  readonly draftOwner: DraftOwner | undefined;
  /** The keys under which it is kept on the device. */
  readonly keptWorkKeys: SealingKeys | undefined;
}

export const openClientSession = (store: SessionStore, tabs: Tabs = noTabs): ClientSession => {
  const tokens = new SessionTokens(store, tabs);
  const layout = new CachedLayout(store);
  const actingAs = new ActingAs(store, layout);
  const guest = new GuestSession(store);
  const handover = pageHandover(store);
  const lifecycle = new SessionLifecycle(store, { tokens, actingAs, layout, handover });
  return {
    tokens,
    actingAs,
    guest,
    layout,
    handover,
    lifecycle,
    get draftOwner() {
      return actingAs.draftOwner ?? guest.draftOwner;
    },
    get keptWorkKeys() {
      return actingAs.draftOwner === undefined ? guest.current?.keptWorkKeys : lifecycle.keptWorkKeys;
    },
  };
};
