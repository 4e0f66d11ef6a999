import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderIn } from '../testing/render-in-language.tsx';
import { CheckedForm } from './checked-form.tsx';
import { EmailField } from './email-field.tsx';
import { FieldError } from './field-error.tsx';
import { kitWords } from './kit.messages.ts';
import { TextField } from './text-field.tsx';

const Form = () => {
  const [typed, setTyped] = useState('');
  return (
    <CheckedForm isComplete={false} onSend={() => undefined}>
      <EmailField label="Email" typed={typed} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <button type="submit">Send</button>
    </CheckedForm>
  );
};

const region = (): Element => {
  const found = screen.getByLabelText('Email').closest('form')?.querySelector('[aria-live]');
  if (found === null || found === undefined) throw new Error('The field has no live region.');
  return found;
};

describe('FieldError', () => {
  it('says once what a field lacks, which names it, from a region that was there before', async () => {
    renderIn('en', <Form />, kitWords);
    const before = region();
    expect({ text: before.textContent, how: before.getAttribute('aria-live') }).toEqual({ text: '', how: 'polite' });
    await userEvent.type(screen.getByLabelText('Email'), 'maria@{Tab}');
    expect(region()).toBe(before);
    expect(before.textContent).toMatch(/^Enter your full email address/);
    expect(before.getAttribute('aria-live')).toBe('polite');
  });

  it('brings what it says below the field that is being typed in into sight, and moves nothing once that is left', async () => {
    const shown: Element[] = [];
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this);
    };
    const Typed = () => {
      const [typed, setTyped] = useState('');
      const error = typed === 'x' ? 'Enter an amount between $5.00 and $85.00' : undefined;
      return (
        <TextField label="Amount" error={error} value={typed} onChange={(event) => setTyped(event.target.value)} />
      );
    };
    try {
      renderIn('en', <Typed />, kitWords);
      const field = screen.getByLabelText('Amount');
      await userEvent.type(field, 'x');
      expect(shown.map(({ textContent }) => textContent)).toEqual(['Enter an amount between $5.00 and $85.00']);
      await userEvent.type(field, 'y{Tab}');
      fireEvent.change(field, { target: { value: 'x' } });
      expect(shown).toHaveLength(1);
    } finally {
      Element.prototype.scrollIntoView = scrollIntoView;
    }
  });

  it('says the label before an error that does not name its field', () => {
    renderIn(
      'en',
      <FieldError of="zip" label="ZIP code">
        Enter 5 digits.
      </FieldError>,
      kitWords,
    );
    expect(document.querySelector('[aria-live]')?.textContent).toBe('ZIP code: Enter 5 digits.');
  });

  it('leaves it to the focus, which a try to send moves to the field, until something is typed', async () => {
    renderIn('en', <Form />, kitWords);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect({ text: region().textContent, how: region().getAttribute('aria-live') }).toEqual({
      text: 'Enter your full email address, like maria@example.com.',
      how: 'off',
    });
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    await act(async () => void fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'm' } }));
    expect(region().getAttribute('aria-live')).toBe('polite');
  });
});
