/** A file to save or open. `name` carries no personal data (`APT-279`). */
export interface FileContent {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Delivers a fetched file to the person: saved on a computer, opened on a phone. */
export interface FileDelivery {
  deliver(file: FileContent): void;
}

/** Files in one archive, and the password that it was locked with. */
export interface LockedFiles {
  readonly bytes: Uint8Array;
  readonly password: string;
}

/** Locks files with a new password, on the device of the person. */
export type LockFiles = (files: readonly FileContent[]) => Promise<LockedFiles>;

/** A window that was opened on a button press and waits for its file. */
export interface WaitingWindow {
  show(file: FileContent): void;
  close(): void;
}

/**
 * Opens a new window immediately, as browsers require for a button press; undefined if the browser blocks it
 * (`MON-187`).
 */
export interface FileWindows {
  open(): WaitingWindow | undefined;
}
