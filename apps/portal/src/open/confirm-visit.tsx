import { ConfirmVisitViewModel } from '@portico/application/guests';
import { ConfirmVisitScreen } from '@portico/ui/screens/guests';
import { useSearchParams } from 'react-router-dom';
import { oneTap } from '../composition/ports/one-tap.ts';
import { useScreen } from '../signed-in/use-screen.ts';
import type { OpenScreenComponent } from './screens.ts';

const ConfirmVisit: OpenScreenComponent = ({ portal }) => {
  const [query] = useSearchParams();
  const viewModel = useScreen(() => new ConfirmVisitViewModel(portal.port(oneTap), query.get('code') ?? ''));
  return <ConfirmVisitScreen viewModel={viewModel} />;
};
export default ConfirmVisit;
