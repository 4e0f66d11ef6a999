import { DelegateAccountViewModel } from '@portico/application/delegates';
import { DelegateAccountScreen } from '@portico/ui/screens/delegates';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { delegateDoor } from '../composition/ports/delegate-door.ts';
import type { OpenScreenComponent } from './screens.ts';

const DelegateCreateAccount: OpenScreenComponent = ({ portal: { port, invitation }, go }) => {
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const [viewModel] = useState(() => new DelegateAccountViewModel(port(delegateDoor), invitation, code));
  useEffect(() => () => viewModel.dispose(), [viewModel]);
  const named = `code=${encodeURIComponent(code)}`;
  return (
    <DelegateAccountScreen
      viewModel={viewModel}
      verifyAt={`/delegate/delegateVerification?${named}`}
      signInAt={`/delegate/delegateLogin?${named}`}
      onLed={go}
    />
  );
};
export default DelegateCreateAccount;
