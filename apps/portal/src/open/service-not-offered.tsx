import { PracticePageViewModel } from '@portico/view-models/guests';
import { UnavailableScreen } from '@portico/ui/screens/guests';
import { useSearchParams } from 'react-router-dom';
import { guests } from '../composition/ports/guests.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { readEntryQuery } from './entry-query.ts';
import type { OpenScreenComponent } from './screens.ts';

/** The practice is in the address, or the one at which a guest passed the identity check. */
const Unavailable: OpenScreenComponent = ({ portal: { port, clientSession } }) => {
  const [query] = useSearchParams();
  const practice =
    readEntryQuery(query).practice ?? clientSession.guest.current?.practice ?? clientSession.actingAs.practice?.id;
  return <UnavailableScreen viewModel={useScreen(() => new PracticePageViewModel(port(guests), practice))} />;
};
export default Unavailable;
