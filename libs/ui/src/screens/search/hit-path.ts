import { entryAnchor } from '@portico/application/health';
import { paths } from '@portico/application/kernel';
import type { Hit } from '@portico/application/search';
import type { PracticeId } from '@portico/domain/kernel';

/** Where a hit leads; an entry of the record is shown within it. */
export const hitPath = ({ kind, id }: Pick<Hit, 'kind' | 'id'>, practiceId: PracticeId): string => {
  if (kind === 'message') return paths.message({ message_id: id });
  if (kind === 'visit') return paths.visit({ practiceId, appointmentId: id });
  if (kind === 'provider') return paths.provider({ practiceId, providerId: id });
  return `${paths.myHealth}#${encodeURIComponent(entryAnchor(kind, id))}`;
};
