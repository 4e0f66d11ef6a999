import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { Presence } from './keep-overlay-while-closing.tsx';

/** A browser in which an animation runs until `seen` is called. */
const fading = () => {
  let seen = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    seen = resolve;
  });
  const animations = () => [{ finished, playState: 'running' } as unknown as Animation];
  Object.assign(Element.prototype, { getAnimations: animations });
  Object.assign(globalThis, { CSSTransition: EventTarget });
  return () => act(async () => seen());
};
afterEach(() => {
  cleanup();
  delete (Element.prototype as Partial<Element>).getAnimations;
});

const asked = observable.box<string | undefined>(undefined, { deep: false });
beforeEach(() => runInAction(() => asked.set(undefined)));
const ask = (what: string | undefined) => act(async () => runInAction(() => asked.set(what)));

/** Keeps its initial value, like a modal with a view model of its own. */
const Question = ({ what }: { readonly what: string }) => {
  const [first] = useState(what);
  return (
    <Modal title="Sure?" actions={<Button onClick={() => runInAction(() => asked.set(undefined))}>No</Button>}>
      <p>Delete {first}.</p>
    </Modal>
  );
};

const Asking = observer(() => (
  <IntlProvider locale="en">
    <Presence show={asked.get()}>{(what) => <Question what={what} />}</Presence>
  </IntlProvider>
));

describe('what opens over the page', () => {
  it('is not there before it is shown', () => {
    render(<Asking />);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('closes before the eyes with what it last said, and answers nothing more meanwhile', async () => {
    const seen = fading();
    render(<Asking />);
    await ask('the card');
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    const leaving = screen.getByRole('alertdialog');
    expect(leaving.textContent).toContain('Delete the card.');
    expect(screen.getByRole('button', { name: 'No' }).closest('[inert]')).not.toBeNull();
    await seen();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('knows nothing of the opening before', async () => {
    render(<Asking />);
    await ask('the card');
    await ask(undefined);
    await ask('the plan');
    expect(screen.getByRole('alertdialog').textContent).toContain('Delete the plan.');
  });
});
