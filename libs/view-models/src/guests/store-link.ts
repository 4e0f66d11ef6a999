/** What a browser says of the device that it runs on. */
export interface DeviceHint {
  readonly userAgent: string;
  /** Fingers that the screen can tell apart; a tablet that calls itself a desktop computer has some. */
  readonly touchPoints: number;
}

/** Addresses of the mobile apps, as far as an installation has them. */
export interface StoreAddresses {
  readonly ios?: string;
  readonly android?: string;
}

/** How long the page stands before the store opens, in milliseconds (`ACC-049`). */
export const storeAfter = 300;

/** Where the app for a device is to be had; nowhere for a computer, or where there is no such app (`ACC-050`). */
export const storeFor = (
  { userAgent, touchPoints }: DeviceHint,
  { ios, android }: StoreAddresses,
): string | undefined => {
  if (/android/i.test(userAgent)) return android;
  if (/iphone|ipad|ipod/i.test(userAgent)) return ios;
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? ios : undefined;
};
