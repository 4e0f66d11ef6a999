import { BrowserNewTabs } from '@portico/adapters-browser';

/** Opens a document that a practice keeps, in a tab of its own and over TLS alone; false where that cannot be. */
export const openKept = (url: string): boolean => {
  if (URL.parse(url)?.protocol !== 'https:') return false;
  const tab = new BrowserNewTabs(() => window).open();
  tab?.go(url);
  return tab !== undefined;
};
