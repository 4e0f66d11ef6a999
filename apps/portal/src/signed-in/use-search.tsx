import { Presence } from '@portico/ui/kit';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { Portal } from '../composition/compose.ts';
import type { FetchedScreens } from './fetched-screens.tsx';
import type { SearchProps } from './search.tsx';

/** The window that searches, fetched with its texts when it is first opened. */
export const useSearch = (
  portal: Portal,
  screens: FetchedScreens,
  isOffered: SearchProps['isOffered'],
): { readonly open: () => void; readonly shown: ReactNode } => {
  const [Search, setSearch] = useState<ComponentType<SearchProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const fetch = async (): Promise<void> => {
    try {
      const part = await screens.part(() => import('./search.tsx'), 'search');
      setSearch(() => part.default);
      setIsOpen(true);
    } catch {
      portal.problems.report('OpenSearch', { kind: 'unreachable' });
    }
  };
  const shown = Search !== undefined && (
    <Presence show={isOpen || undefined}>
      {() => <Search portal={portal} isOffered={isOffered} onClose={() => setIsOpen(false)} />}
    </Presence>
  );
  return { open: () => void fetch(), shown };
};
