import { EmbeddedFormSetup, EmbeddedSetup } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import { sampleForm, sampleResponses } from '@portico/domain/forms/testing';
import type { PatientRef } from '@portico/domain/kernel';
import { south } from '../clinic-fixture.ts';
import type { Rules } from './rule-types.ts';

/** Everybody is asked for the form, at each of their practices: a request that names none is about another one than `south`. */
const asked = async (sql: Sql): Promise<void> => {
  const form = sampleForm();
  await sql.rows({ text: 'delete from clinic.signed_forms' });
  const patients = await sql.rows<PatientRef>({
    text: 'select practice_id as practice, id as patient from clinic.patients',
  });
  for (const practice of new Set(patients.map((each) => each.practice))) {
    await new EmbeddedFormSetup(sql).forms(practice, [form]);
  }
  await new EmbeddedSetup(sql).forms(patients.map((patient) => ({ patient, id: form.uuid, title: form.title })));
};
const signedAt = 1_800_000_000_000;
const signed = async (sql: Sql): Promise<void> => {
  await asked(sql);
  await sql.rows({
    text: 'insert into clinic.signed_forms values ($1, $2, $3, $4, $5, $6)',
    values: [south.id, '1001', sampleForm().uuid, signedAt, 1, JSON.stringify(sampleResponses)],
  });
};
const one = { practiceId: south.id, formUuid: sampleForm().uuid, updated_dt: new Date(signedAt).toISOString() };

const patientForms = [{ formUuid: sampleForm().uuid, version: 1, responses: sampleResponses }];
const ofAnother = { practiceId: south.id, patientId: '2002' };
const visitOfAnother = { practice_id: south.id, patient_id: '2002', appointment_id: '2002-past0' };

export const formsRules: Rules = {
  getFormHistory: { to: 'forms:view', given: asked },
  loadMoreForms: {
    to: 'forms:view',
    input: { practiceId: south.id, pageNumber: 1 },
    foreign: [{ practiceId: 'nowhere', pageNumber: 1 }],
  },
  getSignedForm: {
    to: 'forms:view',
    given: signed,
    input: one,
    foreign: [
      { ...one, practiceId: 'nowhere' },
      { ...one, formUuid: 'nothing' },
    ],
  },
  postPendingForms: {
    to: 'forms:act',
    given: asked,
    input: { patientForms },
    foreign: [
      { patientForms, pendingIds: ofAnother },
      { patientForms, checkInIds: visitOfAnother },
      { patientForms, checkoutIds: visitOfAnother },
    ],
  },
};
