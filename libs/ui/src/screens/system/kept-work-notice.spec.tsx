import { describe, expect, it, jest } from '@jest/globals';
import type { Instant } from '@portico/domain/kernel';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderIn } from '../../testing/index.ts';
import { KeptWorkNotice, type KeptWorkModel, type OtherVersionsModel } from './kept-work-notice.tsx';
// Lazily loaded by the notice; imported here, so that no test waits for it.
import '../../kit/confirm-modal.tsx';

const at = Date.parse('2026-11-20T12:00:00Z') as Instant;
const resumed: KeptWorkModel = { savedAt: at, until: at, isForThisPageOnly: false, isInAccountOnly: false };

const open = (asked?: OtherVersionsModel['asked']) => {
  const onStartOver = jest.fn();
  renderIn(
    'en',
    <KeptWorkNotice work={resumed} others={{ asked }} onStartOver={onStartOver} onChoose={() => undefined} />,
  );
  return { onStartOver, press: () => userEvent.click(screen.getByRole('button', { name: 'Start over' })) };
};

describe('what was kept of a form', () => {
  it.each([undefined, { kind: 'gone' }] as const)('is thrown away only after a question: %j', async (asked) => {
    const { onStartOver, press } = open(asked);
    await press();
    const question = await screen.findByRole('alertdialog', { name: 'Clear what you typed?' });
    expect(onStartOver).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Keep what I typed' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onStartOver).not.toHaveBeenCalled();
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear and start over' }));
    expect(onStartOver).toHaveBeenCalledTimes(1);
  });

  it('is said until the form goes on to its next page: not after a press that failed, nor after one elsewhere', async () => {
    open();
    const notice = () => screen.queryByText(/^We kept what you typed on/);
    const main = document.body.appendChild(document.createElement('main'));
    const [form, elsewhere] = [document.createElement('form'), document.createElement('form')];
    main.append(form);
    document.body.append(elsewhere);
    const send = (it: HTMLFormElement) =>
      act(async () => {
        it.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
        await new Promise((drawn) => void requestAnimationFrame(drawn));
      });
    form.innerHTML = '<input aria-invalid="true">';
    await send(form);
    await send(elsewhere);
    expect(notice()).toBeTruthy();
    form.innerHTML = '';
    await send(form);
    expect(notice()).toBeNull();
    main.remove();
    elsewhere.remove();
  });
});
