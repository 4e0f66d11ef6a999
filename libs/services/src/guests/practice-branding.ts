import type { Practice } from '@portico/domain/practices';
import type { PracticeBranding } from '@portico/application/guests';

export const brandingOf = ({ id, name, phone, behavior, accent, logo }: Practice): PracticeBranding => ({
  id,
  name,
  phone,
  management: behavior.management,
  ...(accent === undefined ? {} : { accent }),
  ...(logo === undefined ? {} : { logo }),
});
