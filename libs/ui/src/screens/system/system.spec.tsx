import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ErrorsViewModel } from '@portico/view-models/access';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { renderIn } from '../../testing/index.ts';
import { ErrorPage, OopsBoundary, SystemIssuePage, Problems } from './index.ts';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import '../../kit/toasts.tsx';
import './session-over-modal.tsx';
import './middleware-down-page.tsx';

beforeEach(cleanup);

const open = (options = {}) => {
  const viewModel = new ErrorsViewModel(options);
  const onReturnToLogin = jest.fn();
  renderIn(
    'en',
    <Problems viewModel={viewModel} path="/" onReturnToLogin={onReturnToLogin}>
      <p>screen</p>
    </Problems>,
  );
  return { viewModel, onReturnToLogin };
};

describe('Troubles', () => {
  it('ACC-384 shows the message of an expired token in a modal with one way on', async () => {
    const { viewModel, onReturnToLogin } = open();
    act(() => viewModel.report('GetDashboard', { kind: 'session-over', reason: 'expired' }));
    const modal = await screen.findByRole('alertdialog');
    expect(modal.textContent).toMatch(
      /What you typed is still here when you sign in again\..*The incoming token has expired\./,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Return To Login' }));
    expect(onReturnToLogin).toHaveBeenCalledTimes(1);
  });

  it('ACC-383 shows a failed renewal in the same modal', async () => {
    const { viewModel } = open();
    act(() => viewModel.report('GetDashboard', { kind: 'session-over', reason: 'renewal-failed' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('couldn’t be renewed');
    expect(screen.getByRole('button', { name: 'Return To Login' })).toBeTruthy();
  });

  it('ACC-386 ACC-388 shows the error page in place of the screen after a time-out and without a network', () => {
    for (const kind of ['timed-out', 'unreachable'] as const) {
      const { viewModel } = open();
      act(() => viewModel.report('GetDashboard', { kind }));
      expect(screen.getByRole('heading').textContent).toBe('We couldn’t reach the portal');
      expect(screen.queryByText('screen')).toBeNull();
      cleanup();
    }
  });

  it.each(['the button', 'the network'])('ACC-397 puts the screen up anew when %s says so', async (by) => {
    let times = 0;
    const Counted = () => {
      useEffect(() => {
        times += 1;
      }, []);
      return <p>counted</p>;
    };
    const viewModel = new ErrorsViewModel();
    renderIn(
      'en',
      <Problems viewModel={viewModel} path="/" onReturnToLogin={() => undefined}>
        <Counted />
      </Problems>,
    );
    act(() => viewModel.report('GetDashboard', { kind: 'unreachable' }));
    expect(screen.queryByText('counted')).toBeNull();
    if (by === 'the button') await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    else act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('counted')).toBeTruthy();
    expect(times).toBe(2);
  });

  it('ACC-396 tells whoever develops the portal that the gateway does not answer, and goes on when it does', async () => {
    const { viewModel } = open({ development: true });
    act(() => viewModel.report('GetDashboard', { kind: 'unreachable' }));
    expect(await screen.findByRole('heading', { name: 'The gateway doesn’t answer' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('screen')).toBeTruthy();
  });

  it('ACC-387 shows any other failure in a toast', async () => {
    const { viewModel } = open();
    act(() => viewModel.report('Other', { kind: 'malfunction' }));
    const toast = await screen.findByRole('alertdialog');
    expect(toast.textContent).toContain('Something went wrong on our side');
    expect(screen.getByText('screen')).toBeTruthy();
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    expect(viewModel.toasts).toEqual([]);
  });

  it('ACC-392 shows equal toasts once', async () => {
    const { viewModel } = open();
    act(() => viewModel.report('One', { kind: 'malfunction' }));
    act(() => viewModel.report('Other', { kind: 'malfunction' }));
    expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
  });
});

describe('a service that is away', () => {
  it('OPS-D5 ACC-395 is asked again after a while without anybody pressing a button', () => {
    jest.useFakeTimers();
    try {
      const { viewModel } = open();
      act(() => viewModel.report('GetDashboard', { kind: 'unavailable' }));
      expect(screen.getByText('Our system is currently experiencing issues.')).toBeTruthy();
      act(() => jest.advanceTimersByTime(14_999));
      expect(screen.queryByText('screen')).toBeNull();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.getByText('screen')).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the system pages', () => {
  it('ACC-395 the system-issue page has its text and Try Again', async () => {
    const retry = jest.fn();
    renderIn('en', <SystemIssuePage onRetry={retry} />);
    expect(screen.getByText('Our system is currently experiencing issues.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('ACC-393 ACC-397 the error page says what happened, and has a way to try again and a way back', async () => {
    const retry = jest.fn();
    renderIn('en', <ErrorPage onRetry={retry} />);
    expect(screen.getByRole('heading').textContent).toBe('We couldn’t reach the portal');
    expect(screen.getByText(/Nothing was changed/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('ACC-394 ACC-397 a failure while rendering shows the oops page, until another page is opened', () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = (): never => {
      throw new Error('broken');
    };
    const onError = jest.fn();
    const { rerender } = renderIn(
      'en',
      <OopsBoundary resetKey="/one" onError={onError}>
        <Broken />
      </OopsBoundary>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Something went wrong on this page');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(onError).toHaveBeenCalledTimes(1);
    rerender(
      <OopsBoundary resetKey="/two" onError={onError}>
        <p>another page</p>
      </OopsBoundary>,
    );
    expect(screen.getByText('another page')).toBeTruthy();
    complain.mockRestore();
  });
});
