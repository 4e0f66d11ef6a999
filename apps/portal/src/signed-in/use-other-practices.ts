import { paths } from '@portico/application/kernel';
import type { ShellViewModel } from '@portico/view-models/access';
import { useEffect, useState } from 'react';
import type { Portal } from '../composition/compose.ts';
import type { FetchedScreens } from './fetched-screens.tsx';
import type { OtherPractices } from './other-practices.tsx';

/** What waits at a person's other practices; undefined until it is loaded, and for who has no other. */
export const useOtherPractices = (portal: Portal, shell: ShellViewModel, screens: FetchedScreens, pathname: string) => {
  const [others, setOthers] = useState<OtherPractices>();
  useEffect(() => {
    if (shell.frame.practices.length < 2) return;
    if (others !== undefined) return others.opened(pathname === paths.dashboard);
    // Where the chunk cannot be had now, the next page fetches it again.
    screens
      .part(() => import('./other-practices.tsx'), 'elsewhere')
      .then(({ otherPractices }) => setOthers(otherPractices(portal, shell)))
      .catch(() => undefined);
  }, [others, portal, shell, screens, pathname]);
  return others;
};
