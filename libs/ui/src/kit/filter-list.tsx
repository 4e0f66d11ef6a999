import { useState, type ReactNode } from 'react';
import {
  Autocomplete,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  SearchField,
  Text,
  useFilter,
} from 'react-aria-components';
import { useIntl } from 'react-intl';
import css from './filter-list.module.css';
import { useWords } from '../words/use-words.ts';
import { Icon } from './icon.tsx';
import { kitWords } from './kit.messages.ts';
import { LiveRegion } from './visually-hidden.tsx';

export interface FilterListItem<Id extends string> {
  readonly id: Id;
  /** The item's name. */
  readonly name: string;
  /** The text that a search matches, including the name. */
  readonly searched: string;
  /** Rendered beside the name, such as a picture. */
  readonly before?: ReactNode;
  /** Secondary text below the name. */
  readonly more?: ReactNode;
}

type ListProps<Id extends string> = Readonly<{
  /** Accessible name of the list. */
  label: string;
  /** Label of the field above it. */
  searchLabel: string;
  items: readonly FilterListItem<Id>[];
  chosen: Id | undefined;
  /** Shown if the search finds nothing. */
  noResults: string;
  onChoose: (id: Id) => void;
}>;

/**
 * A choice of many options with a search field, which ignores accents and case. The arrow keys move through the list
 * from the field. Load it lazily: it brings React Aria's collections.
 */
export const FilterList = <Id extends string>(props: ListProps<Id>) => (
  <I18nProvider locale={useIntl().locale}>
    <Found {...props} />
  </I18nProvider>
);

const Found = <Id extends string>({ label, searchLabel, items, chosen, noResults, onChoose }: ListProps<Id>) => {
  const say = useWords();
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true });
  const [sought, setSought] = useState('');
  const count = items.filter(({ searched }) => contains(searched, sought)).length;
  return (
    <Autocomplete filter={contains} inputValue={sought} onInputChange={setSought} disableAutoFocusFirst>
      <LiveRegion>{sought !== '' && say(kitWords.matches, { count })}</LiveRegion>
      <SearchField className={css.search ?? ''}>
        <Label className={css.label ?? ''}>{searchLabel}</Label>
        <Input className={css.input ?? ''} />
      </SearchField>
      <ListBox
        className={css.list ?? ''}
        aria-label={label}
        items={items}
        selectionMode="single"
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={(keys) => {
          // Pressing the selected item deselects it in React Aria; here it counts as selecting it again.
          const [key = chosen] = keys === 'all' ? [] : keys;
          const found = items.find(({ id }) => id === key);
          if (found !== undefined) onChoose(found.id);
        }}
        renderEmptyState={() => <p className={css.none}>{noResults}</p>}
      >
        {({ id, name, searched, before, more }) => (
          <ListBoxItem id={id} textValue={searched} className={css.item ?? ''}>
            {({ isSelected }) => (
              <>
                {before}
                {/* All of it is its name: what is seen of it is what can be said to choose it. */}
                <Text slot="label" className={css.words ?? ''}>
                  <span className={css.name}>{name}</span>
                  {more !== undefined && <span className={css.more}>{more}</span>}
                </Text>
                {isSelected && <Icon name="check" />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Autocomplete>
  );
};
