import { beforeEach, describe, expect, it } from '@jest/globals';
import { noDraft } from '@portico/view-models/kernel';
import { MedsAllergiesSection } from '@portico/view-models/visits';
import { ok } from '@portico/domain/kernel';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderIn } from '../../testing/index.ts';
import { MedsAllergiesPage } from './meds-allergies-page.tsx';

beforeEach(cleanup);

const penicillin = { id: 'a1', name: 'Penicillin', mayDelete: true };

const open = () => {
  const lists = {
    allergies: { entries: [penicillin], none: false },
    medications: { entries: [], none: false },
  };
  const page = { kind: 'medsAllergies', lists, clinicianEntriesStay: false } as const;
  const part = new MedsAllergiesSection(page, async () => ok([]), noDraft);
  renderIn('en', <MedsAllergiesPage part={part} />);
  return part;
};

const group = (name: string) => within(screen.getByRole('group', { name }));
const fields = (name: string) => group(name).queryAllByRole('combobox');

describe('allergies and medications', () => {
  it('MON-365 MON-314 are two groups, each of which gets rows and loses them by itself', async () => {
    const part = open();
    expect([fields('Allergies').length, fields('Medications').length]).toEqual([0, 1]);
    await userEvent.click(group('Allergies').getByRole('button', { name: 'Add an allergy' }));
    expect([fields('Allergies').length, fields('Medications').length]).toEqual([1, 1]);
    expect(document.activeElement).toBe(fields('Allergies')[0]);
    await userEvent.type(document.activeElement ?? document.body, 'Latex');
    expect(part.report.allergies.changes).toEqual([{ action: 'add', name: 'Latex' }]);
    await userEvent.click(group('Allergies').getByRole('button', { name: 'Remove Penicillin' }));
    expect(group('Allergies').queryByText('Penicillin', { exact: true })).toBeNull();
    expect(part.report.allergies.changes).toEqual([
      { action: 'delete', id: 'a1' },
      { action: 'add', name: 'Latex' },
    ]);
    expect(part.report.medications.changes).toEqual([]);
  });

  it('say what was removed, which a press puts back', async () => {
    const part = open();
    await userEvent.click(group('Allergies').getByRole('button', { name: 'Remove Penicillin' }));
    expect(group('Allergies').getByText('Removed: Penicillin')).toBeTruthy();
    await userEvent.click(group('Allergies').getByRole('button', { name: 'Put it back: Penicillin' }));
    expect(group('Allergies').queryByText(/^Removed/)).toBeNull();
    expect(group('Allergies').getByText('Penicillin')).toBeTruthy();
    expect(part.report.allergies.changes).toEqual([]);
  });

  it('say what a checked “none” takes away, and bring it back by a press', async () => {
    const part = open();
    await userEvent.click(group('Medications').getByRole('checkbox', { name: 'I take no medications' }));
    expect(group('Medications').queryByText(/no longer applies/)).toBeNull();
    await userEvent.click(group('Allergies').getByRole('checkbox', { name: 'I have no allergies' }));
    group('Allergies').getByText('This tells the practice that what it has listed no longer applies: Penicillin.');
    await userEvent.click(group('Allergies').getByRole('button', { name: 'Put them back' }));
    expect(part.lists.allergies.none).toBe(false);
    expect(group('Allergies').getByText('Penicillin')).toBeTruthy();
  });

  it('APT-195 ask of each medication on file whether it is taken, with its directions, and take back what is chosen', async () => {
    const medication = (id: string, name: string) => ({ id, name, mayDelete: true });
    const lists = {
      allergies: { entries: [], none: true },
      medications: {
        entries: [{ ...medication('m1', 'Furosemide'), directions: '40 mg · Every morning' }],
        none: false,
        gone: [medication('m2', 'Aspirin')],
      },
    };
    const page = { kind: 'medsAllergies', lists, clinicianEntriesStay: false } as const;
    const part = new MedsAllergiesSection(page, async () => ok([]), noDraft);
    renderIn('en', <MedsAllergiesPage part={part} />);
    const choice = (name: string) => within(screen.getByRole('group', { name }));
    const isTaken = (name: string): boolean =>
      choice(name).getByRole<HTMLInputElement>('radio', { name: 'I take this' }).checked;
    const said = () => [isTaken('Aspirin'), isTaken('Furosemide')];
    expect(screen.getByRole('group', { name: 'Furosemide', description: '40 mg · Every morning' })).toBeTruthy();
    // What was removed before in this check-in stands where it stood.
    expect(said()).toEqual([false, true]);
    await userEvent.click(choice('Furosemide').getByRole('radio', { name: 'I stopped taking this' }));
    await userEvent.click(choice('Aspirin').getByRole('radio', { name: 'I take this' }));
    expect(said()).toEqual([true, false]);
    expect(part.report.medications.changes).toEqual([
      { action: 'delete', id: 'm1' },
      { action: 'restore', id: 'm2' },
    ]);
    await userEvent.click(choice('Furosemide').getByRole('radio', { name: 'I stopped taking this' }));
    await userEvent.keyboard('{ArrowUp}');
    expect(said()).toEqual([true, true]);
    expect(document.activeElement).toBe(choice('Furosemide').getByRole('radio', { name: 'I take this' }));
  });
});
