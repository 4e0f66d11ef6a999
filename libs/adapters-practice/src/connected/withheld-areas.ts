import type { PermissionArea } from '@portico/domain/access';
import type { ConnectedPractice } from './connected-practices.ts';

/** What the system of a practice cannot do, so that it is shown to nobody there. */
export const withheldBy = ({ connection, forms }: ConnectedPractice): readonly PermissionArea[] => {
  const hasForms = connection.forms !== undefined || (forms !== undefined && forms.length > 0);
  const isOffered: Readonly<Record<PermissionArea, boolean>> = {
    appointments: connection.visits !== undefined,
    payments: connection.money !== undefined,
    messages: connection.mail !== undefined,
    forms: hasForms,
    health: connection.record !== undefined,
    profile: true,
  };
  return (Object.keys(isOffered) as PermissionArea[]).filter((area) => !isOffered[area]);
};
