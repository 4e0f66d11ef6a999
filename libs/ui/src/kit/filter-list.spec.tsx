import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../testing/render-in-language.tsx';
import { FilterList } from './filter-list.tsx';
import { kitWords } from './kit.messages.ts';

const items = ['Ana Reyes', 'Ana Ruiz', 'Luis Gil'].map((name) => ({ id: name, name, searched: name }));

describe('FilterList', () => {
  it('shows at each item that it leads on, and at the chosen one that it is chosen', () => {
    renderIn(
      'en',
      <FilterList
        label="Provider"
        searchLabel="Search"
        items={items}
        chosen="Ana Ruiz"
        noResults="Nothing."
        onChoose={jest.fn()}
      />,
      kitWords,
    );
    const signs = screen.getAllByRole('option').map((item) => item.querySelector('svg path')?.getAttribute('d'));
    expect(signs[0]).toBeDefined();
    expect(signs[2]).toBe(signs[0]);
    expect(signs[1]).not.toBe(signs[0]);
  });

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
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'ana');
    expect(said()).toBe('2 results');
    await userEvent.type(field, ' reyes');
    expect(said()).toBe('1 result');
    await userEvent.type(field, 'x');
    expect(said()).toBe('No results');
  });

  it('is an editable combobox: the list is linked, arrows go through it from the field, Enter chooses, Escape begins anew', async () => {
    const chosen: string[] = [];
    renderIn(
      'en',
      <FilterList
        label="Provider"
        searchLabel="Search"
        items={items}
        chosen={undefined}
        noResults="Nothing."
        onChoose={(id) => chosen.push(id)}
      />,
      kitWords,
    );
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
    const standing = () => ({
      expanded: field.getAttribute('aria-expanded'),
      controls: field.getAttribute('aria-controls'),
      active: document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
    });
    const list = screen.getByRole('listbox', { name: 'Provider' }).id;
    await userEvent.type(field, 'ana');
    expect(standing()).toEqual({ expanded: 'true', controls: list, active: undefined });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(standing()).toEqual({ expanded: 'true', controls: list, active: 'Ana Ruiz' });
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Enter}');
    expect(chosen).toEqual(['Ana Ruiz']);
    await userEvent.type(field, 'zzz');
    expect(standing()).toMatchObject({ expanded: 'false', active: undefined });
    await userEvent.keyboard('{Escape}');
    expect({ ...standing(), typed: field.value }).toMatchObject({ expanded: 'true', typed: '' });
  });
});
