import type { Localized } from '@portico/domain/kernel';

/** A text in both languages of the portal. */
export type Words = Localized;

export const words = (en: string, es: string): Words => ({ en, es });
