import { localKeys, textSizes, type Device, type KeyValueStore, type TextLook } from '@portico/view-models/access';
import { parseDevice, placeholderDevice } from '@portico/domain/access';
import { isLanguage, type DeviceId, type Language } from '@portico/domain/kernel';

export interface DeviceOptions {
  readonly local: KeyValueStore;
  /** A random UUID; throws or is missing where the browser cannot make one. */
  readonly randomUuid: () => string;
  /** The language of the page as the gateway sent it. */
  readonly pageLanguage: string;
  /** Tells the gateway, by cookie, in which language to send the next page: no person, no health data in it. */
  readonly setCookie: (cookie: string) => void;
  /** Shows the page in this look. */
  readonly showTextLook: (look: TextLook) => void;
  /** Whether the portal is reached by HTTPS; then no other way gets or sets the cookie. */
  readonly isSecure: boolean;
}

/** This device: its identifier is made once and stays (`ACC-139` to `ACC-141`), and so does its language (`ACC-138`). */
export class BrowserDevice implements Device {
  readonly id: DeviceId;
  readonly #options: DeviceOptions;

  constructor(options: DeviceOptions) {
    this.#options = options;
    this.id = identify(options);
  }

  language(): Language {
    const kept = this.#options.local.read(localKeys.language);
    if (isLanguage(kept)) return kept;
    return isLanguage(this.#options.pageLanguage) ? this.#options.pageLanguage : 'en';
  }

  isClockHidden(): boolean {
    return this.#options.local.read(localKeys.hiddenClock) === 'true';
  }

  hideClock(isHidden: boolean): void {
    this.#options.local.write(localKeys.hiddenClock, isHidden ? 'true' : 'false');
  }

  textLook(): TextLook {
    const { local } = this.#options;
    return {
      textSize: textSizes.find((one) => one === local.read(localKeys.textSize)) ?? 'usual',
      moreContrast: local.read(localKeys.contrast) === 'more',
    };
  }

  rememberTextLook(look: TextLook): void {
    const { local, showTextLook } = this.#options;
    local.write(localKeys.textSize, look.textSize);
    local.write(localKeys.contrast, look.moreContrast ? 'more' : 'usual');
    showTextLook(look);
  }

  rememberLanguage(language: Language): void {
    this.#options.local.write(localKeys.language, language);
    const cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
    this.#options.setCookie(this.#options.isSecure ? `__Secure-${cookie}; secure` : cookie);
  }
}

const identify = ({ local, randomUuid }: DeviceOptions): DeviceId => {
  const kept = local.read(localKeys.device);
  if (kept !== undefined) return parseDevice(kept);
  try {
    const made = parseDevice(randomUuid());
    if (made !== placeholderDevice) local.write(localKeys.device, made);
    return made;
  } catch {
    return placeholderDevice;
  }
};
