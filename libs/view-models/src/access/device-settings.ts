import type { DeviceId, Language } from '@portico/domain/kernel';

/** From the browser's own size, which is the first, to 1.375 times of it. */
export const textSizes = ['usual', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** How the text of every page looks on this device. */
export interface TextLook {
  readonly textSize: TextSize;
  readonly moreContrast: boolean;
}

/** Language, device identifier, the look of text and whether the clock is hidden, kept on the device (`ACC-138`, `ACC-141`). */
export interface Device {
  readonly id: DeviceId;
  language(): Language;
  rememberLanguage(language: Language): void;
  isClockHidden(): boolean;
  hideClock(isHidden: boolean): void;
  textLook(): TextLook;
  /** Keeps the look, and shows it at once. */
  rememberTextLook(look: TextLook): void;
}
