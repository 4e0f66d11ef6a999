import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CheckIn, CheckInPage, CheckInScreen as Shown } from '@portico/application/visits';
import { ok, type AppointmentId, type PatientId, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import type { Form, FormUuid } from '@portico/domain/forms';
import type { CheckInPageStep } from '@portico/domain/visits';
import { historyTellings } from '@portico/domain/visits/testing';
import { CheckInViewModel } from '@portico/view-models/visits';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { ActedForContext } from '../../kit/acted-for.ts';
import type { Message } from '../../words/message-descriptor.ts';
import { useWords } from '../../words/use-words.ts';
import { OpenContext } from '../open/index.ts';
import { noon, renderIn } from '../../testing/index.ts';
import { CheckInRecap } from './check-in-recap.tsx';
import { recapWords, toldWords } from './check-in-recap.messages.ts';
import { CheckInScreen } from './check-in-screen.tsx';
import { checkInProblemWords, checkInStepWords, checkInWords, informationWords } from './check-in.messages.ts';
import { CheckedInModal } from './checked-in-modal.tsx';
import { historyListWords, historyWords } from './medical-history.messages.ts';

beforeEach(cleanup);

const texts = [
  checkInWords,
  checkInStepWords,
  recapWords,
  historyWords,
  informationWords,
  checkInProblemWords,
  ...[...Object.values(toldWords), ...Object.values(historyListWords)].map((words) => ({ ...words })),
];

const latex = { id: 'a1', name: 'Latex', mayDelete: true };
const iron = { id: 'm1', name: 'Iron', mayDelete: true };
const lists = {
  allergies: { entries: [latex], none: false },
  medications: { entries: [iron], none: false },
};

/** A check-in at its last step, the lists; the forms before it were sent. */
const steps: readonly CheckInPageStep[] = ['consents', 'medsAllergies'];
const pages: Readonly<Partial<Record<CheckInPageStep, CheckInPage>>> = {
  consents: { kind: 'consents', forms: [], today: '2026-03-20' as never },
  medsAllergies: { kind: 'medsAllergies', lists, clinicianEntriesStay: false },
};
const shown = (step: CheckInPageStep): Shown => ({
  visit: {
    id: 'v1' as AppointmentId,
    patient: { practice: 'desert' as PracticeId, patient: 'ana' as PatientId },
    start: noon,
    timeZone: 'America/Phoenix' as TimeZone,
    providerName: 'Dr. Núñez',
    office: 'North',
    video: false,
  },
  practice: { id: 'desert' as PracticeId, name: 'Desert Bloom', phone: '(602) 555-0101' },
  steps,
  done: ['consents'],
  told: { forms: { consents: ['Consent to treatment'], intake: [] } },
  at: pages[step] ?? { kind: 'ready' },
});

const open = async (
  language: 'en' | 'es' = 'en',
  actedFor?: string,
  title: (title: string | undefined) => void = () => undefined,
  more: Partial<Shown> = {},
  here = 'desert',
) => {
  const answer = async () => ok({ ...shown('medsAllergies'), ...more });
  const port: CheckIn = {
    open: async (_, earlier = 'medsAllergies') => ok({ ...shown(earlier), ...more }),
    postForms: answer,
    postInformation: answer,
    postMedsAllergies: answer,
    goOn: answer,
    search: async () => ok([]),
  };
  const viewModel = new CheckInViewModel({
    checkIn: port,
    visit: {},
    lookups: { zipPlace: async () => ok(undefined), physicians: async () => ok([]) },
    onDone: () => undefined,
    onLeave: () => undefined,
  });
  await viewModel.load();
  renderIn(
    language,
    <OpenContext value={{ brand: () => undefined, title }}>
      <ActedForContext value={actedFor}>
        <CheckInScreen viewModel={viewModel} payment={() => null} onBack={() => undefined} here={here as PracticeId} />
      </ActedForContext>
    </OpenContext>,
    ...texts,
  );
  return viewModel;
};

const entriesAdded = (): number => Number(window.history.state?.backSteps ?? 0);
/** The recap, line by line. */
const recap = (title = 'Check your answers'): readonly (string | null)[] => {
  const card = screen.getByRole('heading', { name: title }).parentElement;
  return [...(card?.querySelectorAll('dt, dd') ?? [])].map((line) => line.textContent);
};
/** What a person is told after check-in, line by line. */
const receipt = (dialog: HTMLElement): readonly (string | null)[] =>
  within(dialog)
    .queryAllByRole('listitem')
    .map((item: HTMLElement) => item.textContent);
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the steps of check-in', () => {
  it.each([
    ['desert', 0],
    ['bay', 1],
  ])('APT-164 tell of a practice that is not the selected one, %s', async (here, times) => {
    await open('en', undefined, undefined, {}, here);
    expect(screen.queryAllByText('This visit is at Desert Bloom, another practice.')).toHaveLength(times);
  });

  it.each([
    ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Back to step 1' }))],
    ['Back of the browser', async () => act(() => window.history.back())],
  ])('are gone back one by one by %s, and only from the first out of it', async (_, goBack) => {
    await open();
    await step('Medications and Allergies');
    await waitFor(() => expect(entriesAdded()).toBe(1));
    await goBack();
    const heading = await step('Consent Forms');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(screen.getByText('Consent to treatment')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Back to step/ })).toBeNull();
    await waitFor(() => expect(entriesAdded()).toBe(0));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await step('Medications and Allergies');
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
  });
});

describe('the answers before the button that checks in', () => {
  it('APT-171 are said in sentences, as they are chosen, and each step can be opened again', async () => {
    await open();
    const last = screen.getByRole('button', { name: 'Check in' });
    expect(recap()).toEqual([
      'Consent Forms',
      'Sent: Consent to treatment',
      'View',
      'Medications and Allergies',
      'Still allergic to Latex',
      'Still taking Iron',
    ]);
    const heading = screen.getByRole('heading', { name: 'Check your answers' });
    expect(heading.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Latex' }));
    await userEvent.type(screen.getByLabelText('Allergy'), 'Eggs');
    await userEvent.click(screen.getByRole('radio', { name: 'I stopped taking this' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'I take no medications' }));
    expect(recap().slice(4)).toEqual([
      'No longer allergic to Latex',
      'Also allergic to Eggs',
      'No longer taking Iron',
      'No medications',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'View: Consent Forms' }));
    await step('Consent Forms');
    expect(screen.queryByRole('heading', { name: 'Check your answers' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await step('Medications and Allergies');
    expect(recap('Check your answers')).toContain('Sent: Consent to treatment');
  });
});

describe('what is missing in the lists', () => {
  it.each([
    [
      'en',
      'Check in',
      [
        'Add an allergy, or check the box “I have no allergies”.',
        'Add a medication, or check the box “I take no medications”.',
      ],
    ],
    [
      'es',
      'Registrar llegada',
      [
        'Agregue una alergia o marque la casilla “No tengo alergias”.',
        'Agregue un medicamento o marque la casilla “No tomo medicamentos”.',
      ],
    ],
  ] as const)(
    'APT-170 APT-196 is said after a press, with a link to each list, in %s',
    async (language, button, said) => {
      const nothing = { entries: [], none: false };
      const at = {
        kind: 'medsAllergies' as const,
        lists: { allergies: nothing, medications: nothing },
        clinicianEntriesStay: false,
      };
      await open(language, undefined, () => undefined, { at });
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(said);
      await userEvent.click(screen.getByRole('link', { name: said[1] }));
      expect(document.activeElement?.closest('fieldset')?.textContent).toContain(said[1]);
      await userEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
      await waitFor(() => expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([said[1]]));
    },
  );
});

describe('what checking in ends', () => {
  it.each([
    [
      'en',
      'Check in',
      'After check-in, this visit can’t be changed or canceled online. To change it, call Desert Bloom.',
    ],
    [
      'es',
      'Registrar llegada',
      'Después de registrar la llegada, esta cita no se puede cambiar ni cancelar en línea. Para cambiarla, llame a Desert Bloom.',
    ],
  ] as const)(
    'APT-171 is said above the button that checks in, with the number to call, in %s',
    async (language, button, text) => {
      await open(language, undefined, () => undefined, { changesByPhone: '602-555-0101' });
      const said = screen.getByText(text);
      expect(said.parentElement?.querySelector('a')?.getAttribute('href')).toBe('tel:6025550101');
      const last = screen.getByRole('button', { name: button });
      expect(said.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    },
  );

  it('is not said where it ends nothing, nor before another step', async () => {
    await open();
    expect(screen.queryByText(/can’t be changed/)).toBeNull();
    cleanup();
    await open('en', undefined, () => undefined, { changesByPhone: '602-555-0101', done: [] });
    expect(screen.queryByText(/can’t be changed/)).toBeNull();
  });

  it.each([
    [true, 'Sign and check in'],
    [false, 'Send and check in'],
  ])('the button of the last form says that it checks in, signed: %p', async (isSigned, name) => {
    const field = {
      uuid: 'a',
      type: isSigned ? 'signature' : 'text',
      label: 'Your name',
      sortOrder: 1,
      rules: [],
    } as const;
    const form: Form = {
      uuid: 'f1' as FormUuid,
      version: 1,
      title: 'Consent',
      pages: [{ required: [], fields: [field] }],
      rules: [],
    };
    const at = { kind: 'consents' as const, forms: [form], today: '2026-03-20' as never };
    const heads: (string | undefined)[] = [];
    await open('en', 'Liam', (title) => heads.push(title), { steps: ['consents'], done: [], at });
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    // The page keeps the name of the task; the form has its own below.
    expect(heads.at(-1)).toBe('Check in for Liam’s visit');
    expect(screen.getByRole('heading', { name: 'Consent' })).toBeTruthy();
  });
});

describe('what came of a check-in', () => {
  const told = {
    history: {
      allergies: { none: false, kept: ['Eggs'], added: [], removed: ['Latex'] },
      medications: { none: false, kept: [], added: ['Aspirin', 'Iron'], removed: [] },
    },
    forms: { consents: ['Consent to treatment'], intake: [] },
  };
  it.each([
    [
      'en',
      undefined,
      'You’re checked in',
      [
        'Sent: Consent to treatment',
        'No longer allergic to Latex',
        'Still allergic to Eggs',
        'Also taking Aspirin and Iron',
      ],
    ],
    [
      'es',
      'Liam',
      'La llegada de Liam está registrada',
      [
        'Enviado: Consent to treatment',
        'Ya no tiene alergia a: Latex',
        'Sigue teniendo alergia a: Eggs',
        'También toma: Aspirin e Iron',
      ],
    ],
  ] as const)(
    'names who is checked in, and all that was told, in %s for %p',
    async (language, name, title, answers) => {
      renderIn(
        language,
        <ActedForContext value={name}>
          <CheckedInModal told={{ done: steps, told }} onClose={() => undefined} />
        </ActedForContext>,
        ...texts,
      );
      const dialog = await screen.findByRole('dialog', { name: title });
      expect(receipt(dialog)).toEqual(answers);
    },
  );

  it('APT-172 says which forms are still due, and leads to them', async () => {
    const onForms = jest.fn();
    const due = ['Medical history', 'How is your pain?'];
    renderIn('en', <CheckedInModal formsDue={due} onForms={onForms} onClose={() => undefined} />, ...texts);
    const dialog = await screen.findByRole('dialog', { name: 'You’re checked in' });
    expect(dialog.textContent).toContain('2 forms are still due:Medical historyHow is your pain?');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fill out the forms' }));
    expect(onForms).toHaveBeenCalledTimes(1);
    cleanup();
    renderIn('en', <CheckedInModal formsDue={[]} onForms={onForms} onClose={() => undefined} />, ...texts);
    expect((await screen.findByRole('dialog')).textContent).not.toMatch(/due|Fill out/);
  });

  const titlesOfForms = fc.uniqueArray(fc.constantFrom('Consent to treatment', 'Notice of privacy practices'));
  const tellings = fc.record({
    history: fc.record({ allergies: historyTellings, medications: historyTellings }),
    forms: fc.record({ consents: titlesOfForms, intake: titlesOfForms }),
  });
  it('APT-171 lists after check-in whatever was listed before it', async () => {
    const asked = fc.subarray<CheckInPageStep>(['information', 'medsAllergies', 'consents', 'intake']);
    await fc.assert(
      fc.asyncProperty(asked, tellings, async (done, all) => {
        const viewModel = { step: undefined, told: all, goTo: async () => undefined };
        renderIn('en', <CheckInRecap viewModel={viewModel} screen={{ ...shown('consents'), steps: done }} />, ...texts);
        const before = [...document.querySelectorAll('dd')].flatMap((line) =>
          line.querySelector('button') === null ? [line.textContent] : [],
        );
        cleanup();
        renderIn('en', <CheckedInModal told={{ done, told: all }} onClose={() => undefined} />, ...texts);
        const after = receipt(await screen.findByRole('dialog', { name: 'You’re checked in' }));
        cleanup();
        expect(after).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });
});

/** Each text of the page, and each name that a screen reader says. */
const said = (): readonly string[] => {
  const texts = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [])),
    element.getAttribute('aria-label') ?? '',
  ]);
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
};

/** Where “you” is the person who types, and nothing is said of anybody’s body. */
const ofWhoTypes = [
  'Check your answers',
  'Type at least 3 letters and choose from the list, or use your own words.',
  'You told the practice:',
  'Revise sus respuestas',
  'Escriba al menos 3 letras y elija de la lista, o use sus propias palabras.',
  'Usted informó al consultorio:',
];
const ofOneself = /\b(I|me|my|you|your|yo|mi|mis|su|sus|usted|tengo|tomo|dejé)\b/iu;

describe('checking in for another person', () => {
  it.each(['en', 'es'] as const)('says nothing of their body as if it were of who does it, in %s', async (language) => {
    const heads: (string | undefined)[] = [];
    const viewModel = await open(language, 'Liam', (title) => heads.push(title));
    const ofAnother = (): readonly string[] =>
      said().filter((text) => ofOneself.test(text) && !ofWhoTypes.includes(text));
    expect(ofAnother()).toEqual([]);
    expect(said().filter((text) => text.includes('Liam'))).toEqual(
      {
        en: ['Liam has no allergies', 'Liam takes this', 'Liam stopped taking this', 'Liam takes no medications'],
        es: ['Liam no tiene alergias', 'Liam lo toma', 'Liam dejó de tomarlo', 'Liam no toma medicamentos'],
      }[language],
    );
    expect(heads.at(-1)).toBe({ en: 'Check in for Liam’s visit', es: 'Registrar la llegada de Liam' }[language]);
    act(() => {
      viewModel.medsAllergies?.remove('allergies', 0);
      viewModel.medsAllergies?.add('allergies');
    });
    expect(ofAnother()).toEqual([]);
    cleanup();
    const whom = { isOther: 'true', person: 'Liam' };
    const Text = ({ of }: { readonly of: Message }) => useWords()(of, whom);
    const inTheirPlace = [checkInWords.ready, checkInWords.payTitle, checkInWords.done, checkInWords.doneTitle];
    const neutral = [informationWords.lead, informationWords.numbersLead, checkInProblemWords['needs-provider']];
    renderIn(
      language,
      [...inTheirPlace, ...neutral].map((of) => (
        <p key={String(of.id)}>
          <Text of={of} />
        </p>
      )),
      ...texts,
    );
    expect(ofAnother()).toEqual([]);
  });
});
