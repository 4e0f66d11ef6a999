import { CardsViewModel } from '@portico/view-models/payments';
import { CardsScreen } from '@portico/ui/screens/payments';
import { cards } from '../composition/ports/cards.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Cards: Screen = ({ portal }) => (
  <CardsScreen
    viewModel={useScreen(
      () =>
        new CardsViewModel(
          portal.port(cards),
          portal.clientSession.actingAs.may('payments:act'),
          () => crypto.randomUUID(),
          portal.tokenize,
          portal.openCardFrame,
        ),
    )}
  />
);
export default Cards;
