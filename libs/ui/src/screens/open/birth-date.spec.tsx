import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderIn } from '../../testing/index.ts';
import { birthDateWords } from './birth-date.messages.ts';
import { BirthDate } from './birth-date.tsx';

it.each([
  ['en', 'Year', 'Write the year with four digits.'],
  ['es', 'Año', 'Escriba el año con cuatro dígitos.'],
] as const)(
  'a year of two digits is of no certain century: in %s it is asked for whole',
  async (language, year, says) => {
    const onChange = jest.fn();
    renderIn(language, <BirthDate onChange={onChange} />, birthDateWords);
    await userEvent.type(screen.getByLabelText(year), '45');
    expect(screen.queryByText(says)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(says)).toBeTruthy();
    await userEvent.clear(screen.getByLabelText(year));
    await userEvent.type(screen.getByLabelText(year), '1945');
    await userEvent.tab();
    expect(screen.queryByText(says)).toBeNull();
  },
);
