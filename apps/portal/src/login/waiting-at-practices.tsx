import type { PracticeId } from '@portico/domain/kernel';
import { WaitingAtPractice } from '@portico/ui/screens/elsewhere';
import { ElsewhereViewModel } from '@portico/view-models/dashboard';
import type { ReactNode } from 'react';
import type { Portal } from '../composition/compose.ts';
import { elsewhere } from '../composition/ports/elsewhere.ts';

/** What waits at each practice, for the choice between them. */
export const waitingAtPractices = (portal: Portal): ((practice: PracticeId) => ReactNode) => {
  const port = portal.port(elsewhere);
  const viewModel = new ElsewhereViewModel({ waiting: () => port.waitingAtEach() });
  void viewModel.load();
  return (practice) => <WaitingAtPractice viewModel={viewModel} practice={practice} />;
};
