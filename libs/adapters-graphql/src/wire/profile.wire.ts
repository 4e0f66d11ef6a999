import { demographicsSection, personalSection } from '../codecs/profile.codec.ts';

/** The answers of the two sections of the profile that are forms of details. */
export const profileWire = {
  personal: { answer: personalSection },
  demographics: { answer: demographicsSection },
} as const;
