import type { OpenedByCardsModel } from './card-opened-modals.tsx';
import { observer } from 'mobx-react-lite';
import { lazyComponent } from '../../kit/lazy-component.tsx';

const OpenedByCards = lazyComponent(() => import('./card-opened-modals.tsx'));

export interface VisitActionModalsModel {
  readonly isGuest: boolean;
  readonly actions: OpenedByCardsModel | undefined;
}

/** The modals opened by the cards' buttons; rendered once per screen, so that they stay while the cards reload. */
export const VisitActionModals = observer(({ buttons }: { readonly buttons: VisitActionModalsModel }) =>
  buttons.actions === undefined ? null : <OpenedByCards actions={buttons.actions} isGuest={buttons.isGuest} />,
);
