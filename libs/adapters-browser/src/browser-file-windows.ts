import type { FileContent, FileWindows, WaitingWindow } from '@portico/application/kernel';

/** Shows a PDF in a window of its own, which is opened before the file is there: only what is pressed may open one. */
export class BrowserFileWindows implements FileWindows {
  readonly #window: () => Pick<Window, 'open'>;

  constructor(window: () => Pick<Window, 'open'>) {
    this.#window = window;
  }

  open(): WaitingWindow | undefined {
    const opened = this.#window().open('', '_blank');
    // Some browsers answer a window that is closed already.
    if (opened === null || opened.closed) return undefined;
    return {
      show: ({ bytes }: FileContent) => {
        const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
        opened.location.replace(address);
        // The window reads the address after this turn, and again when it is reloaded soon.
        setTimeout(() => {
          URL.revokeObjectURL(address);
        }, tenMinutes);
      },
      close: () => {
        opened.close();
      },
    };
  }
}

const tenMinutes = 600_000;
