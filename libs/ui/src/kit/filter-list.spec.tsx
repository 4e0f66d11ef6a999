import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../testing/render-in-language.tsx';
import { FilterList } from './filter-list.tsx';
import { kitWords } from './kit.messages.ts';

const items = ['Ana Reyes', 'Ana Ruiz', 'Luis Gil'].map((name) => ({ id: name, name, searched: name }));

describe('FilterList', () => {
  it('says aloud how many match what is sought', async () => {
    renderIn(
      'en',
      <FilterList
        label="Provider"
        searchLabel="Search"
        items={items}
        chosen={undefined}
        noResults="Nothing."
        onChoose={jest.fn()}
      />,
      kitWords,
    );
    const said = (): string => screen.getByRole('status').textContent ?? '';
    expect(said()).toBe('');
    const field = screen.getByRole('searchbox');
    await userEvent.type(field, 'ana');
    expect(said()).toBe('2 results');
    await userEvent.type(field, ' reyes');
    expect(said()).toBe('1 result');
    await userEvent.type(field, 'x');
    expect(said()).toBe('No results');
  });
});
