/** The addresses and names with which Clover's script begins. */
export interface CloverBegin {
  readonly sdk: string;
  readonly key: string;
  readonly merchantId: string;
  readonly language: string;
}

/** Runs in the frames of Clover: loads its script and hands over what it makes, or says that it cannot be used. */
export const loadClover = <Clover>(
  { sdk, key, merchantId, language }: CloverBegin,
  options: object,
  onLoaded: (clover: Clover) => void,
  onUnreachable: () => void,
): void => {
  const script = document.createElement('script');
  script.src = sdk;
  script.onerror = onUnreachable;
  script.onload = () => {
    try {
      const Sdk = Reflect.get(window, 'Clover') as new (key: string, options: object) => Clover;
      onLoaded(new Sdk(key, { merchantId, locale: language, ...options }));
    } catch {
      onUnreachable();
    }
  };
  document.head.append(script);
};
