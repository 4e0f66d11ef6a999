import { describe, expect, it } from '@jest/globals';
import { failed } from '@portico/domain/kernel';
import { sampleResponses } from '@portico/domain/forms/testing';
import type { FormUuid } from '@portico/domain/forms';
import { benAtMesa } from '@portico/services/kernel/testing';
import { askForms, checkInFixture, checkInScreen, nothing, ofBen } from './testing/index.ts';

const latex = { id: 'a1', name: 'Latex', mayDelete: true };

/** The lists are answered: Latex is removed, Eggs are new, no medications. The consent form comes next. */
const answered = async () => {
  const fixture = checkInFixture(['medsAllergies', 'consents']);
  askForms(fixture, 'consents', 'f1');
  fixture.medicationReconciliation.put(benAtMesa, { allergies: { entries: [latex], none: false } });
  const shown = await checkInScreen(fixture.port);
  const { screen, part } = shown;
  await part().type('allergies', (part().add('allergies'), 1), 'Eggs');
  part().remove('allergies', 0);
  part().tick('medications', true);
  await screen.submit();
  return { ...fixture, ...shown };
};

/** Only the intake form is left. */
const signed = async () => {
  const fixture = checkInFixture(['medsAllergies', 'consents', 'intake']);
  askForms(fixture, 'consents', 'f1');
  askForms(fixture, 'intake', 'i1');
  await fixture.port.postMedsAllergies(ofBen, nothing);
  await fixture.port.postForms(ofBen, 'consents', [{ uuid: 'f1' as FormUuid, version: 1, responses: sampleResponses }]);
  return { ...fixture, ...(await checkInScreen(fixture.port)) };
};

describe('an earlier step of check-in', () => {
  it('is opened again with its answers as they were given, on this device or another', async () => {
    const { screen, part, port } = await answered();
    expect({ step: screen.step, before: screen.position?.before }).toEqual({
      step: 'consents',
      before: 'medsAllergies',
    });
    const other = await checkInScreen(port);
    expect(other.screen.step).toBe('consents');
    for (const again of [{ screen, part }, other]) {
      await again.screen.goTo(again.screen.position?.before);
      expect({ step: again.screen.step, count: again.screen.position?.count }).toEqual({
        step: 'medsAllergies',
        count: { at: 1, total: 2 },
      });
      const { allergies, medications } = again.part().lists;
      expect(allergies.rows.map(({ text }) => text)).toEqual(['Eggs']);
      expect(allergies.deleted.map(({ name }) => name)).toEqual(['Latex']);
      expect(medications.none).toBe(true);
      expect({ before: again.screen.position?.before, isLast: again.screen.position?.isLast }).toEqual({
        before: undefined,
        isLast: false,
      });
    }
  });

  it('is handed in anew, and leads on to where the person was', async () => {
    const { screen, part, medicationReconciliation } = await answered();
    await screen.goTo(screen.position?.before);
    part().putBack('allergies', 'a1');
    await screen.submit();
    expect(screen.step).toBe('consents');
    expect((await medicationReconciliation.of(benAtMesa)).allergies.entries.map(({ name }) => name)).toEqual([
      'Eggs',
      'Latex',
    ]);
    expect(screen.told?.history?.allergies).toEqual({ none: false, kept: ['Latex'], added: ['Eggs'], removed: [] });
  });

  it('stays away where it cannot be fetched, and the shown page stays', async () => {
    const fixture = await answered();
    const { port } = fixture;
    let down = false;
    const { screen } = await checkInScreen({
      ...port,
      open: async (...of) => (down ? failed({ kind: 'unreachable' }) : port.open(...of)),
    });
    down = true;
    const going = screen.goTo(screen.position?.before);
    // Back has one step less at once, before the answer is here.
    expect(screen.position?.before).toBeUndefined();
    await going;
    expect({ step: screen.step, phase: screen.phase }).toMatchObject({
      step: 'consents',
      phase: { problem: { kind: 'unreachable' } },
    });
    expect(screen.forms).toBeDefined();
  });

  it('of forms says what was sent, and sends nothing twice', async () => {
    const { screen, port, activityLog } = await signed();
    await screen.goTo(screen.position?.before);
    expect({ step: screen.step, isSent: screen.position?.isSent, forms: screen.forms }).toEqual({
      step: 'consents',
      isSent: true,
      forms: undefined,
    });
    expect(screen.told?.forms.consents).toHaveLength(1);
    await screen.submit();
    expect(screen.step).toBe('intake');
    expect(activityLog.changes.filter(({ action }) => action === 'signed-form')).toHaveLength(1);
    expect(await port.open(ofBen)).toMatchObject({ value: { at: { kind: 'intake' } } });
  });

  it('of several is gone through one by one, and from the list of answers leads back to that', async () => {
    const { screen } = await signed();
    await screen.goTo(screen.position?.before);
    await screen.goTo(screen.position?.before);
    expect(screen.step).toBe('medsAllergies');
    await screen.submit();
    expect(screen.step).toBe('consents');
    await screen.submit();
    expect(screen.step).toBe('intake');
    await screen.goTo('medsAllergies', true);
    expect(screen.step).toBe('medsAllergies');
    await screen.submit();
    expect(screen.step).toBe('intake');
  });

  it('is not asked of a visit that is checked in', async () => {
    const { port, checkInSystem } = await answered();
    await checkInSystem.arrive(benAtMesa, ofBen.appointment, 0 as never);
    expect(await port.open(ofBen, 'medsAllergies')).toMatchObject({ value: { at: { kind: 'arrived' } } });
  });
});

describe('the report after check-in', () => {
  it('APT-171 tells each step that was done in it, with the form that was signed last', async () => {
    const { port } = await signed();
    await port.postForms(ofBen, 'intake', [{ uuid: 'i1' as FormUuid, version: 1, responses: sampleResponses }]);
    const arrived = await port.open(ofBen);
    expect(arrived).toMatchObject({
      value: {
        at: { kind: 'arrived' },
        done: ['medsAllergies', 'consents', 'intake'],
        told: {
          history: { allergies: { none: true }, medications: { none: true } },
          forms: { consents: [expect.any(String)], intake: [expect.any(String)] },
        },
      },
    });
  });

  it('tells nothing of a step that was not done here, as the front desk checked in', async () => {
    const { port, checkInSystem } = await answered();
    await checkInSystem.arrive(benAtMesa, ofBen.appointment, 0 as never);
    expect(await port.open(ofBen)).toMatchObject({ value: { at: { kind: 'arrived' }, done: ['medsAllergies'] } });
  });
});
