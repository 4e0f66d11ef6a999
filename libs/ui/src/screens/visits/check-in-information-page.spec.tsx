import { beforeEach, describe, expect, it } from '@jest/globals';
import { InformationSection, type InformationLookups } from '@portico/view-models/visits';
import { noDraft } from '@portico/view-models/kernel';
import { inLanguage } from '@portico/domain/forms';
import { failed, ok, type Language, type LocalDate } from '@portico/domain/kernel';
import { sampleForm } from '@portico/domain/profile/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '../../testing/index.ts';
import { demographicsWords, fieldProblemWords, identityDocumentsWords, sectionWords } from '../profile/index.ts';
import { informationWords, numberWords } from './check-in.messages.ts';
import InformationPage from './check-in-information-page.tsx';

beforeEach(cleanup);

const ofProfile = [demographicsWords, fieldProblemWords, identityDocumentsWords, sectionWords];
const texts = [...ofProfile, informationWords, ...Object.values(numberWords)];

const open = async (language: Language, lookups: Partial<InformationLookups> = {}) => {
  const common = {
    practiceName: 'Desert Bloom',
    practicePhone: '(602) 555-0140',
    readOnly: false,
    today: '2026-11-21' as LocalDate,
    details: { personal: { first_name: 'Ben', last_name: 'Ortiz', city: 'Mesa', state: 'AZ' } },
  };
  const sectionOf = (section: 'personal' | 'demographics') =>
    ({ ...common, section, form: inLanguage(sampleForm.sections[section], language) }) as const;
  const part = new InformationSection(
    {
      personal: sectionOf('personal'),
      demographics: sectionOf('demographics'),
      identityDocuments: {
        ...common,
        insurances: [],
        insurers: [],
        photosRequired: false,
        identity: { frontPhoto: '', backPhoto: '' },
        identityRequired: true,
      },
      numbers: [],
    },
    { zipPlace: async () => ok(undefined), physicians: async () => ok([]), ...lookups },
    () => noDraft,
  );
  renderIn(language, <InformationPage part={part} onConfirm={() => undefined} />, ...texts);
  await act(() => part.load());
  return part;
};

const fill = async (label: string | RegExp, value: string): Promise<HTMLInputElement> => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  await act(async () => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
  return field;
};
const text = () => document.body.textContent;

interface Said<T = string> {
  readonly en: T;
  readonly es: T;
}
const inEach = (['en', 'es'] as const).map((language) => ({
  language,
  of: <T,>(said: Said<T>): T => said[language],
}));

describe.each(inEach)('bad input on the information check, in $language', ({ language, of }) => {
  const labelOf = (name: string) => (language === 'es' ? `${name} (es)` : name);

  it('APT-170 APT-181 a number that is none has its sentence and keeps from going on, and stays as it was typed', async () => {
    const part = await open(language);
    const ssn = await fill(
      of({ en: 'Social Security number (optional)', es: 'Número de Seguro Social (opcional)' }),
      '12345',
    );
    expect(text()).toContain(of({ en: 'Enter 9 digits.', es: 'Escriba 9 dígitos.' }));
    const license = of({ en: 'Driver’s license number (optional)', es: 'Número de licencia de conducir (opcional)' });
    await fill(license, 'A');
    expect(text()).toContain(of({ en: 'Enter 3 to 25 letters', es: 'Escriba de 3 a 25 letras' }));
    expect({ ssnValue: ssn.value, isComplete: part.isComplete, wrong: part.numbers.wrong }).toEqual({
      ssnValue: '123-45',
      isComplete: false,
      wrong: ['ssn', 'driversLicenseNumber'],
    });
    expect(
      screen.getByText(of({ en: /^To continue, complete/, es: /^Para continuar, complete/ })).textContent,
    ).toContain(license);
  });

  it('APT-182 MON-286 a day that is none has its sentence, and what is wrong is listed by its name', async () => {
    await open(language);
    const typed = await fill(labelOf('date_of_birth'), language === 'en' ? '02/30/1980' : '30/02/1980');
    expect(text()).toContain('No date');
    expect(typed.value).toMatch(/30/);
    expect(text()).toContain(
      of({ en: 'To continue, complete: date_of_birth', es: 'Para continuar, complete: date_of_birth (es)' }),
    );
  });

  it('APT-182 APT-186 a ZIP code that is none empties city and state and says so', async () => {
    await open(language);
    const zip = of({ en: 'zipcode (optional)', es: 'zipcode (es) (opcional)' });
    const field = await fill(zip, '00000');
    expect(text()).toContain(of({ en: 'We don’t recognize this ZIP code.', es: 'No conocemos este código postal.' }));
    expect([field.value, screen.getByLabelText<HTMLInputElement>(/^city/).value]).toEqual(['00000', '']);
  });

  it('APT-186 a ZIP code that nobody could look up leaves them, and says what to do', async () => {
    await open(language, { zipPlace: async () => failed({ kind: 'unreachable' }) });
    await fill(of({ en: 'zipcode (optional)', es: 'zipcode (es) (opcional)' }), '85201');
    expect(text()).toContain(
      of({ en: 'We couldn’t look up this ZIP code.', es: 'No pudimos buscar este código postal.' }),
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^city/).value).toBe('Mesa');
  });

  it.each<readonly [string, InformationLookups['physicians'], string, Said]>([
    ['too short', async () => ok([]), 'ma', { en: 'Type at least 3 letters.', es: 'Escriba al menos 3 letras.' }],
    ['nobody’s', async () => ok([]), 'xyz', { en: 'No physician was found.', es: 'No se encontró ningún médico.' }],
    [
      'failed',
      async () => failed({ kind: 'unavailable' }),
      'mar',
      { en: 'The search isn’t working right now.', es: 'La búsqueda no funciona en este momento.' },
    ],
  ])('APT-187 APT-189 APT-190 a search for a physician that is %s says so', async (what, physicians, typed, said) => {
    const asked: string[] = [];
    const lookups = {
      physicians: async (...[search]: Parameters<InformationLookups['physicians']>) => (
        asked.push(JSON.stringify(search)),
        physicians(search)
      ),
    };
    await open(language, lookups);
    fireEvent.click(
      screen.getAllByRole('button', {
        name: of({ en: /^Find a physician/, es: /^Buscar un médico/ }),
      })[0] as HTMLElement,
    );
    const field = await fill(of({ en: 'Name of the physician', es: 'Nombre del médico' }), typed);
    expect(text()).toContain(of(said));
    expect({ fieldValue: field.value, askedCount: asked.length }).toEqual({
      fieldValue: typed,
      askedCount: what === 'too short' ? 0 : 1,
    });
  });

  it('APT-183 APT-191 a file that is no picture has its sentence, and the picture is still asked for', async () => {
    const part = await open(language);
    const front = of({ en: 'Front of the document', es: 'Frente del documento' });
    const input = screen.getByLabelText<HTMLInputElement>(front, { selector: 'input' });
    await act(async () => fireEvent.change(input, { target: { files: [new File(['x'], 'id.pdf')] } }));
    expect(text()).toContain(of({ en: 'Choose a picture: JPG', es: 'Elija una imagen: JPG' }));
    expect({ isComplete: part.isComplete, wrong: part.identityDocuments.wrong }).toEqual({
      isComplete: false,
      wrong: ['identity'],
    });
  });
});
