import type { Appointment } from '@portico/domain/appointments';

const plain = (text: string): string => text.trim().toLocaleLowerCase();

/** `Video visit · Follow-up`; a visit type that says the same as the portal's own word for video is said once. */
export const kindOf = ({ video, visitType = '' }: Pick<Appointment, 'video' | 'visitType'>, word: string): string =>
  [video ? word : '', video && plain(visitType) === plain(word) ? '' : visitType].filter(Boolean).join(' · ');
