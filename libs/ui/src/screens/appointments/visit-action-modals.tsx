import type { CardButtonsViewModel } from '@portico/view-models/appointments';
import { observer } from 'mobx-react-lite';
import { lazyComponent } from '../../kit/lazy-component.tsx';

const OpenedByCards = lazyComponent(() => import('./opened-by-cards.tsx'));

/** What the buttons of the cards open; it stands once on a screen, and stays while the cards are loaded anew. */
export const VisitActionModals = observer(({ buttons }: { readonly buttons: CardButtonsViewModel }) =>
  buttons.actions === undefined ? null : <OpenedByCards actions={buttons.actions} isGuest={buttons.isGuest} />,
);
