import { describe, expect, it } from '@jest/globals';
import type { Appointment } from '@portico/domain/appointments';
import type { FilledForm, FormStore, FormTemplate, FormUuid, RequestedForm } from '@portico/domain/forms';
import { sampleForm, sampleResponses } from '@portico/domain/forms/testing';
import { HOUR, instant, plus, type LocalDate, type PatientRef } from '@portico/domain/kernel';
import { ana, ben, elsewhere, here, otherAna, strangers, visit } from './practice-fixture.ts';

const others: readonly PatientRef[] = [ben.patient, otherAna.patient, ...strangers];

export interface FormStoreFixture {
  readonly system: FormStore;
  /** Forms have one page there. */
  readonly onOnePage?: true;
  /** The practice cannot hide what was signed. */
  readonly withoutHidden?: true;
  request(patient: PatientRef, forms: readonly RequestedForm[]): Promise<void>;
  /** Writes versions of forms down at the practice `here`. */
  write(...templates: readonly FormTemplate[]): Promise<void>;
  withdraw(uuid: FormUuid, standing: 'hidden' | 'deleted'): Promise<void>;
  closeReviewElsewhere(): Promise<void>;
  /** Asks for requested forms at the end of one visit; left out by a system that asks for none of one visit alone. */
  askAtEndOf?(visit: Appointment, forms: readonly RequestedForm[]): Promise<void>;
}

/** What every `FormStore` owes. */
export const formStoreContract = (fixture: () => FormStoreFixture): void => {
  describe('FormDesk', () => {
    const forms: readonly RequestedForm[] = [
      { id: 'f2', title: { en: 'Consent', es: 'Consentimiento' }, due: '2026-03-05' as LocalDate },
      { id: 'f3', title: { en: "Child's history", es: 'Historial del niño' }, due: '2026-04-01' as LocalDate },
      { id: 'f1', title: { en: 'Whenever', es: 'Cuando quiera' } },
    ];
    const at = instant(1_800_000_000_000);
    const title = { en: 'A form', es: 'Un formulario' };
    const filled = (uuid: string, version = 1): FilledForm => ({
      uuid: uuid as FormUuid,
      version,
      responses: sampleResponses,
    });

    const asKept = (form: FormTemplate, onOnePage: true | undefined): FormTemplate =>
      onOnePage ? { ...form, pages: [mergedPage(form)] } : form;

    it('answers forms earliest due first, those without a day last', async () => {
      const { system, request } = fixture();
      await request(ana.patient, [...forms].reverse());
      expect(await system.requested(ana.patient)).toEqual(forms.map((form) => ({ ...form, online: false })));
    });

    it('APT-219 says of a form that is filled in when a visit ends, of which visit', async () => {
      const { system, request, askAtEndOf } = fixture();
      const [first, ...rest] = forms;
      if (askAtEndOf === undefined || first === undefined) return;
      await request(ana.patient, forms);
      const running = visit('running', at);
      await askAtEndOf(running, [first]);
      const asked = [{ ...first, atEndOf: [running.id] }, ...rest];
      expect(await system.requested(ana.patient)).toEqual(asked.map((form) => ({ ...form, online: false })));
    });

    it("answers nobody else's", async () => {
      const { system, request } = fixture();
      await request(ana.patient, forms);
      for (const patient of others) expect(await system.requested(patient)).toEqual([]);
    });

    it('APT-241 hands out a form that is asked for, in its latest version, to whom it is asked of', async () => {
      const { system, request, write, onOnePage } = fixture();
      await write(sampleForm('g1'), sampleForm('g1', 2), sampleForm('g2'));
      await request(ana.patient, [
        { id: 'g1', title },
        { id: 'on-paper', title },
      ]);
      expect(await system.requested(ana.patient)).toMatchObject([
        { id: 'g1', online: true },
        { id: 'on-paper', online: false },
      ]);
      expect(await system.blank(ana.patient, 'g1' as FormUuid)).toEqual(asKept(sampleForm('g1', 2), onOnePage));
      expect(await system.blank(ana.patient, 'g2' as FormUuid)).toBeUndefined();
      for (const patient of others) expect(await system.blank(patient, 'g1' as FormUuid)).toBeUndefined();
    });

    it('APT-247 keeps what was signed in the version that was signed, once, and asks for it no more', async () => {
      const { system, request, write, onOnePage } = fixture();
      await write(sampleForm('h1'), sampleForm('h2'), sampleForm('h3'));
      await request(ana.patient, [
        { id: 'h1', title },
        { id: 'h2', title },
        { id: 'h3', title },
      ]);
      const before = (await system.signed(ana.patient, 1, 50)).total;
      expect(await system.sign(ana.patient, [filled('h1')], at)).toEqual({ ok: true, value: undefined });
      expect(await system.sign(ana.patient, [filled('h1')], plus(at, HOUR))).toEqual({
        ok: false,
        error: { kind: 'form-not-requested', uuid: 'h1' },
      });
      await system.sign(ana.patient, [filled('h2')], plus(at, HOUR));
      await write(sampleForm('h1', 2));
      const page = await system.signed(ana.patient, 1, 2);
      expect(page.total).toBe(before + 2);
      expect(page.entries).toEqual([
        { uuid: 'h2', version: 1, title: sampleForm('h2').title, signedAt: plus(at, HOUR) },
        { uuid: 'h1', version: 1, title: sampleForm('h1').title, signedAt: at },
      ]);
      const whole = { ...filled('h1'), form: asKept(sampleForm('h1'), onOnePage), signedAt: at };
      expect(await system.signedForm(ana.patient, 'h1' as FormUuid, at)).toEqual(whole);
      expect(await system.signedForm(ana.patient, 'h1' as FormUuid, plus(at, HOUR))).toBeUndefined();
      expect(await system.signedForm(ben.patient, 'h1' as FormUuid, at)).toBeUndefined();
      expect((await system.signed(ana.patient, 2, 1)).entries.map(({ uuid }) => uuid)).toEqual(['h1']);
      expect((await system.requested(ana.patient)).map(({ id }) => id)).toEqual(['h3']);
      for (const patient of others) expect((await system.signed(patient, 1, 50)).entries).toEqual([]);
    });

    it('APT-239 signs a form once that several send at one moment, and says to the others that it is not asked for', async () => {
      const { system, request, write } = fixture();
      await write(sampleForm('k1'), sampleForm('k2'));
      await request(ana.patient, [
        { id: 'k1', title },
        { id: 'k2', title },
      ]);
      const before = (await system.signed(ana.patient, 1, 50)).total;
      const moments = [at, at, plus(at, 1), plus(at, 1)];
      const taken = await Promise.all(
        moments.map((moment, way) =>
          // Two that name the same forms in another order do not wait for each other.
          system.sign(ana.patient, way % 2 === 0 ? [filled('k1'), filled('k2')] : [filled('k2'), filled('k1')], moment),
        ),
      );
      expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
      for (const one of taken) if (!one.ok) expect(one.error.kind).toBe('form-not-requested');
      expect((await system.signed(ana.patient, 1, 50)).total).toBe(before + 2);
    });

    it('signs all forms of a set or none', async () => {
      const { system, request, write } = fixture();
      await write(sampleForm('i1'), sampleForm('i2'), sampleForm('i2', 2));
      await request(ana.patient, [
        { id: 'i1', title },
        { id: 'i2', title },
      ]);
      const refused = await system.sign(ana.patient, [filled('i1'), filled('i2', 1)], at);
      expect(refused).toEqual({ ok: false, error: { kind: 'form-changed', uuid: 'i2' } });
      expect((await system.requested(ana.patient)).map(({ id }) => id)).toEqual(['i1', 'i2']);
      const uuids = (await system.signed(ana.patient, 1, 50)).entries.map(({ uuid }): string => uuid);
      expect(uuids).not.toContain('i1');
    });

    it('APT-249 APT-250 leaves hidden forms out, and deleted ones unless they were signed', async () => {
      const { system, request, write, withdraw, withoutHidden } = fixture();
      const all = ['j1', 'j2', 'j3', 'j4'];
      await write(...all.map((uuid) => sampleForm(uuid)));
      await request(
        ana.patient,
        all.map((id) => ({ id, title })),
      );
      await system.sign(ana.patient, [filled('j1'), filled('j2')], plus(at, 5 * HOUR));
      await withdraw('j1' as FormUuid, 'deleted');
      await withdraw('j2' as FormUuid, 'hidden');
      await withdraw('j3' as FormUuid, 'hidden');
      await withdraw('j4' as FormUuid, 'deleted');
      const signed = (await system.signed(ana.patient, 1, 50)).entries.map(({ uuid }): string => uuid);
      expect(signed).toContain('j1');
      if (!withoutHidden) expect(signed).not.toContain('j2');
      expect(await system.requested(ana.patient)).toEqual([]);
      for (const uuid of all) expect(await system.blank(ana.patient, uuid as FormUuid)).toBeUndefined();
      expect((await system.sign(ana.patient, [filled('j4')], at)).ok).toBe(false);
    });

    it('APT-242 says where patients review and sign forms', async () => {
      const { system, closeReviewElsewhere } = fixture();
      await closeReviewElsewhere();
      expect(await system.canReview(here.id)).toBe(true);
      expect(await system.canReview(elsewhere.id)).toBe(false);
    });
  });
};

/** All fields of a form, one after the other. */
const mergedPage = ({ pages }: FormTemplate): FormTemplate['pages'][number] => ({
  required: pages.flatMap(({ required }) => required),
  fields: pages.flatMap(({ fields }) => fields).map((field, at) => ({ ...field, sortOrder: at + 1 })),
});
