import { PracticePageViewModel } from '@portico/view-models/guests';
import { GuestDoneScreen } from '@portico/ui/screens/guests';
import { useSearchParams } from 'react-router-dom';
import { guests } from '../composition/ports/guests.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { readEntryQuery } from './entry-query.ts';
import type { OpenScreenComponent } from './screens.ts';

const GuestDone: OpenScreenComponent = ({ portal }) => {
  const [query] = useSearchParams();
  const { practice, done = '' } = readEntryQuery(query);
  const viewModel = useScreen(
    () => new PracticePageViewModel({ entry: (link) => portal.port(guests).alreadyDone(link.practice) }, practice),
  );
  return <GuestDoneScreen viewModel={viewModel} done={done} />;
};
export default GuestDone;
