import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderIn } from '../testing/index.ts';
import { RowTable, type Column } from './row-table.tsx';

interface Plant {
  readonly name: string;
  readonly height?: number;
}

const columns: readonly Column<Plant>[] = [
  {
    id: 'name',
    title: 'Name',
    cell: ({ name }) => name,
    order: { by: ({ name }) => name, up: 'A to Z', down: 'Z to A' },
  },
  {
    id: 'height',
    title: 'Height',
    cell: ({ height }) => height,
    order: { by: ({ height }) => height, up: 'lowest first', down: 'highest first' },
  },
  { id: 'water', title: 'Water', cell: () => <button type="button">Water it</button> },
];

const open = (rows: readonly Plant[], language: 'en' | 'es' = 'en'): void => {
  renderIn(
    language,
    <RowTable label="Plants" columns={columns} rows={rows} keyOf={({ name }) => name} card={({ name }) => name} />,
  );
};

const some: readonly Plant[] = [{ name: 'yucca', height: 3 }, { name: 'Ágave' }, { name: 'saguaro', height: 12 }];
/** As many as are wanted, the last one first. */
const many = (count: number): readonly Plant[] =>
  Array.from({ length: count }, (_, at) => ({ name: `plant ${count - at}` }));

const names = (): readonly (string | null)[] =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[0]?.textContent ?? []);
const cards = (): readonly (string | null)[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

const { matchMedia } = window;
afterEach(() => {
  cleanup();
  window.matchMedia = matchMedia;
});

describe('RowTable', () => {
  it('MON-362 MON-363 is in order of names, until another column is pressed, and the other way round when it is pressed again', async () => {
    open(some);
    expect(names()).toEqual(['Ágave', 'saguaro', 'yucca']);
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
    await press('Name');
    expect(names()).toEqual(['yucca', 'saguaro', 'Ágave']);
    await press('Height');
    expect(names()).toEqual(['yucca', 'saguaro', 'Ágave']);
    await press('Height');
    expect(names()).toEqual(['saguaro', 'yucca', 'Ágave']);
    expect(screen.getByRole('columnheader', { name: 'Height' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.queryByRole('button', { name: 'Water' })).toBeNull();
  });

  it('MON-362 MON-363 shows ten rows on a page, and begins at the first page when it is sorted anew', async () => {
    open(many(23));
    expect(names()).toEqual(Array.from({ length: 10 }, (_, at) => `plant ${at + 1}`));
    await press('Next page');
    await press('Next page');
    expect(names()).toEqual(['plant 21', 'plant 22', 'plant 23']);
    await press('Next page');
    expect(screen.getByRole('status').textContent).toBe('Page 3 of 3');
    await press('Previous page');
    expect(names()[0]).toBe('plant 11');
    await press('Name');
    expect(names()[0]).toBe('plant 23');
  });

  it('MON-364 leads to the first and the last page where there are more than three', async () => {
    open(many(30));
    expect(screen.queryByRole('button', { name: /First|Last/ })).toBeNull();
    cleanup();
    open(many(31));
    await press('Last page');
    expect(names()).toEqual(['plant 31']);
    await press('First page');
    expect(names()).toHaveLength(10);
    cleanup();
    open(many(10));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('MON-362 MON-364 shows six cards and six more, from where one goes on', async () => {
    open(many(14));
    await press('Show as cards');
    expect(cards()).toEqual(Array.from({ length: 6 }, (_, at) => `plant ${at + 1}`));
    await press('Load more (8)');
    expect(cards()).toHaveLength(12);
    expect(document.activeElement?.textContent).toBe('plant 7');
    await press('Load more (2)');
    expect(cards()).toHaveLength(14);
    expect(document.activeElement?.textContent).toBe('plant 13');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name: Z to A');
    expect(cards()).toEqual(Array.from({ length: 6 }, (_, at) => `plant ${14 - at}`));
    await press('Show as list');
    expect(names()[0]).toBe('plant 14');
  });

  it('MON-362 has cards alone where there is no room for columns', () => {
    window.matchMedia = () =>
      ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
    open(some, 'es');
    expect(cards()).toEqual(['Ágave', 'saguaro', 'yucca']);
    expect(screen.queryByRole('button', { name: 'Ver como lista' })).toBeNull();
  });
});
