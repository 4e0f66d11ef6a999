import { useState, type ReactNode } from 'react';
import {
  Autocomplete,
  Collection,
  Header,
  I18nProvider,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
  Text,
  useFilter,
} from 'react-aria-components';
import { useIntl } from 'react-intl';
import css from './filter-list.module.css';
import { ComboboxInput, SuggestionCount } from './combobox-input.tsx';
import { Icon } from './icon.tsx';
import { SourceText } from './source-text.tsx';

/** What several items have in common, said once above them. */
export interface FilterListGroup {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface FilterListItem<Id extends string> {
  readonly id: Id;
  /** The item's name. */
  readonly name: string;
  /** False for words in some language, such as a kind of visit. */
  readonly isName?: false;
  /** The text that a search matches, including the name. */
  readonly searched: string;
  /** Rendered beside the name, such as a picture. */
  readonly before?: ReactNode;
  /** Secondary text below the name. */
  readonly more?: ReactNode;
  /** Items of one group stand together, where the first of them would. */
  readonly group?: FilterListGroup;
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
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true });
  const [sought, setSought] = useState('');
  const count = items.filter(({ searched }) => contains(searched, sought)).length;
  return (
    <Autocomplete filter={contains} inputValue={sought} onInputChange={setSought} disableAutoFocusFirst>
      <SuggestionCount count={sought === '' ? undefined : count} />
      <SearchField className={css.search ?? ''}>
        <Label className={css.label ?? ''}>{searchLabel}</Label>
        <ComboboxInput count={count} className={css.input ?? ''} />
      </SearchField>
      <ListBox
        className={css.list ?? ''}
        aria-label={label}
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
        {grouped(items).map(({ group, members }) =>
          group === undefined ? (
            <Collection key="" items={members}>
              {listItem}
            </Collection>
          ) : (
            <ListBoxSection key={group.id} id={`group ${group.id}`} className={css.group ?? ''}>
              <Header className={css.head ?? ''}>
                <span className={css.name}>{group.name}</span>
                {group.lines.map((line) => (
                  <span key={line} className={css.more}>
                    {line}
                  </span>
                ))}
              </Header>
              <Collection items={members}>{listItem}</Collection>
            </ListBoxSection>
          ),
        )}
      </ListBox>
    </Autocomplete>
  );
};

const listItem = <Id extends string>({ id, name, searched, before, more, isName }: FilterListItem<Id>) => (
  <ListBoxItem id={id} textValue={searched} className={css.item ?? ''}>
    {({ isSelected }) => (
      <>
        {before}
        {/* All of it is its name: what is seen of it is what can be said to choose it. */}
        <Text slot="label" className={css.words ?? ''}>
          <span className={css.name}>{isName === false ? <SourceText>{name}</SourceText> : name}</span>
          {more !== undefined && <span className={css.more}>{more}</span>}
        </Text>
        <Icon name={isSelected ? 'check' : 'next'} className={css.sign} />
      </>
    )}
  </ListBoxItem>
);

interface Grouped<Id extends string> {
  readonly group: FilterListGroup | undefined;
  readonly members: readonly FilterListItem<Id>[];
}

const grouped = <Id extends string>(items: readonly FilterListItem<Id>[]): readonly Grouped<Id>[] => {
  const groups = new Map(items.map(({ group }) => [group?.id, group]));
  return [...groups].map(([id, group]) => ({ group, members: items.filter((item) => item.group?.id === id) }));
};
