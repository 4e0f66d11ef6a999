import type { ComponentType } from 'react';
import type { Portal } from '../composition/compose.ts';
import { table, type Row, type SignedInScreen } from '../routes/route-table.ts';
import type { TextContext } from '../load-texts.ts';
import type { FetchPart } from './fetched-screens.tsx';

/** A screen that fetches what it shows from a view model of its own. */
export type Screen = ComponentType<{ readonly portal: Portal; readonly fetchPart: FetchPart }>;

export interface FetchedScreen {
  readonly texts: readonly TextContext[];
  readonly load: () => Promise<{ readonly default: Screen }>;
}

export interface Route {
  readonly path: string;
  readonly screen: SignedInScreen;
}

/** The rows of the table that show a screen behind sign-in. */
export const routes: readonly Route[] = (table as readonly Row[]).flatMap((row) =>
  'screen' in row && row.access === 'tokens' ? [{ path: row.path, screen: row.screen as SignedInScreen }] : [],
);

const first: FetchedScreen = { texts: ['dashboard', 'appointments'], load: () => import('./dashboard.tsx') };

/** What a screen is fetched by. */
export const fetchedBy = async (screen: SignedInScreen): Promise<FetchedScreen> =>
  screen === 'dashboard' ? first : (await import('./screens.ts')).screens[screen];
