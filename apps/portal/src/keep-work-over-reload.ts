import type { Portal } from './composition/compose.ts';

/** What was typed outlives a reload of the page, and is seen in the other tabs of the same person. */
export const keepWorkOverReload = (
  window: Pick<Window, 'addEventListener'>,
  { drafts, clientSession }: Pick<Portal, 'drafts' | 'clientSession'>,
): void => {
  window.addEventListener('pagehide', () => {
    drafts.saveNow();
    // The last letters may not be on the device yet; only this tab's next page reads them.
    const packed = clientSession.keptWorkKeys && drafts.pack();
    if (packed !== undefined) clientSession.handover.typed.leave(packed);
  });
  window.addEventListener('focus', () => void drafts.open());
};
