import { describe, expect, it } from '@jest/globals';
import type { Email, Phone } from '@portico/domain/access';
import type { LocalDate, PatientId } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { NewPatient, PatientRegistry } from '@portico/domain/profile';
import { ana, ben, elsewhere, here, people, strangers } from './practice-fixture.ts';

/** What every `PracticeDirectory` owes. */
export const practicesContract = (fixture: () => { readonly directory: PracticeDirectory }): void => {
  describe('PracticeDirectory', () => {
    it('ACC-013 answers the practices asked for, in that order, with what their system declares', async () => {
      const { directory } = fixture();
      expect(await directory.practices([elsewhere.id, here.id])).toEqual([elsewhere, here]);
      expect(await directory.practices([here.id, elsewhere.id])).toEqual([here, elsewhere]);
    });

    it('ACC-214 tells where somebody may register online, without pictures', async () => {
      const listed = await fixture().directory.openToNewPatients('', 20);
      expect(listed.map(({ cities: _, ...practice }) => practice)).toEqual([
        { id: here.id, name: here.name, management: here.behavior.management },
      ]);
      expect(listed[0]?.cities).toContain('Phoenix');
    });

    it.each(['saguaro', 'MEDIC fam', 'Fámily', 'sagu%', 'phoenix saguaro', 'phoenix, az', '  ', '%'])(
      'finds it by %j: by words of its name and place in any order, without accents and capitals',
      async (search) => {
        const listed = await fixture().directory.openToNewPatients(search, 20);
        expect(listed.map(({ id }) => id)).toEqual([here.id]);
      },
    );

    it.each(['peñasco', 'clinica', 'uaro', 'saguaro tucson', 'sag_aro'])(
      'finds nothing by %j: nothing else, nor a practice that is closed to new patients',
      async (search) => {
        const listed = await fixture().directory.openToNewPatients(search, 20);
        expect(listed).toEqual([]);
      },
    );

    it('answers no more than were asked for', async () => {
      expect(await fixture().directory.openToNewPatients('', 0)).toEqual([]);
    });

    it('leaves out what does not exist', async () => {
      const { directory } = fixture();
      const nowhere = strangers.map(({ practice }) => practice).filter((id) => id !== here.id);
      expect(await directory.practices([...nowhere, here.id])).toEqual([here]);
      expect(await directory.practices([])).toEqual([]);
    });
  });
};

/** What every `PatientRegistry` owes. */
export const patientsContract = (fixture: () => { readonly registry: PatientRegistry }): void => {
  describe('PatientRegistry', () => {
    it.each(people.map((identity) => [identity.name.slice(0, 20), identity] as const))(
      'answers %s as written down',
      async (_, identity) => {
        expect(await fixture().registry.identity(identity.patient)).toEqual(identity);
      },
    );

    it('enters a new patient once, and leaves whoever has the id as they are', async () => {
      const { registry } = fixture();
      const eva: NewPatient = {
        patient: { practice: here.id, patient: 'new-1' as PatientId },
        name: "Eva Ñ'Öz",
        birthDate: '2024-02-29' as LocalDate,
        language: 'es',
        email: 'eva@example.org' as Email,
        phone: '+16025550101' as Phone,
      };
      const { email, phone, ...identity } = eva;
      await registry.register(eva);
      await registry.register({ ...eva, name: 'Somebody else' });
      expect(await registry.identity(eva.patient)).toMatchObject(identity);
      expect(await registry.contact(eva.patient)).toEqual({ email, phone, language: 'es' });
      expect(await registry.contact(ana.patient)).toEqual({ language: ana.language });
      await registry.register({ ...identity, patient: ana.patient, email });
      expect(await registry.identity(ana.patient)).toEqual(ana);
    });

    it('APT-326 finds whoever was born that day by where they are reached, at their practice alone', async () => {
      const { registry } = fixture();
      const born = '2024-02-29' as LocalDate;
      const [email, phone] = ['twins@example.org' as Email, '+16025550102' as Phone];
      const twin = (id: string, name: string): NewPatient => ({
        patient: { practice: here.id, patient: id as PatientId },
        name,
        birthDate: born,
        language: 'es',
        email,
        phone,
      });
      await registry.register(twin('twin-1', 'Eva Ñ'));
      await registry.register(twin('twin-2', 'Ada Ñ'));
      const found = async (...asked: Parameters<PatientRegistry['reachedAt']>) =>
        (await registry.reachedAt(...asked)).map(({ name, birthDate, language }) => [name, birthDate, language]);
      const both = [
        ['Ada Ñ', born, 'es'],
        ['Eva Ñ', born, 'es'],
      ];
      expect((await found(here.id, email, born)).sort()).toEqual(both);
      expect((await found(here.id, phone, born)).sort()).toEqual(both);
      expect(await found(elsewhere.id, email, born)).toEqual([]);
      expect(await found(here.id, email, '2024-03-01' as LocalDate)).toEqual([]);
      expect(await found(here.id, 'twin@example.org' as Email, born)).toEqual([]);
    });

    it('writes down anew who a patient is, and enters nobody by that', async () => {
      const { registry } = fixture();
      const corrected = {
        ...ben,
        name: "Benjamín Ñ'Öz",
        birthDate: '1970-02-28' as LocalDate,
        language: 'es',
      } as const;
      await registry.correct(corrected);
      expect(await registry.identity(ben.patient)).toMatchObject(corrected);
      expect(await registry.identity(ana.patient)).toEqual(ana);
      await registry.correct(ben);
      for (const stranger of strangers) {
        await registry.correct({ ...ben, patient: stranger });
        expect(await registry.identity(stranger)).toBeUndefined();
      }
    });

    it('knows no stranger', async () => {
      for (const stranger of strangers) {
        expect(await fixture().registry.identity(stranger)).toBeUndefined();
        expect(await fixture().registry.contact(stranger)).toBeUndefined();
      }
    });
  });
};
