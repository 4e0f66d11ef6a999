import type { SignedForm } from '@portico/domain/forms';
import { isoOf, type PatientRef } from '@portico/domain/kernel';
import type { FilledForm, Problem, Result } from '@portico/practice-spi';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';
import { systemIdOf, systemPatientOf } from './portal-and-system-ids.ts';
import { formsToHand, settleForm } from './signed-form-rows.ts';
import { systemKeyOf } from './idempotency-key-for-system.ts';

/** Prints a signed form as PDF, as it is handed to a practice. */
export type PrintSignedForm = (signed: SignedForm, patient: PatientRef) => Promise<Uint8Array>;

/** The system will never take it: the office enters it. */
const neverTaken: readonly Problem['kind'][] = ['refused', 'not-offered', 'gone', 'conflict'];

/**
 * Hands a signed form to the system. It is signed in any case: what the system does not take now is handed again
 * under the same key, and what it never takes is the office's.
 */
export const handForm = async (
  link: PracticeLink,
  patient: PatientRef,
  signed: SignedForm,
  print: PrintSignedForm | undefined,
): Promise<void> => {
  const { forms } = link.connection;
  const ids = [
    await systemPatientOf(link.sql, link.id, patient.patient),
    await systemIdOf(link.sql, link.id, 'form', signed.uuid),
  ] as const;
  const [systemPatient, form] = ids;
  const answer: Result<void> =
    forms === undefined || systemPatient === undefined || form === undefined
      ? { ok: false, error: { kind: 'not-offered' } }
      : await forms.hand(
          { ...filledOf(signed), patient: systemPatient, form, ...(print && { pdf: await print(signed, patient) }) },
          systemKeyOf(`${patient.patient}:${signed.uuid}:${signed.signedAt}`),
          link.call(),
        );
  if (answer.ok) return settleForm(link.sql, patient, signed, { handedAt: await link.now() });
  link.answers.note('forms.hand', answer.error);
  if (neverTaken.includes(answer.error.kind)) await settleForm(link.sql, patient, signed, { byHand: true });
};

const filledOf = ({
  version,
  signedAt,
  responses,
}: SignedForm): Pick<FilledForm, 'version' | 'signedAt' | 'answers'> => ({
  version,
  signedAt: isoOf(signedAt),
  answers: responses.map(({ propertyUuid: question, value, valueArray }) => ({
    question,
    values: valueArray ?? (value === undefined ? [] : [value]),
  })),
});

/** Hands what is signed and was not taken yet. Safe to run in any number of instances: a form is handed once under its key. */
export const handOpenForms = async (practices: ConnectedPractices, print?: PrintSignedForm): Promise<void> => {
  for (const link of practices.all()) {
    for (const { patient, signed } of await formsToHand(link.sql, link.id))
      await handForm(link, patient, signed, print);
  }
};
