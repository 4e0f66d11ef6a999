import type { ComponentType } from 'react';
import type { Portal } from '../composition/compose.ts';
import type { TextContext } from '../texts.ts';

/** A screen that fetches what it shows from a view model of its own. */
export type Screen = ComponentType<{ readonly portal: Portal }>;

export interface Route {
  readonly path: string;
  readonly texts: readonly TextContext[];
  readonly load: () => Promise<{ readonly default: Screen }>;
}

/** Every screen behind sign-in: its path, its texts and its chunk (`ACC-088` to `ACC-090`, `ACC-109`). */
export const routes: readonly Route[] = [
  {
    path: '/dashboard',
    texts: ['dashboard', 'appointments', 'health'],
    load: () => import('./dashboard.tsx'),
  },
  { path: '/appointments', texts: ['appointments'], load: () => import('./appointments.tsx') },
  { path: '/my_health', texts: ['health'], load: () => import('./my-health.tsx') },
  { path: '/help', texts: ['support'], load: () => import('./help.tsx') },
];

/** Where `/`, and every path that has no screen, leads (`ACC-086`, `ACC-087`). */
export const home = '/dashboard';
