import type { Practice } from '@portico/domain/practices';
import type { PracticeFace } from './guests.port.ts';

export const faceOf = ({ id, name, phone, behaviour, accent, logo }: Practice): PracticeFace => ({
  id,
  name,
  phone,
  management: behaviour.management,
  ...(accent === undefined ? {} : { accent }),
  ...(logo === undefined ? {} : { logo }),
});
