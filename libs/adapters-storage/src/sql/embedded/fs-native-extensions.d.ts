declare module 'fs-native-extensions' {
  /** Locks the open file for this process; false when another one has it. */
  export const tryLock: (descriptor: number) => boolean;
}
