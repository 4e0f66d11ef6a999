import type { FileContent, FileWindows, WaitingWindow } from '@portico/application/kernel';
import { fillFrame } from './fill-frame.ts';

interface Opener {
  readonly open: Window['open'];
  readonly document: { readonly documentElement: { readonly lang: string } };
}

/** Shows a PDF, or a page that runs nothing, in a window of its own, which is opened before the file is there: only what is pressed may open one. */
export class BrowserFileWindows implements FileWindows {
  readonly #window: () => Opener;

  constructor(window: () => Opener) {
    this.#window = window;
  }

  open(): WaitingWindow | undefined {
    const opened = this.#window().open('', '_blank');
    // Some browsers answer a window that is closed already.
    if (opened === null || opened.closed) return undefined;
    return {
      show: ({ name, bytes, mediaType }: FileContent) => {
        // Neither a page nor the viewer of a PDF reaches the portal from there.
        opened.opener = null;
        if (mediaType === 'text/html') {
          showPage(opened, this.#window().document.documentElement.lang, name, bytes);
          return;
        }
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

/** In a frame that may do nothing (`APT-144`), within a page in the portal's language: its title is the portal's word. */
const showPage = (opened: Window, language: string, name: string, bytes: Uint8Array): void => {
  const { document } = opened;
  const frame = document.createElement('iframe');
  fillFrame(frame, new TextDecoder().decode(bytes));
  document.documentElement.lang = language;
  document.title = name;
  frame.title = name;
  Object.assign(frame.style, { position: 'fixed', inset: '0', inlineSize: '100%', blockSize: '100%', border: '0' });
  document.body.append(frame);
};

const tenMinutes = 600_000;
