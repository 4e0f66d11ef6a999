import { beforeEach, describe, expect, it } from '@jest/globals';
import { PersonalViewModel, type Personal } from '@portico/application/profile';
import type { Email, Phone } from '@portico/domain/access';
import type { LocalDate } from '@portico/domain/kernel';
import { act, cleanup, screen } from '@testing-library/react';
import { renderIn } from '../../testing/index.ts';
import { PersonalScreen } from './personal-screen.tsx';
import { personalWords, settingsWords } from './profile.messages.ts';

beforeEach(cleanup);

const rosa: Personal = {
  name: 'Rosa Núñez',
  birthDate: '1961-03-06' as LocalDate,
  language: 'es',
  email: 'rosa@example.org' as Email,
  phone: '+16025550142' as Phone,
  practiceName: 'Desert Bloom',
  practicePhone: '(602) 555-0140',
};

const open = async (language: 'en' | 'es', changes: Partial<Personal> = {}) => {
  const viewModel = new PersonalViewModel({ personal: async () => ({ ok: true, value: { ...rosa, ...changes } }) });
  renderIn(language, <PersonalScreen viewModel={viewModel} />, personalWords, settingsWords);
  await act(() => viewModel.load());
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
};

describe('PersonalScreen', () => {
  it('ACC-120 says what is on file, and who corrects it', async () => {
    expect(await open('en')).toEqual(['Rosa Núñez', 'Mar 6, 1961', 'rosa@example.org', '602-555-0142', 'Spanish']);
    expect(screen.getByRole('link', { name: 'Call Desert Bloom' }).getAttribute('href')).toBe('tel:6025550140');
    expect(screen.getByRole('link', { name: 'Change my email' }).getAttribute('href')).toBe(
      '/profile_settings/authentication',
    );
  });

  it('speaks Spanish', async () => {
    expect(await open('es')).toEqual(['Rosa Núñez', '6 de mar de 1961', 'rosa@example.org', '602-555-0142', 'Español']);
    expect(screen.getByRole('link', { name: 'Acceso y seguridad' })).toBeTruthy();
  });

  it('shows whoever acts for somebody no way into the account', async () => {
    const { email: _, phone: __, ...known } = rosa;
    const viewModel = new PersonalViewModel({ personal: async () => ({ ok: true, value: known }) });
    renderIn('en', <PersonalScreen viewModel={viewModel} />, personalWords, settingsWords);
    await act(() => viewModel.load());
    expect(screen.getAllByText('Not on file')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Change my email' })).toBeNull();
  });
});
