import { beforeEach, describe, expect, it } from '@jest/globals';
import { DetailsViewModel } from '@portico/view-models/profile';
import type { Profile, SectionSettings } from '@portico/application/profile';
import type { Email, Phone } from '@portico/domain/access';
import { inLanguage } from '@portico/domain/forms';
import { failed, ok, type Language, type LocalDate } from '@portico/domain/kernel';
import { sampleForm } from '@portico/domain/profile/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderIn, isOff, missingAfterPress } from '../../testing/index.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { PersonalScreen } from './personal-screen.tsx';
import { deathWords, sourceFactWords } from './source-facts.messages.ts';
import {
  fieldProblemWords,
  missingDetailWords,
  personalWords,
  sectionWords,
  settingsWords,
} from './profile.messages.ts';

beforeEach(cleanup);

const open = async (
  language: Language,
  changes: Partial<SectionSettings> = {},
  saveSection: Profile['saveSection'] = async () => ok({ message: 'Kept.' }),
) => {
  const settings: SectionSettings = {
    practiceName: 'Desert Bloom',
    practicePhone: '(602) 555-0140',
    readOnly: false,
    today: '2026-11-21' as LocalDate,
    section: 'personal',
    form: inLanguage(sampleForm.sections.personal, language),
    details: { personal: { first_name: 'Rosa', last_name: 'Núñez' } },
    email: 'rosa@example.org' as Email,
    phone: '+16025550142' as Phone,
    ...changes,
  };
  const viewModel = new DetailsViewModel(
    {
      section: async () => ok(settings),
      saveSection,
      zipPlace: async () => failed({ kind: 'unreachable' }),
    },
    'personal',
  );
  const words = [
    deathWords,
    sourceFactWords,
    personalWords,
    settingsWords,
    sectionWords,
    fieldProblemWords,
    missingDetailWords,
    failureWords,
  ];
  renderIn(language, <PersonalScreen viewModel={viewModel} />, ...words);
  await act(() => viewModel.load());
  return viewModel;
};
const fill = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await act(async () => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  });
};
const save = (name = 'Save changes') => screen.getByRole<HTMLButtonElement>('button', { name });

describe('PersonalScreen', () => {
  it.each([
    ['en', 'Races in the medical recordWhite, Asian', 'Date of death in the medical recordDec 24, 2023'],
    [
      'es',
      'Razas en el expediente médicoWhite, Asian',
      'Fecha de fallecimiento en el expediente médico24 de dic de 2023',
    ],
  ] as const)('says beside the form what the sources of the record say, in %s', async (language, races, death) => {
    await open(language, { sourceFacts: { race: ['White', 'Asian'], death: ['2023-12-24'] } });
    const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    );
    expect(facts).toEqual(expect.arrayContaining([races, death]));
    cleanup();
    await open(language, { sourceFacts: { death: [''] } });
    expect(
      screen.getByText(language === 'en' ? 'Deceased; no date is recorded' : 'Persona fallecida; no consta la fecha'),
    ).toBeTruthy();
  });

  it.each([
    ['en', 'Preferred language in the medical recordVietnamese', 'Name suffix in the medical recordJr.'],
    ['es', 'Idioma preferido en el expediente médicovietnamita', 'Sufijo del nombre en el expediente médicoJr.'],
  ] as const)('names a language in the language of the page, in %s', async (language, spoken, suffix) => {
    const facts = {
      language: ['vi'],
      suffix: ['Jr.'],
      email: ['ana@example.com'],
      relatedPeople: ['Lea (Daughter)', 'Lu'],
    };
    await open(language, { sourceFacts: facts });
    const said = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(said).toEqual(expect.arrayContaining([spoken, suffix]));
    expect(said.some((each) => each?.endsWith('Lea (Daughter), Lu'))).toBe(true);
    cleanup();
    await open(language, { sourceFacts: { language: ['no tag'] } });
    expect(screen.getByText('no tag')).toBeTruthy();
  });

  it('ACC-120 MON-271 draws the form that the practice sent, and says how the account reaches the person', async () => {
    await open('en');
    expect(screen.getByLabelText<HTMLInputElement>('first_name').value).toBe('Rosa');
    expect(screen.getByText('602\u2011555\u20110142')).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Change my email' });
    expect(way.getAttribute('href')).toBe('/profile_settings/authentication');
  });

  it('MON-280 MON-282 lets only what was edited and is valid be saved, and says what the practice says', async () => {
    await open('en');
    expect(missingAfterPress(save())).toEqual(['You haven’t changed anything yet.']);
    expect(isOff(save())).toBe(true);
    await fill('first_name', '');
    expect(screen.getByText('Enter the first name. (Required Field)')).toBeTruthy();
    expect(missingAfterPress(save())).toEqual(['first_name – Enter the first name. (Required Field)']);
    expect(isOff(save())).toBe(true);
    await fill('first_name', 'Rosalía');
    expect(isOff(save())).toBe(false);
    await act(async () => fireEvent.click(save()));
    expect(await screen.findByText('Kept.')).toBeTruthy();
  });

  it.each([
    ['en', 'Save changes', 'first_name', /can’t reach the portal/],
    ['es', 'Guardar los cambios', 'first_name (es)', /No podemos conectar/],
  ] as const)(
    'MON-281 says in %s why it was not saved, and can be pressed again',
    async (language, name, field, why) => {
      await open(language, {}, async () => failed({ kind: 'unreachable' }));
      await fill(field, 'Rosalía');
      await act(async () => fireEvent.click(save(name)));
      expect(await screen.findByText(why)).toBeTruthy();
      expect(isOff(save(name))).toBe(false);
      expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe('Rosalía');
    },
  );

  it('MON-283 APT-011 is only to be read where the practice keeps the profile alone, and says who changes it', async () => {
    await open('en', { readOnly: true });
    expect(screen.getByLabelText<HTMLInputElement>('first_name').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Call Desert Bloom' }).getAttribute('href')).toBe('tel:6025550140');
  });

  it('MON-293 says that a zip could not be looked up, and what to do', async () => {
    await open('en');
    await fill('zipcode (optional)', '85001');
    expect(screen.getByText(/ype the city and state yourself/)).toBeTruthy();
  });

  it('speaks Spanish', async () => {
    await open('es');
    expect(save('Guardar los cambios')).toBeTruthy();
    expect(screen.getByText('Su cuenta')).toBeTruthy();
  });

  it('shows whoever acts for somebody no way into the account', async () => {
    const viewModel = await open('en');
    cleanup();
    const { email: _, phone: __, ...known } = viewModel.section.settings as SectionSettings;
    const other = new DetailsViewModel(
      {
        section: async () => ok(known),
        saveSection: async () => failed({ kind: 'not-found' }),
        zipPlace: async () => ok(undefined),
      },
      'personal',
    );
    renderIn('en', <PersonalScreen viewModel={other} />, personalWords, settingsWords, sectionWords);
    await act(() => other.load());
    expect(screen.queryByRole('link', { name: 'Change my email' })).toBeNull();
  });
});
