import type { Language } from '@portico/domain/kernel';

/** A text in both languages of the portal. */
export type Words = Readonly<Record<Language, string>>;

export const words = (en: string, es: string): Words => ({ en, es });
