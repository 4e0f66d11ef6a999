/** What a browser reports about its device. */
export interface DeviceHint {
  readonly userAgent: string;
  /** Number of touch points; distinguishes a tablet that identifies itself as a desktop computer. */
  readonly touchPoints: number;
}

/** Addresses of the mobile apps, as configured. */
export interface StoreAddresses {
  readonly ios?: string;
  readonly android?: string;
}

/** How long the page is shown before the store opens, in milliseconds (`ACC-049`). */
export const storeAfter = 300;

/** The store address for a device; undefined for a computer, or if there is no such app (`ACC-050`). */
export const storeFor = (
  { userAgent, touchPoints }: DeviceHint,
  { ios, android }: StoreAddresses,
): string | undefined => {
  if (/android/i.test(userAgent)) return android;
  if (/iphone|ipad|ipod/i.test(userAgent)) return ios;
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? ios : undefined;
};
