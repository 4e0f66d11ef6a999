import { DelegateVerificationViewModel } from '@portico/view-models/delegates';
import { DelegateVerificationScreen } from '@portico/ui/screens/delegates';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { delegateSignIn } from '../composition/ports/delegate-sign-in.ts';
import type { OpenScreenComponent } from './screens.ts';

const DelegateVerification: OpenScreenComponent = ({ portal: { port, invitation }, go }) => {
  const [query] = useSearchParams();
  const [viewModel] = useState(
    () => new DelegateVerificationViewModel(port(delegateSignIn), invitation, query.get('code') ?? ''),
  );
  useEffect(() => () => viewModel.dispose(), [viewModel]);
  return <DelegateVerificationScreen viewModel={viewModel} onLed={go} />;
};
export default DelegateVerification;
