import { ProofViewModel } from '@portico/view-models/access';
import { ProofModal } from '@portico/ui/screens/entrance';
import { useState } from 'react';
import type { LoginPart } from './login.tsx';

/** The modal stands as long as something is asked; what is asked may change while it stands. */
const ProofPart: LoginPart = ({ portal: { access, clock, passkeys, signIn } }) => {
  const [viewModel] = useState(() =>
    signIn.phase.kind === 'proving' ? new ProofViewModel(signIn, access, clock, signIn.phase.asked) : undefined,
  );
  return viewModel === undefined ? null : (
    <ProofModal viewModel={viewModel} answerChallenge={(options) => passkeys.show(options)} />
  );
};
export default ProofPart;
