import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { News } from './success-message.tsx';

const Page = ({ name }: { readonly name: string | undefined }) => (
  <>
    {name !== undefined && (
      <News of={name}>
        <p>{name} was invited.</p>
      </News>
    )}
    <button type="button">Send</button>
  </>
);

describe('the news of a success', () => {
  it('takes the focus when it appears, and again when it is new', async () => {
    const { rerender } = render(<Page name={undefined} />);
    screen.getByRole('button').focus();
    for (const name of ['Ana', 'Ben']) {
      rerender(<Page name={name} />);
      await waitFor(() => expect(document.activeElement?.textContent).toBe(`${name} was invited.`));
      screen.getByRole('button').focus();
    }
  });
});
