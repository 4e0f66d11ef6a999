import type { Failure } from '@portico/application/kernel';
import type { InviteRefusal } from '@portico/application/access';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { OutcomeLineFrame, useOutcomeLine } from '../../kit/outcome-line.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { inviteWords } from './errors.messages.ts';
import { ErrorPage, SystemIssuePage } from './system-page.tsx';

type Toast = Failure | InviteRefusal;

export interface ErrorsModel {
  readonly sessionOver: Extract<Failure, { kind: 'session-over' }> | undefined;
  readonly page: 'error-page' | 'system-issue' | 'middleware-down' | undefined;
  readonly toasts: readonly Toast[];
  /** What failed last among what toasts told of, until it or another act succeeds. */
  readonly failing: string | undefined;
  dismiss(toast: Toast): void;
  clear(): void;
}

const loadModal = () => import('./session-over-modal.tsx');
const loadToasts = () => import('../../kit/toasts.tsx');
const MiddlewareDownPage = lazyComponent(async () => ({
  default: (await import('./middleware-down-page.tsx')).MiddlewareDownPage,
}));
const SessionOverModal = lazyComponent(async () => ({ default: (await loadModal()).SessionOverModal }));
const Toasts = lazyComponent(async () => ({ default: (await loadToasts()).Toasts }));

/** Milliseconds between retries of the screen while the service is unavailable. */
const askAgainEvery = 15_000;

interface ProblemsProps {
  /** The path, whose failures are no longer of interest on another. */
  readonly path: string;
  readonly viewModel: ErrorsModel;
  readonly onReturnToLogin: () => void;
  readonly children: ReactNode;
}

/**
 * Shows failures above the screen: the modal for a session that is over, a page in place of the screen, or toasts. Its
 * parts are loaded once the page has settled, since they cannot be loaded during a network failure.
 */
export const Problems = observer(({ viewModel, path, onReturnToLogin, children }: ProblemsProps) => {
  const say = useWords();
  const { toasts, page, sessionOver } = viewModel;
  const shown = toasts.map(({ kind }) => ({
    key: kind,
    text: say(kind === 'invite-refused' ? inviteWords.refused : failureWords[kind]),
  }));
  const onGone = useCallback(
    (key: string) => {
      const gone = viewModel.toasts.find(({ kind }) => kind === key);
      if (gone !== undefined) viewModel.dismiss(gone);
    },
    [viewModel],
  );

  useEffect(() => {
    const timer = setTimeout(() => void Promise.all([loadModal(), loadToasts()]).catch(() => undefined), 3_000);
    return () => clearTimeout(timer);
  }, []);

  // Retries by itself when the connection returns, without a button press.
  const unreached = page === 'error-page' || page === 'middleware-down';
  useEffect(() => {
    if (!unreached) return undefined;
    window.addEventListener('online', viewModel.clear);
    return () => window.removeEventListener('online', viewModel.clear);
  }, [unreached, viewModel]);

  // Likewise for a service that is unavailable for a while.
  const away = page === 'system-issue';
  useEffect(() => {
    if (!away) return undefined;
    const timer = setTimeout(viewModel.clear, askAgainEvery);
    return () => clearTimeout(timer);
  }, [away, viewModel]);

  // The screen is unmounted for the page and mounted again after it, so it reloads its data by itself; a browser
  // reload is not needed, and without a network would lose the page.
  return (
    <OutcomeLineFrame page={path}>
      <Mended viewModel={viewModel} />
      {page === 'middleware-down' ? (
        <MiddlewareDownPage onRetry={viewModel.clear} />
      ) : unreached ? (
        <ErrorPage onRetry={viewModel.clear} />
      ) : away ? (
        <SystemIssuePage onRetry={viewModel.clear} />
      ) : (
        children
      )}
      {shown.length > 0 && <Toasts toasts={shown} onGone={onGone} />}
      <Presence show={sessionOver?.reason}>
        {(reason) => <SessionOverModal reason={reason} onReturn={onReturnToLogin} />}
      </Presence>
    </OutcomeLineFrame>
  );
});

/** Takes a failure out of the page once what failed succeeds. */
const Mended = observer(({ viewModel: { failing } }: Pick<ProblemsProps, 'viewModel'>) => {
  const { clear } = useOutcomeLine();
  const last = useRef(failing);
  useEffect(() => {
    if (last.current !== undefined && failing === undefined) clear();
    last.current = failing;
  }, [failing, clear]);
  return null;
});
