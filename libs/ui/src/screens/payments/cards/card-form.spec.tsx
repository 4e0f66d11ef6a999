import { beforeEach, describe, expect, it } from '@jest/globals';
import { CardForm } from '@portico/view-models/payments';
import type { LocalDate } from '@portico/domain/kernel';
import type { TokenizerFacts } from '@portico/domain/payments';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { CheckedForm } from '../../../kit/checked-form.tsx';
import { renderIn } from '../../../testing/index.ts';
import { CardFormFields } from './card-form.tsx';
import { cardFormWords, cardMistakeWords, cardRefusedWords, hostedCardWords } from './card-form.messages.ts';

beforeEach(cleanup);

const show = (
  language: 'en' | 'es' = 'en',
  offers: { offerSave?: boolean; offerDefault?: boolean } = {},
  facts?: TokenizerFacts,
) => {
  const form = new CardForm('2026-11-21' as LocalDate, { facts, open: undefined });
  const words = [cardFormWords, cardMistakeWords, cardRefusedWords, hostedCardWords] as const;
  renderIn(language, <CardFormFields form={form} {...offers} />, ...words);
  return form;
};

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

/** The error announced with a field. */
const errorOf = (label: string): string | undefined => {
  const field = screen.getByLabelText(label);
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  expect(field.getAttribute('aria-invalid')).toBe(error === undefined ? null : 'true');
  return error === undefined ? undefined : (document.getElementById(error)?.textContent ?? undefined);
};

describe('CardFormFields', () => {
  it('MON-135 has the fields that a browser fills in by itself, and the boxes that keep the card and put it first', () => {
    const form = show('en', { offerSave: true, offerDefault: true });
    const filledBy = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete');
    expect(filledBy('Name on card')).toBe('cc-name');
    expect(filledBy('Card number')).toBe('cc-number');
    expect(filledBy('Month')).toBe('cc-exp-month');
    expect(filledBy('Year')).toBe('cc-exp-year');
    expect(filledBy('Security code')).toBe('cc-csc');
    expect(screen.getByLabelText('Card number').getAttribute('inputmode')).toBe('numeric');
    const first = 'Make this my default card';
    expect(screen.queryByLabelText(first)).toBeNull();
    fireEvent.click(screen.getByLabelText('Save this card for later payments'));
    fireEvent.click(screen.getByLabelText(first));
    expect({ save: form.keeping.save, makeDefault: form.keeping.makeDefault }).toEqual({
      save: true,
      makeDefault: true,
    });
  });

  it.each([
    ['en', 'ZIP code', 'The ZIP code doesn’t match your bank’s records. Check it.'],
    ['es', 'Código postal', 'El código postal no coincide con el que tiene su banco. Revíselo.'],
  ] as const)(
    'PAY-F11 asks for the ZIP code where the practice wants it, and says there that it is not the card’s (%s)',
    (language, label, said) => {
      const form = show(language, {}, { kind: 'none', postalCode: 'ask' });
      expect(screen.getByLabelText(label).getAttribute('autocomplete')).toBe('billing postal-code');
      type(label, '33101');
      act(() => form.refuse('postal-code'));
      expect(errorOf(label)).toBe(said);
      cleanup();
      show(language);
      expect(screen.queryByLabelText(label)).toBeNull();
    },
  );

  it('MON-145 offers twelve months and 21 years', () => {
    show();
    const listed = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(listed('Month')).toHaveLength(13);
    expect(listed('Year')).toEqual(['Choose', ...Array.from({ length: 21 }, (_, at) => String(2026 + at))]);
  });

  it('MON-144 groups the number and names the brand', () => {
    const form = show();
    type('Card number', '378282246310005');
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('3782 822463 10005');
    expect(screen.getByRole('status').textContent).toBe('American Express');
    expect(screen.getByText('4 digits on the front of the card')).toBeTruthy();
    act(() => form.type('number', ''));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('keeps the caret between the digits where it was', () => {
    show();
    const field = screen.getByLabelText<HTMLInputElement>('Card number');
    type('Card number', '42424242');
    // A digit inserted after the fourth one starts the second group.
    fireEvent.change(field, { target: { value: '42429 4242', selectionStart: 5, selectionEnd: 5 } });
    expect(field.value).toBe('4242 9424 2');
    expect(field.selectionStart).toBe(6);
  });

  it('MON-141 MON-142 MON-143 says what cannot be a card, in both languages', () => {
    show();
    type('Card number', '30569309025904');
    expect(errorOf('Card number')).toMatch(/^Card not supported\b/);
    type('Card number', '999999');
    expect(errorOf('Card number')).toMatch(/^Invalid card\b/);
    type('Month', '10');
    type('Year', '2026');
    expect(errorOf('Month')).toMatch(/^Invalid date\b/);
    expect(errorOf('Year')).toMatch(/^Invalid date\b/);
    cleanup();
    show('es');
    type('Número de tarjeta', '30569309025904');
    expect(errorOf('Número de tarjeta')).toBe('Tarjeta no admitida. Use otra tarjeta.');
  });

  it('MON-136 MON-138 MON-139 says of a field that was left what is missing', () => {
    show();
    const leave = (label: string) => fireEvent.blur(screen.getByLabelText(label));
    expect(errorOf('Name on card')).toBeUndefined();
    type('Name on card', 'Al');
    leave('Name on card');
    expect(errorOf('Name on card')).toBe('Enter the full name, at least 4 letters.');
    type('Card number', '4242');
    leave('Card number');
    expect(errorOf('Card number')).toBe('This card number isn’t complete.');
    type('Security code', '12');
    leave('Security code');
    expect(errorOf('Security code')).toBe('The security code has 3 digits.');
    leave('Year');
    expect(errorOf('Month')).toBe('Choose the month and the year.');
  });

  it('MON-145 counts month and year that are missing as one problem, and says what to do', () => {
    const form = new CardForm('2026-11-21' as LocalDate);
    const words = [cardFormWords, cardMistakeWords, cardRefusedWords, hostedCardWords] as const;
    renderIn(
      'en',
      <CheckedForm isComplete={false} onSend={() => undefined}>
        <CardFormFields form={form} />
        <button type="submit">Send</button>
      </CheckedForm>,
      ...words,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Name on card – Enter the name on the card.',
      'Enter the card number.',
      'Expiration date – Choose the month and the year.',
      'Enter the security code.',
    ]);
    fireEvent.click(screen.getByRole('link', { name: /^Expiration date/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Month'));
  });

  it('tells a refusal where it belongs', () => {
    const form = show();
    act(() => form.refuse('code'));
    expect(errorOf('Security code')).toBe('The security code wasn’t accepted. Enter it again.');
    act(() => form.refuse('unreachable'));
    expect(screen.getByRole('alert').textContent).toContain('Your card wasn’t charged');
  });

  it('offers to make a card the default one only with keeping it', () => {
    show('en', { offerSave: true, offerDefault: true });
    expect(screen.queryByLabelText('Make this my default card')).toBeNull();
    fireEvent.click(screen.getByLabelText('Save this card for later payments'));
    expect(screen.getByLabelText('Make this my default card')).toBeTruthy();
  });
});
