import { fieldTypes, type FilledForm, type FormResponse } from '@portico/domain/forms';
import type { PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import { list } from './codec.ts';
import { field, record, allOrNone } from './object-codec.ts';
import { id, idOf, oneOf } from './scalars.ts';

export const formResponses = list(
  record<FormResponse>()({
    propertyUuid: 'propertyUuid',
    type: field('type', oneOf(fieldTypes)),
    value: 'value',
    valueArray: 'valueArray',
  }),
);

/** Forms as they were filled in. One field of a type that no form has makes all of them unreadable. */
export const filledForms = list(
  record<FilledForm>()({ uuid: id('formUuid'), version: 'version', responses: field('responses', formResponses) }),
);

/** Whose forms they are: both ids or neither. */
export const namedPatient = allOrNone<PatientRef>()({
  practice: field('practice_id', idOf<PracticeId>()),
  patient: field('patient_id', idOf<PatientId>()),
});

/** The same, of forms that are filled in by themselves. */
export const pendingPatient = record<PatientRef>()({ practice: id('practiceId'), patient: id('patientId') });
