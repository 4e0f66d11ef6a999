import type { DeviceId, Language } from '@portico/domain/kernel';

/** Language and device identifier, kept on the device (`ACC-138`, `ACC-141`). */
export interface Device {
  readonly id: DeviceId;
  language(): Language;
  rememberLanguage(language: Language): void;
}
