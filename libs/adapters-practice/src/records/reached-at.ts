import { parseEmail, parsePhone } from '@portico/domain/access';
import type { PatientRecord } from './record-types.ts';

/** An address and a number, as far as each is one. */
export const reachedAt = (
  email: string | undefined,
  phone: string | undefined,
): Pick<PatientRecord, 'email' | 'phone'> => {
  const [mail, number] = [parseEmail(email ?? ''), parsePhone(phone ?? '')];
  return { ...(mail.ok ? { email: mail.value } : {}), ...(number.ok ? { phone: number.value } : {}) };
};
