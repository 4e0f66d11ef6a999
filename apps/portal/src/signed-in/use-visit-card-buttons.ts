import { CardButtonsViewModel } from '@portico/view-models/appointments';
import { bookingPaths } from '@portico/view-models/scheduling';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import type { FetchPart } from './fetched-screens.tsx';
import { usePrefetch } from './use-prefetch.ts';

/** Where a visit is booked online; undefined without the permission to book, or where it is done by phone. */
export const bookPath = ({ clientSession: { actingAs } }: Pick<Portal, 'clientSession'>): string | undefined =>
  actingAs.may('appointments:act') && !actingAs.booksByPhone ? bookingPaths('slots', {}).choose : undefined;

/** The buttons on the cards of a screen while it is mounted; `reload` is called after a visit was canceled. */
export const useCardButtons = (
  portal: Portal,
  fetchPart: FetchPart,
  reload: () => Promise<void>,
): CardButtonsViewModel => {
  const navigate = useNavigate();
  const [buttons] = useState(
    () =>
      new CardButtonsViewModel({
        clock: portal.clock,
        fetchActions: async () => {
          const { visitActions } = await fetchPart(() => import('./visit-actions.ts'), 'visitActions', 'visitSummary');
          return visitActions(portal, navigate, reload);
        },
      }),
  );
  useEffect(() => {
    buttons.watch();
    return () => buttons.dispose();
  }, [buttons]);
  usePrefetch(useCallback(async () => buttons.prepare(), [buttons]));
  return buttons;
};
