import { watchActivity } from '@portico/adapters-browser';
import { ShellViewModel, type BrowserPage } from '@portico/view-models/access';
import type { PortalProps } from '../portal-root.tsx';
import { arriveHere } from '../routes/resolve-address.ts';

const browserPage: BrowserPage = {
  load: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
  rename: (address) => window.history.replaceState(null, '', address),
  watchActivity: (note) => watchActivity(window, note, window.location.origin),
};

/** The shell of this page. A path without a screen has become home before, so that no frame around nothing is seen. */
export const openShell = ({ portal, config }: Pick<PortalProps, 'portal' | 'config'>): ShellViewModel => {
  const countdown = config.then(({ inactivitySeconds: seconds }) =>
    seconds === undefined ? undefined : seconds * 1_000,
  );
  const shell = new ShellViewModel({ ...portal, page: browserPage, countdown });
  shell.begin(arriveHere(window, true));
  return shell;
};
