import { beforeEach, describe, expect, it } from '@jest/globals';
import { IdentityDocumentsViewModel } from '@portico/view-models/profile';
import type { IdentityDocumentsChange, IdentityDocumentsSettings } from '@portico/application/profile';
import { ok, type Language, type LocalDate } from '@portico/domain/kernel';
import { blankInsurance, type InsuranceId } from '@portico/domain/profile';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderIn, isOff, missingAfterPress } from '../../testing/index.ts';
import { IdentityDocumentsScreen } from './identity-documents-screen.tsx';
import { fieldProblemWords, sectionWords, settingsWords } from './profile.messages.ts';
import { identityDocumentsWords } from './identity-documents.messages.ts';

beforeEach(cleanup);

const open = async (language: Language, changes: Partial<IdentityDocumentsSettings> = {}) => {
  const settings: IdentityDocumentsSettings = {
    practiceName: 'Desert Bloom',
    practicePhone: '(602) 555-0140',
    readOnly: false,
    today: '2026-11-21' as LocalDate,
    insurances: [],
    insurers: [{ name: 'Medicare', payer_plans: ['Part B'] }],
    photosRequired: false,
    identity: { frontPhoto: '', backPhoto: '' },
    identityRequired: false,
    ...changes,
  };
  const sent: IdentityDocumentsChange[] = [];
  const viewModel = new IdentityDocumentsViewModel({
    identityDocuments: async () => ok(settings),
    saveIdentityDocuments: async (change) => {
      sent.push(change);
      return ok({ message: 'Kept.' });
    },
  });
  const words = [identityDocumentsWords, settingsWords, sectionWords, fieldProblemWords];
  renderIn(language, <IdentityDocumentsScreen viewModel={viewModel} />, ...words);
  await act(() => viewModel.load());
  return sent;
};
const fill = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });

describe('PapersScreen', () => {
  it('MON-263 MON-295 sends an insurance as it was filled in, with the day in the order of the language', async () => {
    const sent = await open('en');
    fill('Type of insurance', 'Primary');
    fill('Insurance company', 'Medicare');
    fill('Plan (optional)', 'Part B');
    fill('Member ID', 'M1');
    expect(missingAfterPress(save())).toEqual(['Fill in “Valid from”. (Required Field)']);
    expect(isOff(save())).toBe(true);
    fill('Valid from', '02/29/2024');
    expect(isOff(save())).toBe(false);
    await act(async () => fireEvent.click(save()));
    const texts = { type: 'Primary', providerName: 'Medicare', planName: 'Part B', effectiveFrom: '2024-02-29' };
    expect(sent[0]?.insurances).toMatchObject([{ texts, deleted: false }]);
  });

  it('MON-287 takes the day first in Spanish, or the only reading that is a date', async () => {
    await open('es');
    for (const date of ['29/02/2024', '02/29/2024']) {
      fill('Válido desde', date);
      expect(screen.queryByText('Escriba una fecha')).toBeNull();
      expect(screen.getByText('29 de febrero de 2024')).toBeTruthy();
    }
    fill('Válido desde', '30/30/2024');
    expect(screen.getByText('Escriba una fecha')).toBeTruthy();
  });

  it('MON-365 adds another insurance to the list, and removes one of them', async () => {
    await open('en');
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    fill('Member ID', 'M1');
    press('Add another insurance');
    const ids = () => screen.getAllByLabelText<HTMLInputElement>('Member ID').map(({ value }) => value);
    expect(ids()).toEqual(['M1', '']);
    press('Remove insurance 1');
    expect(ids()).toEqual(['']);
  });

  it('MON-301 MON-302 MON-304 asks for the holder where it is somebody else, and for a name that is not listed', async () => {
    await open('en');
    expect(screen.queryByLabelText('First name of the policy holder')).toBeNull();
    fill('Whose insurance is it? The policy holder is', 'Mother');
    fill('First name of the policy holder', '');
    expect(screen.getByText(/^Fill in “.*Required Field/)).toBeTruthy();
    expect(screen.queryByLabelText('Valid from')).toBeNull();
    fill('Insurance company', 'OTHER');
    expect(screen.getByLabelText('Name of the company')).toBeTruthy();
  });

  it('MON-307 says at once that gender and relationship do not go together', async () => {
    await open('en');
    fill('Whose insurance is it? The policy holder is', 'Father');
    fill('Gender of the policy holder', 'Female');
    expect(screen.getByText(/gender doesn’t match/)).toBeTruthy();
  });

  it('MON-309 shows the banner of the practice', async () => {
    await open('en', { accepted: { insurers: ['Medicare'], banner: 'Please call us first.' } });
    fill('Insurance company', 'Medicare');
    expect(screen.queryByText('Please call us first.')).toBeNull();
    fill('Insurance company', 'OTHER');
    expect(screen.getByText('Please call us first.')).toBeTruthy();
  });

  it('MON-312 says that a picture is required, once there is something to be saved', async () => {
    await open('en', { identityRequired: true });
    expect(screen.queryByText('This field is required')).toBeNull();
    fill('Member ID', 'M1');
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
  });

  it('MON-283 APT-011 is only to be read where the practice keeps the profile alone', async () => {
    await open('en', { readOnly: true });
    expect(screen.queryByRole('button', { name: /Choose a picture|Save changes/ })).toBeNull();
    expect(screen.getByText('No insurance on file.')).toBeTruthy();
  });

  it('says that the practice does not share insurances, and shows none as if there were none', async () => {
    await open('en', { readOnly: true, hidden: ['insurances'] });
    expect(screen.getByText('Desert Bloom doesn’t share this here')).toBeTruthy();
    expect(screen.queryByText('No insurance on file.')).toBeNull();
  });

  it('asks for no picture, no policyholder and no fourth insurance where the practice has no place for them', async () => {
    await open('en', { hidden: ['pictures', 'policyholder'] });
    expect(screen.queryByLabelText('Front of the card', { selector: 'input' })).toBeNull();
    expect(screen.queryByLabelText('Whose insurance is it? The policy holder is')).toBeNull();
    const types = [...screen.getByLabelText('Type of insurance').querySelectorAll('option')].map(({ value }) => value);
    expect(types).toEqual(['', 'Primary', 'Secondary', 'Tertiary']);
    expect(screen.queryByText(/^Show .* your insurance cards/)).toBeNull();
    expect(screen.getByText(/^These are the insurances that .* has on file\./)).toBeTruthy();
  });

  it('shows whose an insurance is where the practice alone changes it, as much as is known, and asks for none of it', async () => {
    const own = { ...blankInsurance('i1' as InsuranceId), type: 'Primary', providerName: 'Medicare', memberId: 'M1' };
    const insurances = [{ ...own, relationshipType: 'Spouse', policyHolderLastName: 'Walker' }];
    await open('en', { hidden: ['pictures', 'policyholder'], insurances });
    const last = screen.getByLabelText<HTMLInputElement>('Last name of the policy holder');
    expect({ value: last.value, isReadOnly: last.readOnly }).toEqual({ value: 'Walker', isReadOnly: true });
    expect(screen.queryByLabelText(/^Middle name of the policy holder/)).toBeNull();
    expect(screen.getByLabelText('Valid from')).toBeTruthy();
  });

  it('MON-311 takes pictures alone, and says so', async () => {
    await open('en');
    const [input] = screen.getAllByLabelText<HTMLInputElement>('Front of the card', { selector: 'input' });
    if (input === undefined) throw new Error('There is no way to choose a picture.');
    expect(input.accept).toBe('.jpg,.jpeg,.png,.tif,.tiff,.gif');
    await act(async () => fireEvent.change(input, { target: { files: [new File(['x'], 'card.pdf')] } }));
    expect(screen.getByText(/Choose a picture: JPG/)).toBeTruthy();
  });
});
