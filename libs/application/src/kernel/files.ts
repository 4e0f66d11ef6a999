/** A file to save or open. `name` carries no personal data (`APT-279`). */
export interface FileContent {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Hands a fetched file to the person: saved on a computer, opened on a phone. */
export interface FileDelivery {
  deliver(file: FileContent): void;
}

/** A window that was opened when a button was pressed, and waits for its file. */
export interface WaitingWindow {
  show(file: FileContent): void;
  close(): void;
}

/** Opens a new window at once, as only what is pressed may; undefined where the browser blocks it (`MON-187`). */
export interface FileWindows {
  open(): WaitingWindow | undefined;
}
