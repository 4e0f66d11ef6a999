import type { WaitingTab } from '@portico/view-models/appointments';

/** Opens a tab before its address is there: a browser lets only what is pressed open one. */
export class BrowserNewTabs {
  readonly #window: () => Pick<Window, 'open'>;

  constructor(window: () => Pick<Window, 'open'>) {
    this.#window = window;
  }

  /** Undefined where the browser blocks it. */
  open(): WaitingTab | undefined {
    const opened = this.#window().open('', '_blank');
    // Some browsers answer a tab that is closed already.
    if (opened === null || opened.closed) return undefined;
    // The opened page must not be able to navigate the portal's page.
    opened.opener = null;
    return {
      go: (address) => {
        opened.location.replace(address);
      },
      close: () => {
        opened.close();
      },
    };
  }
}
