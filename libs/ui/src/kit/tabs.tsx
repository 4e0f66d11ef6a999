import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import css from './tabs.module.css';

export interface TabOf<Key extends string> {
  readonly key: Key;
  readonly title: string;
  readonly content: () => ReactNode;
}

/** Tabs whose row scrolls sideways on a small screen. */
export const Tabs = <Key extends string>({
  label,
  tabs,
  open,
  onOpen,
}: {
  readonly label: string;
  readonly tabs: readonly TabOf<Key>[];
  readonly open: Key;
  readonly onOpen: (key: Key) => void;
}) => (
  <AriaTabs
    className={css.tabs ?? ''}
    selectedKey={open}
    onSelectionChange={(key) => {
      const chosen = tabs.find((tab) => tab.key === key);
      if (chosen !== undefined) onOpen(chosen.key);
    }}
  >
    <TabList aria-label={label} className={css.list ?? ''}>
      {tabs.map(({ key, title }) => (
        <Tab key={key} id={key} className={css.tab ?? ''}>
          {title}
        </Tab>
      ))}
    </TabList>
    {tabs.map(({ key, content }) => (
      <TabPanel key={key} id={key} className={css.panel ?? ''}>
        {content()}
      </TabPanel>
    ))}
  </AriaTabs>
);
