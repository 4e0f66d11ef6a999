import { describe, expect, it } from '@jest/globals';
import type { Email, Phone } from '@portico/domain/access';
import type { FormDesk, RequestedForm } from '@portico/domain/forms';
import type { LocalDate, PatientId, PatientRef } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { NewPatient, PatientRegistry } from '@portico/domain/profile';
import { ana, ben, elsewhere, here, otherAna, people, strangers } from './stage.ts';

const others: readonly PatientRef[] = [ben.patient, otherAna.patient, ...strangers];

/** What every `PracticeDirectory` owes. */
export const practicesContract = (stage: () => { readonly directory: PracticeDirectory }): void => {
  describe('PracticeDirectory', () => {
    it('ACC-013 answers the practices asked for, in that order, with what their system declares', async () => {
      const { directory } = stage();
      expect(await directory.practices([elsewhere.id, here.id])).toEqual([elsewhere, here]);
      expect(await directory.practices([here.id, elsewhere.id])).toEqual([here, elsewhere]);
    });

    it('tells where somebody may register online', async () => {
      expect(await stage().directory.openToNewPatients()).toEqual([here]);
    });

    it('leaves out what does not exist', async () => {
      const { directory } = stage();
      const nowhere = strangers.map(({ practice }) => practice).filter((id) => id !== here.id);
      expect(await directory.practices([...nowhere, here.id])).toEqual([here]);
      expect(await directory.practices([])).toEqual([]);
    });
  });
};

/** What every `PatientRegistry` owes. */
export const patientsContract = (stage: () => { readonly registry: PatientRegistry }): void => {
  describe('PatientRegistry', () => {
    it.each(people.map((identity) => [identity.name.slice(0, 20), identity] as const))(
      'answers %s as written down',
      async (_, identity) => {
        expect(await stage().registry.identity(identity.patient)).toEqual(identity);
      },
    );

    it('enters a new patient once, and leaves whoever has the id as they are', async () => {
      const { registry } = stage();
      const eva: NewPatient = {
        patient: { practice: here.id, patient: 'new-1' as PatientId },
        name: "Eva Ñ'Öz",
        birthDate: '2024-02-29' as LocalDate,
        language: 'es',
        email: 'eva@example.org' as Email,
        phone: '+16025550101' as Phone,
      };
      const { email, phone: _, ...identity } = eva;
      await registry.register(eva);
      await registry.register({ ...eva, name: 'Somebody else' });
      expect(await registry.identity(eva.patient)).toEqual(identity);
      await registry.register({ ...identity, patient: ana.patient, email });
      expect(await registry.identity(ana.patient)).toEqual(ana);
    });

    it('knows no stranger', async () => {
      for (const stranger of strangers) expect(await stage().registry.identity(stranger)).toBeUndefined();
    });
  });
};

export interface FormDeskStage {
  readonly desk: FormDesk;
  request(patient: PatientRef, forms: readonly RequestedForm[]): Promise<void>;
}

/** What every `FormDesk` owes. */
export const formDeskContract = (stage: () => FormDeskStage): void => {
  describe('FormDesk', () => {
    const forms: readonly RequestedForm[] = [
      { id: 'f2', title: { en: 'Consent', es: 'Consentimiento' }, due: '2026-03-05' as LocalDate },
      { id: 'f3', title: { en: "Child's history", es: 'Historial del niño' }, due: '2026-04-01' as LocalDate },
      { id: 'f1', title: { en: 'Whenever', es: 'Cuando quiera' } },
    ];

    it('answers forms earliest due first, those without a day last', async () => {
      const { desk, request } = stage();
      await request(ana.patient, [...forms].reverse());
      expect(await desk.requested(ana.patient)).toEqual(forms);
    });

    it("answers nobody else's", async () => {
      const { desk, request } = stage();
      await request(ana.patient, forms);
      for (const patient of others) expect(await desk.requested(patient)).toEqual([]);
    });
  });
};
