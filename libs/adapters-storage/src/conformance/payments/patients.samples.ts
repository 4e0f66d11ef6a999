import type { PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';

export const patientOf = (practice: string, patient: string): PatientRef => ({
  practice: practice as PracticeId,
  patient: patient as PatientId,
});
