import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderIn } from '../testing/index.ts';
import { kitWords } from './kit.messages.ts';
import { Modal } from './modal.tsx';
import { afterBackSteps, useBackSteps } from './use-back-steps.ts';

/** Counts the steps that Back has in this page. */
const added = (): number => (window.history.state as { readonly backSteps?: number } | null)?.backSteps ?? 0;
const goBack = (): void => act(() => window.history.back());

beforeEach(async () => {
  cleanup();
  await waitFor(() => expect(added()).toBe(0));
});

const Steps = ({ onRouter }: { readonly onRouter: () => void }) => {
  const [depth, setDepth] = useState(0);
  useBackSteps(depth, () => setDepth((now) => now - 1));
  window.onpopstate = onRouter;
  return (
    <>
      <p>{`Question ${depth + 1}`}</p>
      <button onClick={() => setDepth(depth + 1)}>Next</button>
      <button onClick={() => setDepth(depth - 1)}>Earlier</button>
    </>
  );
};

describe('Back', () => {
  it('takes the steps of a page one by one, of which the router learns nothing', async () => {
    let told = 0;
    const person = userEvent.setup();
    render(<Steps onRouter={() => (told += 1)} />);
    for (const [press, step] of [
      ['Next', 1],
      ['Next', 2],
      ['Next', 3],
      ['Earlier', 2],
      [undefined, 1],
      ['Next', 2],
      [undefined, 1],
      [undefined, 0],
    ] as const) {
      if (press === undefined) goBack();
      else await person.click(screen.getByRole('button', { name: press }));
      await screen.findByText(`Question ${step + 1}`);
      await waitFor(() => expect(added()).toBe(step));
    }
    expect(told).toBe(0);
    window.onpopstate = null;
  });

  it('leads to the page before, once another one was put in place of a page with steps', async () => {
    const address = window.location.href;
    window.history.replaceState({ idx: 0, key: 'home' }, '', '/home');
    window.history.pushState({ idx: 1, key: 'form' }, '', '/form');
    const person = userEvent.setup();
    render(<Steps onRouter={() => undefined} />);
    for (const step of [1, 2]) {
      await person.click(screen.getByRole('button', { name: 'Next' }));
      await waitFor(() => expect(added()).toBe(step));
    }
    cleanup();
    afterBackSteps(() => window.history.replaceState({ idx: 1, key: 'sent' }, '', '/sent'));
    await waitFor(() => expect(window.history.state).toEqual({ idx: 1, key: 'sent' }));
    expect(window.location.pathname).toBe('/sent');
    goBack();
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    window.onpopstate = null;
    window.history.replaceState(null, '', address);
  });

  const Sheet = ({
    onClose,
    ...kind
  }: {
    readonly isForm?: boolean;
    readonly isOutcome?: boolean;
    readonly onClose: () => boolean;
  }) => {
    const [isOpen, setIsOpen] = useState(true);
    if (!isOpen) return <p>The page</p>;
    return (
      <Modal title="Your time" {...kind} onClose={() => setIsOpen(!onClose())}>
        <p>8:00 AM</p>
      </Modal>
    );
  };

  it.each([{ isForm: true }, {}])(
    'closes what is open, %j, and leaves the page at the next time alone',
    async (kind) => {
      renderIn('en', <Sheet {...kind} onClose={() => true} />, kitWords);
      await waitFor(() => expect(added()).toBe(1));
      goBack();
      expect(await screen.findByText('The page')).toBeDefined();
      expect(added()).toBe(0);
    },
  );

  it('has its step again where the form must not be closed now', async () => {
    let asked = 0;
    const refuse = () => {
      asked += 1;
      return false;
    };
    renderIn('en', <Sheet isForm onClose={refuse} />, kitWords);
    await waitFor(() => expect(added()).toBe(1));
    goBack();
    await waitFor(() => expect(asked).toBe(1));
    await waitFor(() => expect(added()).toBe(1));
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('is that of the page for an outcome', async () => {
    renderIn('en', <Sheet isOutcome onClose={() => true} />, kitWords);
    await act(() => new Promise((done) => setTimeout(done, 0)));
    expect(added()).toBe(0);
  });

  it('closes nothing that was opened while the entry of what closed before it was taken away', async () => {
    const Layers = ({ open }: { readonly open: readonly string[] }) =>
      open.map((title) => (
        <Modal key={title} title={title} onClose={() => closed.push(title)}>
          <p>8:00 AM</p>
        </Modal>
      ));
    const closed: string[] = [];
    let goes = (): void => undefined;
    const go = jest.spyOn(window.history, 'go').mockImplementationOnce((by) => {
      goes = () => window.history.go(by);
    });
    const { rerender } = renderIn('en', <Layers open={['Cancel this visit?']} />, kitWords);
    await waitFor(() => expect(added()).toBe(1));
    rerender(<Layers open={[]} />);
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
    rerender(<Layers open={['Your visit is canceled']} />);
    const push = jest.spyOn(window.history, 'pushState');
    goes();
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
    expect(closed).toEqual([]);
    jest.restoreAllMocks();
    goBack();
    await waitFor(() => expect(closed).toEqual(['Your visit is canceled']));
  });

  it('leaves no entry behind on a page that was left while something was open', async () => {
    const pageNow = (): unknown => (window.history.state as { readonly key?: string } | null)?.key;
    window.history.replaceState({ idx: 1, key: 'first' }, '');
    const { unmount } = renderIn('en', <Sheet onClose={() => true} />, kitWords);
    await waitFor(() => expect(added()).toBe(1));
    window.history.pushState({ idx: 2, key: 'second' }, '');
    unmount();
    await act(() => new Promise((done) => setTimeout(done, 0)));
    expect(pageNow()).toBe('second');
    goBack();
    await waitFor(() => expect(pageNow()).toBe('first'));
    await waitFor(() => expect(added()).toBe(0));
    expect(pageNow()).toBe('first');
  });
});
