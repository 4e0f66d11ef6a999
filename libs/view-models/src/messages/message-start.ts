/** What a new message begins with. */
export interface StartedMessage {
  /** Names the message in the address, and its draft; no word of it is there. */
  readonly about: string;
  readonly subject: string;
  readonly body: string;
  /** The name of whom it is to, if the screen knows it. */
  readonly to?: string;
}

/** Hands the beginning of a message from the screen that a person writes from to the screen of messages. */
export class MessageStart {
  readonly #owner: () => object | undefined;
  #put: { readonly started: StartedMessage; readonly owner: string } | undefined;

  /** `owner`: whose records are open, by whom; a message begins only for the same. */
  constructor(owner: () => object | undefined) {
    this.#owner = owner;
  }

  put(started: StartedMessage): void {
    this.#put = { started, owner: JSON.stringify(this.#owner()) };
  }

  of(about: string): StartedMessage | undefined {
    const put = this.#put;
    return put?.started.about === about && put.owner === JSON.stringify(this.#owner()) ? put.started : undefined;
  }
}
