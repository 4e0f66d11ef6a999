import type { FileContent, FileDelivery } from '@portico/application/kernel';

/** Saves a file to the device under its name. */
export class BrowserDelivery implements FileDelivery {
  readonly #document: () => Document;

  /** The document is asked for when there is something to save. */
  constructor(document: () => Document) {
    this.#document = document;
  }

  deliver({ name, mediaType, bytes }: FileContent): void {
    const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: safeType(mediaType) }));
    const document = this.#document();
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
    // Browsers read the address after this turn; it is let go once they have.
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, 60_000);
  }
}

/** A document that could run as a page of this origin is saved as plain bytes. */
const safeType = (mediaType: string): string =>
  /html|xml|svg/i.test(mediaType) ? 'application/octet-stream' : mediaType;
