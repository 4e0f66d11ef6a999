import { GuestEarlierTimeViewModel } from '@portico/application/guests';
import { GuestEarlierTimeScreen } from '@portico/ui/screens/guests';
import { useSearchParams } from 'react-router-dom';
import { oneTap } from '../composition/ports/one-tap.ts';
import { useScreen } from '../signed-in/use-screen.ts';
import type { OpenScreenComponent } from './screens.ts';

const GuestEarlierTime: OpenScreenComponent = ({ portal }) => {
  const [query] = useSearchParams();
  const viewModel = useScreen(
    () => new GuestEarlierTimeViewModel(portal.port(oneTap), query.get('code') ?? '', portal.clock),
  );
  return <GuestEarlierTimeScreen viewModel={viewModel} />;
};
export default GuestEarlierTime;
