import { FormHistoryViewModel } from '@portico/view-models/forms';
import type { LinkedSentence } from '@portico/ui/kit';
import { FormHistoryScreen } from '@portico/ui/screens/forms';
import { useLocation } from 'react-router-dom';
import { forms } from '../composition/ports/forms.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

/** What the form view hands over when the last form was sent. */
export interface FormsSent {
  readonly sent?: LinkedSentence;
}

const FormHistory: Screen = ({ portal }) => {
  const { sent } = (useLocation().state ?? {}) as FormsSent;
  return (
    <FormHistoryScreen
      viewModel={useScreen(() => new FormHistoryViewModel(portal.port(forms), portal.drafts))}
      sent={sent}
    />
  );
};
export default FormHistory;
