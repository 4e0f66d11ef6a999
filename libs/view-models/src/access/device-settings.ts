import type { DeviceId, Language } from '@portico/domain/kernel';

/** Language, device identifier and whether the clock is hidden, kept on the device (`ACC-138`, `ACC-141`). */
export interface Device {
  readonly id: DeviceId;
  language(): Language;
  rememberLanguage(language: Language): void;
  isClockHidden(): boolean;
  hideClock(isHidden: boolean): void;
}
