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
    expect(group('Allergies').getByText('You removed: Penicillin')).toBeTruthy();
    await userEvent.click(group('Allergies').getByRole('button', { name: 'Put it back: Penicillin' }));
    expect(group('Allergies').queryByText(/You removed/)).toBeNull();
    expect(group('Allergies').getByText('Penicillin')).toBeTruthy();
    expect(part.report.allergies.changes).toEqual([]);
  });

  it('APT-195 say in place of a medication on file that it is not taken, and take that back', async () => {
    const medication = (id: string, name: string) => ({ id, name, mayDelete: true });
    const lists = {
      allergies: { entries: [], none: true },
      medications: { entries: [medication('m1', 'Metformin'), medication('m2', 'Lisinopril')], none: false },
    };
    const page = { kind: 'medsAllergies', lists, clinicianEntriesStay: false } as const;
    const part = new MedsAllergiesSection(page, async () => ok([]), noDraft);
    renderIn('en', <MedsAllergiesPage part={part} />);
    const lines = () =>
      group('Medications')
        .getAllByRole('listitem')
        .map((item: HTMLElement) => item.querySelector('span')?.textContent);
    await userEvent.click(screen.getByRole('button', { name: 'I don’t take this: Metformin' }));
    expect(lines()).toEqual(['You said you don’t take Metformin', 'Lisinopril']);
    expect(part.report.medications.changes).toEqual([{ action: 'delete', id: 'm1' }]);
    await userEvent.click(screen.getByRole('button', { name: 'I do take this: Metformin' }));
    expect(lines().toSorted()).toEqual(['Lisinopril', 'Metformin']);
    expect(part.report.medications.changes).toEqual([]);
  });
});
