import { beforeEach, describe, expect, it } from '@jest/globals';
import { DetailsViewModel, PhysicianPickerViewModel } from '@portico/view-models/profile';
import type { Profile } from '@portico/application/profile';
import { inLanguage } from '@portico/domain/forms';
import { ok, type Language, type LocalDate } from '@portico/domain/kernel';
import type { Physician } from '@portico/domain/profile';
import { sampleForm } from '@portico/domain/profile/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderIn } from '../../testing/index.ts';
import { DemographicsScreen } from './demographics-screen.tsx';
import { demographicsWords } from './demographics.messages.ts';
import { fieldProblemWords, sectionWords, settingsWords } from './profile.messages.ts';

beforeEach(cleanup);

const inez: Physician = {
  npi: '1100000001',
  first_name: 'Inés',
  last_name: 'Zúñiga',
  specialty: 'Cardiology',
  address: {
    address1: '1 Oak Street',
    address2: '',
    zipcode: '85001',
    city: 'Phoenix',
    state: 'AZ',
    phone_number: '(602) 555-0142',
  },
};

const open = async (language: Language) => {
  const profile: Profile = {
    section: async () =>
      ok({
        practiceName: 'Desert Bloom',
        practicePhone: '(602) 555-0140',
        readOnly: false,
        today: '2026-11-21' as LocalDate,
        section: 'demographics',
        form: inLanguage(sampleForm.sections.demographics, language),
        details: {},
      }),
    saveSection: async () => ok({ message: 'Kept.' }),
    zipPlace: async () => ok(undefined),
    physicians: async () => ok([inez]),
  };
  const viewModel = new DetailsViewModel(profile, 'demographics');
  const pickerOf = (group: 'primary_care_physician' | 'referring_physician') =>
    new PhysicianPickerViewModel(profile, (physician) => viewModel.pick(group, physician));
  const pickers = {
    primary_care_physician: pickerOf('primary_care_physician'),
    referring_physician: pickerOf('referring_physician'),
  };
  const words = [demographicsWords, settingsWords, sectionWords, fieldProblemWords];
  renderIn(language, <DemographicsScreen viewModel={viewModel} pickers={pickers} />, ...words);
  await act(() => viewModel.load());
};
const fill = (label: string, value: string): HTMLInputElement => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  return field;
};

describe('DemographicsScreen', () => {
  it('MON-262 MON-286 says up to the semicolon what is no date, and the whole message where it is out of range', async () => {
    await open('en');
    fill('date_of_birth', '02/30/1980');
    expect(screen.getByText('No date')).toBeTruthy();
    fill('date_of_birth', '01/01/1900');
    expect(screen.getByText('No date; not possible.')).toBeTruthy();
    fill('date_of_birth', '02/29/1980');
    expect(screen.queryByText(/No date/)).toBeNull();
  });

  it('MON-287 MON-288 takes the day first in Spanish, and puts in the slashes', async () => {
    await open('es');
    expect(fill('date_of_birth (es)', '29021980').value).toBe('29/02/1980');
    expect(screen.queryByText(/No date/)).toBeNull();
  });

  it('MON-323 MON-325 shows who was searched, selected and applied', async () => {
    await open('en');
    const find = 'Find a physician: Primary care physician';
    expect(screen.getByRole('button', { name: 'Find a physician: Referring physician' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: find }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name of the physician'));
    await act(async () => void fill('Name of the physician', 'zun'));
    const search = within(screen.getByRole('group', { name: 'Primary care physician' }));
    const use = search.getByRole<HTMLButtonElement>('button', { name: 'Use this physician' });
    fireEvent.click(use);
    expect(document.activeElement).toBe(screen.getByLabelText('Name of the physician'));
    expect(screen.getByText('Fill in “Name of the physician”.')).toBeTruthy();
    fireEvent.click(search.getByRole('radio', { name: /Inés Zúñiga/ }));
    fireEvent.click(use);
    expect(screen.queryByLabelText('Name of the physician')).toBeNull();
    for (const said of ['Inés Zúñiga', 'Cardiology', 'Phoenix, AZ 85001', '+1 (602) 555\u20110142']) {
      expect(screen.getByText(said)).toBeTruthy();
    }
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose another'));
    const remove = screen.getByRole('button', { name: 'Remove: Primary care physician' });
    remove.focus();
    fireEvent.click(remove);
    expect(screen.queryByText('Inés Zúñiga')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: find }));
  });
});
