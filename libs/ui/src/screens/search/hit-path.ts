import { entryAnchor } from '@portico/application/health';
import { paths } from '@portico/application/kernel';
import type { Hit } from '@portico/application/search';
import type { PracticeId } from '@portico/domain/kernel';

type Found = Pick<Hit, 'kind' | 'id' | 'section'>;

/** Where a hit leads; an entry of the record is shown within it. */
export const hitPath = ({ kind, id, section }: Found, practiceId: PracticeId): string => {
  if (kind === 'message') return paths.message({ message_id: id });
  if (kind === 'visit') return paths.visit({ practiceId, appointmentId: id });
  if (kind === 'provider') return paths.provider({ practiceId, providerId: id });
  if (kind === 'note') return paths.clinicalNote({ noteId: id });
  if (section === 'vitalSigns') return paths.measure({ section, entryId: id, result: '0' });
  // A care team is short, and its members have no addresses.
  const anchor = section === 'careTeam' ? section : entryAnchor(section ?? kind, id);
  return `${paths.myHealth}#${encodeURIComponent(anchor)}`;
};
