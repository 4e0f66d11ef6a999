import type { InactivityViewModel } from '@portico/view-models/access';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Presence } from '../../kit/presence.tsx';

const load = () => import('./inactivity-modal.tsx');
const InactivityModal = lazyComponent(async () => ({ default: (await load()).InactivityModal }));

/** The warning, when there was no activity for long (`ACC-231`). Who listens for activity is not its business. */
export const InactivityWarning = observer(
  ({ viewModel, onLogout }: { readonly viewModel: InactivityViewModel; readonly onLogout: () => void }) => {
    const { idle } = viewModel;

    // By the time of the warning the network may be gone: its parts are fetched once the page has settled.
    useEffect(() => {
      const timer = setTimeout(() => void load().catch(() => undefined), 3_000);
      return () => clearTimeout(timer);
    }, []);

    return (
      <Presence show={idle.kind === 'warning' ? idle.secondsLeft : undefined}>
        {(secondsLeft) => (
          <InactivityModal secondsLeft={secondsLeft} onContinue={viewModel.continueSession} onLogout={onLogout} />
        )}
      </Presence>
    );
  },
);
