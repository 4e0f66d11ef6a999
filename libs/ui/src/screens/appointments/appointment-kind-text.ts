import type { Appointment } from '@portico/domain/appointments';

const plain = (text: string): string => text.trim().toLocaleLowerCase();

/** `Video visit` and `Follow-up`; the visit type is left out if it equals the portal's own word for video. */
export const kindOf = (
  { video, visitType = '' }: Pick<Appointment, 'video' | 'visitType'>,
  word: string,
): readonly string[] => [video ? word : '', video && plain(visitType) === plain(word) ? '' : visitType];
