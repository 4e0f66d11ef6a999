import { describe, expect, it } from '@jest/globals';
import type { Email, Phone } from '@portico/domain/access';
import type { LocalDate, PatientId } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { NewPatient, PatientRegistry } from '@portico/domain/profile';
import { ana, elsewhere, here, people, strangers } from './stage.ts';

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
