import { parseId, type AppointmentId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { longestExternalData, type CheckOutIds } from './check-out.port.ts';

/** The query of an address. */
interface AddressQuery {
  get(name: string): string | null;
}

/** The check-out ids in an address; undefined if it names no visit or no patient (`APT-225`, `APT-233`). */
export const checkOutIdsIn = (query: AddressQuery): CheckOutIds | undefined => {
  const practice = parseId<PracticeId>(query.get('practiceId'));
  const patient = parseId<PatientId>(query.get('patientId'));
  const appointment = parseId<AppointmentId>(query.get('appointmentId'));
  if (!practice.ok || !patient.ok || !appointment.ok) return undefined;
  const externalData = query.get('externalCheckoutData');
  return {
    patient: { practice: practice.value, patient: patient.value },
    appointment: appointment.value,
    ...(query.get('paymentPlanCreated') === 'true' ? { planCreated: true } : {}),
    ...(query.get('fromAddAppointment') === 'true' ? { fromAddAppointment: true } : {}),
    ...(externalData === null || externalData.length > longestExternalData ? {} : { externalData }),
  };
};

/** The part of the main screen that an address asks for: the forms of the visit, or its payment. */
export const stepIn = (query: AddressQuery): 'forms' | 'payment' | undefined => {
  const step = query.get('step');
  return step === 'forms' || step === 'payment' ? step : undefined;
};
