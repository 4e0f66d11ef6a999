import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Accommodations } from '@portico/domain/profile';
import type { Language } from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderIn } from '../../testing/index.ts';
import { AccommodationsFields } from './accommodations-fields.tsx';
import { accommodationWords, interpreterWords } from './accommodations.messages.ts';
import { RequestedAccommodations } from './requested-accommodations.tsx';

beforeEach(cleanup);

const said: Accommodations[] = [];
const Asking = ({ known }: { readonly known: Accommodations }) => {
  const [value, change] = useState(known);
  return (
    <AccommodationsFields
      value={value}
      onChange={(next) => {
        said.push(next);
        change(next);
      }}
    />
  );
};

const ask = (known: Accommodations, language: Language = 'en') =>
  renderIn(language, <Asking known={known} />, accommodationWords, interpreterWords);

describe('AccommodationsFields', () => {
  it('stands folded where nothing is known, and open with what is', () => {
    ask({});
    expect(screen.getByText(/^Do you need an interpreter/).closest('details')?.open).toBe(false);
    cleanup();
    ask({ interpreter: 'ase', otherHelp: 'A ramp' }, 'es');
    expect(screen.getByText(/^¿Necesita un intérprete/).closest('details')?.open).toBe(true);
    expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.text).toBe(
      'Lengua de señas americana (ASL)',
    );
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A ramp');
  });

  it('says one need without the other, takes it back, and names languages in that of the page', async () => {
    const user = userEvent.setup();
    ask({ otherHelp: 'A ramp' });
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Interpreter, at no cost to you' }),
      'Haitian Creole',
    );
    expect(said.at(-1)).toEqual({ interpreter: 'ht', otherHelp: 'A ramp' });
    await user.clear(screen.getByRole('textbox'));
    expect(said.at(-1)).toEqual({ interpreter: 'ht' });
    await user.selectOptions(screen.getByRole('combobox'), 'No interpreter');
    expect(said.at(-1)).toEqual({});
  });
});

describe('RequestedAccommodations', () => {
  it.each([
    ['en', 'Help requested for this visit', 'Interpreter: Spanish'],
    ['es', 'Ayuda solicitada para esta cita', 'Intérprete: Español'],
  ] as const)('says what was asked for and no more, in %s', (language, title, interpreter) => {
    renderIn(
      language,
      <RequestedAccommodations asked={{ interpreter: 'es', otherHelp: 'A ramp' }} labelClass={undefined} />,
      accommodationWords,
    );
    for (const text of [title, interpreter, 'A ramp']) screen.getByText(text);
  });
});
