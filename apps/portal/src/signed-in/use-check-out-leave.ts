import { useEffect } from 'react';
import type { Portal } from '../composition/compose.ts';
import { checkOutDrafts } from '../composition/ports/check-out-drafts.ts';

/** On every screen of the way: a check-out that is left for another part of the portal is over (`APT-231`). */
export const useCheckOutLeave = (portal: Portal): void => {
  useEffect(
    () => () => {
      // The address is that of the screen that opens, before it is drawn.
      portal.port(checkOutDrafts).leaveFor(window.location.pathname);
    },
    [portal],
  );
};
