import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { lazyComponent, Meanwhile } from './lazy-component.tsx';

type Greets = ComponentType<{ readonly whom: string }>;

const Greeting: Greets = ({ whom }) => <p>Good morning, {whom}.</p>;

/** Parts that come when the test says so, one after the other. */
const slowly = () => {
  const asked: PromiseWithResolvers<{ readonly default: Greets }>[] = [];
  const fetch = () => {
    const asking = Promise.withResolvers<{ readonly default: Greets }>();
    asked.push(asking);
    return asking.promise;
  };
  return {
    asked,
    fetch,
    come: (part: Greets = Greeting) => act(async () => asked.at(-1)?.resolve({ default: part })),
    fail: () => act(async () => asked.at(-1)?.reject(new Error('There is no network.'))),
  };
};

/** Draws `children` anew when it is told to. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly told?: string | undefined }> {
  override state: { readonly told?: string | undefined } = {};
  static getDerivedStateFromError(error: Error) {
    return { told: error.message };
  }
  override render() {
    const { told } = this.state;
    return told === undefined ? (
      this.props.children
    ) : (
      <button onClick={() => this.setState({ told: undefined })}>{told}</button>
    );
  }
}

afterEach(cleanup);

describe('a part that comes late', () => {
  it('has in its place what is said there, and is drawn once it has come', async () => {
    const { fetch, come } = slowly();
    const LazyComponent = lazyComponent(fetch);
    render(
      <Meanwhile show="One moment …">
        <LazyComponent whom="Ann" />
      </Meanwhile>,
    );
    expect(document.body.textContent).toBe('One moment …');
    await come();
    expect(document.body.textContent).toBe('Good morning, Ann.');
  });

  it('is fetched when it is first to be seen, and once; from then on it is there at once', async () => {
    const { fetch, come, asked } = slowly();
    const LazyComponent = lazyComponent(fetch);
    expect(asked).toHaveLength(0);
    render(<LazyComponent whom="Ann" />);
    expect(document.body.textContent).toBe('');
    await come();
    render(<LazyComponent whom="Bea" />);
    expect(screen.getByText('Good morning, Bea.')).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it('leaves nothing of what stood for it to the parts within it', async () => {
    const [outer, inner] = [slowly(), slowly()];
    const Inner = lazyComponent(inner.fetch);
    const Outer = lazyComponent(outer.fetch);
    render(
      <Meanwhile show="One moment …">
        <Outer whom="Ann" />
      </Meanwhile>,
    );
    await outer.come(({ whom }) => (
      <>
        <i>Soon:</i>
        <Inner whom={whom} />
      </>
    ));
    expect(document.body.textContent).toBe('Soon:');
  });

  it('fails in drawing where it cannot be fetched, and is fetched anew when it is put up anew', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { fetch, come, fail, asked } = slowly();
    const LazyComponent = lazyComponent(fetch);
    render(
      <Boundary>
        <LazyComponent whom="Ann" />
      </Boundary>,
    );
    await fail();
    act(() => screen.getByRole('button', { name: 'There is no network.' }).click());
    expect(asked).toHaveLength(2);
    await come();
    expect(screen.getByText('Good morning, Ann.')).toBeTruthy();
    complaints.mockRestore();
  });
});
