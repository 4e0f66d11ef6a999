import { parseEmail, parsePhone } from '@portico/domain/access';
import { knownFields } from '@portico/practice-fhir/record';
import type { PatientRecord } from './record-types.ts';

/** An address and a number, as far as each is one. */
export const reachedAt = (
  email: string | undefined,
  phone: string | undefined,
): Pick<PatientRecord, 'email' | 'phone'> => {
  const mail = email === undefined ? undefined : parseEmail(email);
  const number = phone === undefined ? undefined : parsePhone(phone);
  return knownFields({
    email: mail?.ok === true ? mail.value : undefined,
    phone: number?.ok === true ? number.value : undefined,
  });
};
