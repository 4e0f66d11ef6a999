import { intakeMessageIn, type IntakeAsked } from '@portico/application/visits';
import { describe, expect, it } from '@jest/globals';
import type { FormUuid } from '@portico/domain/forms';
import { sampleForm, sampleResponses } from '@portico/domain/forms/testing';
import { failed } from '@portico/domain/kernel';
import { mesa } from '@portico/services/kernel/testing';
import type { IntakeSection } from './intake-forms.section.ts';
import { askForms, checkInByLink, checkInScreen, checkInFixture, nothing, ofBen } from './testing/index.ts';

const asked = (...ids: readonly string[]) => {
  const fixture = checkInFixture(['medsAllergies', 'intake']);
  askForms(fixture, 'intake', ...(ids.length === 0 ? ['f1', 'f2'] : ids));
  return fixture;
};

/** The page of the intake forms, with a frame that writes down what it is asked. */
const opened = async (...of: Parameters<typeof checkInScreen>) => {
  const shown = await checkInScreen(...of);
  const frame: IntakeAsked[] = [];
  const intake = (): IntakeSection => {
    if (shown.screen.intake === undefined) throw new Error('They do not stand there.');
    return shown.screen.intake;
  };
  intake().connect((one) => frame.push(one), 'en');
  intake().hear({ kind: 'loaded' });
  return { ...shown, frame, intake };
};
type Opened = Awaited<ReturnType<typeof opened>>;

/** The frame says that the form is seen and, once asked, what it is answered by. */
const saveIn = ({ intake }: Pick<Opened, 'intake'>, form: string) => {
  intake().hear({ kind: 'scrolled', form: form as FormUuid, percent: 100 });
  intake().save();
  intake().hear({ kind: 'saved', form: form as FormUuid, responses: sampleResponses });
};
/** What was set off by the last press is done. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
};

describe('the intake forms', () => {
  it('APT-164 APT-200 APT-204 are saved one by one, and submitted together after the last', async () => {
    const fixture = asked();
    await fixture.port.postMedsAllergies(ofBen, nothing);
    const shown = await opened(fixture.port);
    expect({ step: shown.screen.step, forms: shown.intake().forms.map(({ uuid }) => uuid) }).toEqual({
      step: 'intake',
      forms: ['f1', 'f2'],
    });
    expect(shown.frame).toMatchObject([{ kind: 'show', form: { uuid: 'f1' }, language: 'en', focus: false }]);
    saveIn(shown, 'f1');
    expect(shown.frame.slice(1)).toMatchObject([{ kind: 'save' }, { kind: 'show', form: { uuid: 'f2' }, focus: true }]);
    expect({
      percent: shown.intake().percent,
      isLast: shown.intake().isLast,
      fixtureStatus: await fixture.status(),
    }).toEqual({ percent: 0, isLast: true, fixtureStatus: 'SCHEDULED' });
    saveIn(shown, 'f2');
    await settled();
    expect({ fixtureStatus: await fixture.status(), did: shown.did }).toEqual({
      fixtureStatus: 'CHECKED-IN',
      did: ['done'],
    });
    expect(fixture.activityLog.changes.map(({ action }) => action)).toEqual([
      'reported-history',
      'signed-form',
      'signed-form',
      'checked-in',
    ]);
  });

  it('APT-203 are saved only once they were seen to 99 percent', async () => {
    const fixture = asked();
    await fixture.port.postMedsAllergies(ofBen, nothing);
    const { intake, frame } = await opened(fixture.port);
    const f1 = 'f1' as FormUuid;
    for (const [percent, may] of [
      [0, false],
      [98.9, false],
      [99, true],
      // Going back up changes nothing: it was seen.
      [10, true],
    ] as const) {
      intake().hear({ kind: 'scrolled', form: f1, percent });
      expect({ percent, canSave: intake().canSave }).toEqual({ percent, canSave: may });
    }
    intake().save();
    expect({ canSave: intake().canSave, phase: intake().phase }).toEqual({ canSave: false, phase: 'saving' });
    intake().save();
    expect(frame.filter(({ kind }) => kind === 'save')).toHaveLength(1);
    // The form says what is missing.
    intake().hear({ kind: 'unfinished', form: f1 });
    expect({ canSave: intake().canSave, intakeAt: intake().at }).toEqual({ canSave: true, intakeAt: 0 });
  });

  it('APT-206 hear nothing of a form that is not shown, of another origin, or that nobody asked for', async () => {
    const fixture = asked();
    await fixture.port.postMedsAllergies(ofBen, nothing);
    const { intake } = await opened(fixture.port);
    intake().hear({ kind: 'scrolled', form: 'f2' as FormUuid, percent: 100 });
    intake().hear({ kind: 'saved', form: 'f1' as FormUuid, responses: sampleResponses });
    expect({ percent: intake().percent, intakeAt: intake().at }).toEqual({ percent: 0, intakeAt: 0 });
    const told = { kind: 'scrolled', form: 'f1', percent: 100 };
    const own = 'https://portal.example';
    expect(intakeMessageIn({ data: told, origin: own }, own)).toEqual(told);
    expect(intakeMessageIn({ data: told, origin: 'https://elsewhere.example' }, own)).toBeUndefined();
    for (const data of [null, 'loaded', { kind: 'unknown' }, undefined]) {
      expect(intakeMessageIn({ data, origin: own }, own)).toBeUndefined();
    }
  });

  it('APT-176 begin at the first again when they cannot be submitted, with what was typed', async () => {
    const fixture = asked();
    await fixture.port.postMedsAllergies(ofBen, nothing);
    let down = true;
    const shown = await opened({
      ...fixture.port,
      postForms: async (...of) => (down ? failed({ kind: 'unavailable' }) : fixture.port.postForms(...of)),
    });
    const { intake, frame } = shown;
    intake().hear({ kind: 'typed', form: 'f1' as FormUuid, draft: { name: 'Ana' } });
    for (const form of ['f1', 'f2']) saveIn(shown, form);
    await settled();
    expect({ intakeAt: intake().at, problem: intake().problem }).toEqual({
      intakeAt: 0,
      problem: { kind: 'unavailable' },
    });
    expect(frame.at(-1)).toMatchObject({ kind: 'show', form: { uuid: 'f1' }, draft: { name: 'Ana' } });
    down = false;
    for (const form of ['f1', 'f2']) saveIn(shown, form);
    await settled();
    expect(shown.did).toEqual(['done']);
    expect(shown.drafts.of('intake f1').read()).toBeUndefined();
  });

  it('come anew, with what was typed, where the practice has changed one meanwhile', async () => {
    const fixture = asked('f1');
    await fixture.port.postMedsAllergies(ofBen, nothing);
    const shown = await opened(fixture.port);
    shown.intake().hear({ kind: 'typed', form: 'f1' as FormUuid, draft: { name: 'Ana' } });
    fixture.formStore.write(mesa.id, sampleForm('f1', 2));
    saveIn(shown, 'f1');
    await settled();
    expect(shown.intake().forms).toMatchObject([{ uuid: 'f1', version: 2 }]);
    expect(shown.intake().problem).toMatchObject({ kind: 'form-changed' });
    const frame: IntakeAsked[] = [];
    shown.intake().connect((one) => frame.push(one), 'es');
    shown.intake().hear({ kind: 'loaded' });
    expect(frame).toMatchObject([{ kind: 'show', draft: { name: 'Ana' }, language: 'es' }]);
  });

  it('APT-004 are submitted by a guest as well', async () => {
    const fixture = asked('f1');
    const guest = await checkInByLink(fixture, 'guest-check-in', 'soon');
    await guest.postMedsAllergies({}, nothing);
    const filled = { uuid: 'f1' as FormUuid, version: 1, responses: sampleResponses };
    expect(await guest.postForms({}, 'intake', [filled])).toMatchObject({ value: { at: { kind: 'arrived' } } });
  });
});
