import { beforeEach, describe, expect, it } from '@jest/globals';
import { CardsViewModel } from '@portico/view-models/payments';
import type { Cards, CardsScreen as Shown } from '@portico/application/payments';
import { failed, instant, ok, type LocalDate, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { cardDetailsOf, type CardId, type SavedCard, type Tokenize } from '@portico/domain/payments';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderIn } from '../../../testing/index.ts';
import { failureWords } from '../../../words/failure.messages.ts';
import { cardFormWords, cardMistakeWords, cardRefusedWords } from './card-form.messages.ts';
import { cardSuccessWords, cardsWords } from './cards.messages.ts';
import { CardsScreen } from './cards-screen.tsx';

beforeEach(cleanup);

const patient = { practice: 'pena' as PracticeId, patient: 'ben' as PatientId };

const visa: SavedCard = {
  id: 'visa' as CardId,
  patient,
  brand: 'visa',
  last4: '4242',
  holder: 'Ben Ortiz',
  expiry: { year: 2030, month: 2 },
  isDefault: true,
};
const old: SavedCard = {
  ...visa,
  id: 'old' as CardId,
  last4: '0505',
  expiry: { year: 2026, month: 10 },
  isDefault: false,
};
const amex: SavedCard = { ...visa, id: 'amex' as CardId, brand: 'american express', last4: '0005', isDefault: false };

const shown: Shown = {
  patient,
  practice: { name: 'Clínica Peñasco', phone: '212-555-0102' },
  cards: [visa, amex, old],
  agreements: [
    {
      card: visa.id,
      subject: 'card',
      at: instant(Date.UTC(2026, 10, 20, 17)),
      address: '192.0.2.7',
      language: 'es',
      terms: { text: 'Autorizo a guardar esta tarjeta.', hash: 'abc', version: 3 },
      cardDetails: { brand: 'visa', last4: '4242' },
    },
  ],
  terms: { text: 'I authorize the practice to keep this card.', hash: 'def' },
  today: '2026-11-21' as LocalDate,
  tokenizer: { kind: 'none' },
};

const tokenize: Tokenize = async (card) => ok({ kind: 'token', token: 't', cardDetails: cardDetailsOf(card) });

const open = async (
  language: 'en' | 'es',
  changes: Partial<Shown> = {},
  port: Partial<Cards> = {},
  mayChange = true,
): Promise<CardsViewModel> => {
  const cards: Cards = {
    screen: async () => ok({ ...shown, ...changes }),
    add: async () => failed({ kind: 'malfunction' }),
    remove: async () => ok(undefined),
    makeDefault: async () => ok(undefined),
    ...port,
  };
  const viewModel = new CardsViewModel(cards, mayChange, () => 'uuid', tokenize);
  renderIn(
    language,
    <CardsScreen viewModel={viewModel} />,
    cardsWords,
    cardSuccessWords,
    cardFormWords,
    cardMistakeWords,
    cardRefusedWords,
    failureWords,
  );
  await act(() => viewModel.load());
  return viewModel;
};

const itemOf = (card: string) => within(screen.getByText(card).closest('li') as HTMLElement);

describe('CardsScreen', () => {
  it('MON-264 shows the cards on file, and which one is used first', async () => {
    await open('en');
    expect(screen.getAllByText(/ending in/).map(({ textContent }) => textContent)).toEqual([
      'Visa ending in 4242',
      'American Express ending in 0005',
      'Visa ending in 0505',
    ]);
    expect(itemOf('Visa ending in 4242').getByText('Default')).toBeTruthy();
    expect(itemOf('Visa ending in 4242').getByText('Expires 02/2030')).toBeTruthy();
    expect(screen.getAllByText('Default')).toHaveLength(1);
  });

  it('marks a card that is over by a word, and offers it no more', async () => {
    await open('en');
    const expired = itemOf('Visa ending in 0505');
    expect([expired.getByText('Expired').textContent, expired.getByText('Expired 10/2026')]).toHaveLength(2);
    expect(expired.queryByRole('button', { name: /^Make default/ })).toBeNull();
    expect(expired.getByRole('button', { name: 'Remove Visa ending in 0505' })).toBeTruthy();
  });

  it.each([
    ['en', 'What you agreed to', 'Version of the terms'],
    ['es', 'Lo que usted aceptó', 'Versión de los términos'],
  ] as const)(
    'shows with a card what was agreed to for it, and nothing with others: %s',
    async (language, title, version) => {
      await open(language);
      const records = screen.getAllByText(title);
      expect(records).toHaveLength(1);
      const shownRecord = records[0]?.closest('li')?.textContent;
      for (const part of ['Autorizo a guardar esta tarjeta.', '192.0.2.7', `${version}3`])
        expect(shownRecord).toContain(part);
    },
  );

  it('shows what is agreed to by saving a card', async () => {
    await open('en');
    fireEvent.click(screen.getByRole('button', { name: 'Add a card' }));
    expect(screen.getByText('I authorize the practice to keep this card.')).toBeTruthy();
  });

  it('speaks Spanish', async () => {
    await open('es');
    expect(itemOf('Visa terminada en 0505').getByText('Vencida')).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Hacer predeterminada: American Express terminada en 0005' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Agregar una tarjeta' })).toBeTruthy();
  });

  it('MON-153 makes another card the first one', async () => {
    const asked: CardId[] = [];
    const makeDefault = async (card: CardId) => {
      asked.push(card);
      return ok(undefined);
    };
    await open('en', {}, { makeDefault });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Make default: American Express ending in 0005' }));
    });
    expect(asked).toEqual(['amex']);
  });

  it('MON-010 says where to pay when the practice takes no online payments', async () => {
    const { tokenizer: _, ...without } = shown;
    const viewModel = new CardsViewModel(
      { ...({} as Cards), screen: async () => ok(without) },
      true,
      () => 'uuid',
      tokenize,
    );
    renderIn('en', <CardsScreen viewModel={viewModel} />, cardsWords);
    await act(() => viewModel.load());
    expect(
      screen.getByText('This practice does not accept online payments. Please call the practice to make a payment.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call the practice: 212\u2011555\u20110102' }).getAttribute('href')).toBe(
      'tel:2125550102',
    );
    expect(screen.queryByRole('button', { name: 'Add a card' })).toBeNull();
  });

  it('shows whoever may only look no way to change anything', async () => {
    await open('en', {}, {}, false);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('MON-149 opens the form with the keyboard in it, and closes it without a trace', async () => {
    await open('en', { cards: [] });
    expect(screen.getByText('You have no saved cards yet.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add a card' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name on card'));
    fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '4242424242424242' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a card' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add a card' }));
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('');
  });

  it('MON-140 puts the keyboard at the first mistake instead of sending', async () => {
    await open('en', { cards: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Add a card' }));
    fireEvent.change(screen.getByLabelText('Name on card'), { target: { value: 'Ben Ortiz' } });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Save card' }));
    });
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
    expect(screen.getByText('Enter the card number.')).toBeTruthy();
  });

  it('MON-150 tells in a toast why a card was not saved', async () => {
    const add = async () => failed({ kind: 'unavailable' } as const);
    const viewModel = await open('en', { cards: [] }, { add });
    fireEvent.click(screen.getByRole('button', { name: 'Add a card' }));
    act(() => {
      viewModel.adding?.type('holder', 'Ben Ortiz');
      viewModel.adding?.type('number', '4242424242424242');
      viewModel.adding?.type('expirationMonth', '12');
      viewModel.adding?.type('expirationYear', '2030');
      viewModel.adding?.type('code', '123');
    });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Save card' }));
    });
    const toast = await screen.findByText(/^The portal isn’t available right now/);
    expect(toast.closest('[role="alertdialog"], [role="alert"], [role="region"]')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
  });

  it('MON-151 MON-152 asks before a card is removed, and says which plan pays with it', async () => {
    const remove = async () => failed({ kind: 'card-in-use', plan: 'Crown in May' } as const);
    await open('en', {}, { remove });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Visa ending in 4242' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove this card?' });
    await act(async () => {
      fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    });
    const told = await screen.findByRole('dialog', { name: 'This card can’t be removed' });
    expect(told.textContent).toContain('Visa ending in 4242 pays for your payment plan “Crown in May”.');
  });
});
