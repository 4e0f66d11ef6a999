import type { Idle } from '@portico/domain/access';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';

const load = () => import('./inactivity-modal.tsx');
const InactivityModal = lazyComponent(async () => ({ default: (await load()).InactivityModal }));

export interface InactivityModel {
  readonly idle: Idle;
  continueSession(): void;
}

/** The warning after a long inactivity (`ACC-231`). Activity is observed elsewhere. */
export const InactivityWarning = observer(
  ({ viewModel, onLogout }: { readonly viewModel: InactivityModel; readonly onLogout: () => void }) => {
    const { idle } = viewModel;

    // The network may be down by the time of the warning, so its chunk is loaded once the page has settled.
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
