declare module 'fs-native-extensions' {
  /** Takes an exclusive advisory lock on the whole file; false when another descriptor holds it. */
  export function tryLock(fd: number): boolean;
}
