import { BrowserSharedSummaries } from '@portico/adapters-browser';
import { SharedSummaryScreen } from '@portico/ui/screens/health';
import { SharedSummaryViewModel } from '@portico/view-models/health';
import { useEffect, useState } from 'react';
import type { OpenScreenComponent } from './screens.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The key stands behind the `#` of the address and goes to no server. */
const SharedSummary: OpenScreenComponent = ({ portal }) => {
  const { origin, hash } = window.location;
  const [viewModel] = useState(
    () => new SharedSummaryViewModel(new BrowserSharedSummaries(origin), portal.delivery, utf8, hash),
  );
  useEffect(
    () => () => {
      viewModel.dispose();
    },
    [viewModel],
  );
  return <SharedSummaryScreen viewModel={viewModel} />;
};
export default SharedSummary;
