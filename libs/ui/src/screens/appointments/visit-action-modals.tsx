import type { CardButtonsViewModel } from '@portico/view-models/appointments';
import { observer } from 'mobx-react-lite';
import { lazyComponent } from '../../kit/lazy-component.tsx';

const OpenedByCards = lazyComponent(() => import('./opened-by-cards.tsx'));

/** The modals opened by the cards' buttons; rendered once per screen, so that they stay while the cards reload. */
export const VisitActionModals = observer(({ buttons }: { readonly buttons: CardButtonsViewModel }) =>
  buttons.actions === undefined ? null : <OpenedByCards actions={buttons.actions} isGuest={buttons.isGuest} />,
);
