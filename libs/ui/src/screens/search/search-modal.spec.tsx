import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Search, SearchAnswer } from '@portico/application/search';
import { failed, ok, type LocalDate, type PracticeId } from '@portico/domain/kernel';
import { SearchViewModel } from '@portico/view-models/search';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/kit.messages.ts';
import { renderIn } from '../../testing/index.ts';
import { pageKeywords, pageWords } from './search-pages.messages.ts';
import { searchPages } from './search-pages.ts';
import { SearchModal } from './search-modal.tsx';
import { hitWords, searchWords } from './search.messages.ts';

beforeEach(cleanup);

const answer: SearchAnswer = {
  practice: 'mesa' as PracticeId,
  hits: [
    { kind: 'message', id: 't1', title: 'Your lab results', with: 'Dr. Ng', day: '2026-02-03' as LocalDate },
    { kind: 'visit', id: 'v1', title: 'Follow-up visit', with: 'Dr. Ng' },
    { kind: 'allergy', id: 'a1', title: 'Penicillin' },
  ],
  isPartial: true,
};

const open = async (
  language: 'en' | 'es',
  {
    isOffered = () => true,
    find = async () => ok(answer),
  }: Partial<Search & { isOffered: (path: string, does?: string) => boolean }> = {},
) => {
  const asked: string[] = [];
  let closed = 0;
  const viewModel = new SearchViewModel({
    find: (text) => {
      asked.push(text);
      return find(text);
    },
  });
  renderIn(
    language,
    <SearchModal viewModel={viewModel} isOffered={isOffered} phone="212-555-0102" onClose={() => (closed += 1)} />,
    kitWords,
    searchWords,
    hitWords,
    pageWords,
    pageKeywords,
  );
  await act(async () => undefined);
  return { asked, closed: () => closed, field: screen.getByRole('searchbox') };
};

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('SearchModal', () => {
  it.each([
    ['en', 'pay', 'Pay a bill', '/payments'],
    ['en', 'talk to nurse', 'Write a message', '/messages?new'],
    ['en', 'refill', 'Request a refill', '/my_health'],
    ['en', 'let my daughter help me', 'People who help you', '/profile_settings/manage_delegates'],
    ['en', 'manage delegates', 'People who help you', '/profile_settings/manage_delegates'],
    ['en', 'helper', 'People who help you', '/profile_settings/manage_delegates'],
    ['en', 'caregiver', 'People who help you', '/profile_settings/manage_delegates'],
    ['en', 'family', 'People who help you', '/profile_settings/manage_delegates'],
    ['es', 'que mi hija me ayude', 'Personas que le ayudan', '/profile_settings/manage_delegates'],
    ['es', 'administrar personas autorizadas', 'Personas que le ayudan', '/profile_settings/manage_delegates'],
    ['es', 'cuidadora', 'Personas que le ayudan', '/profile_settings/manage_delegates'],
    ['es', 'familiar', 'Personas que le ayudan', '/profile_settings/manage_delegates'],
    ['es', 'pagar', 'Pagar una factura', '/payments'],
    ['es', 'hablar enfermera', 'Escribir un mensaje', '/messages?new'],
    ['es', 'idioma', 'Sus datos', '/profile_settings/demographics'],
  ] as const)('finds in %s by “%s” the page “%s” while it is typed', async (language, text, title, path) => {
    const { asked, field } = await open(language);
    expect(links()).toEqual([]);
    await userEvent.type(field, text);
    expect(links()).toContainEqual([title, path]);
    expect(asked).toEqual([]);
  });

  it.each(searchPages)('finds the page “$name” by its own name', async ({ name, path, query = '' }) => {
    const { field } = await open('en');
    const title = String(pageWords[name].defaultMessage);
    await userEvent.click(field);
    await userEvent.paste(title);
    expect(links()).toContainEqual([title, `${path}${query}`]);
  });

  it('has its field ready to be typed into', async () => {
    const { field } = await open('en');
    expect(document.activeElement).toBe(field);
  });

  it('finds no page that is not offered', async () => {
    const { field } = await open('en', { isOffered: () => false });
    await userEvent.type(field, 'pay');
    expect(links()).toEqual([]);
  });

  it.each([
    ['refill', 'health:act'],
    ['pay a bill', 'payments:act'],
    ['write a message', 'messages:act'],
  ])('offers “%s” to nobody who may only read there', async (text, act) => {
    const { field } = await open('en', { isOffered: (_, does) => does !== act });
    await userEvent.type(field, text);
    expect(links().map(([title]) => title?.toLowerCase())).not.toContainEqual(expect.stringContaining(text));
  });

  it('finds by Enter what is in the records, each with its way on, and closes when one is chosen', async () => {
    const { asked, closed, field } = await open('en');
    await userEvent.type(field, 'zzz{Enter}');
    expect(asked).toEqual(['zzz']);
    expect(links()).toEqual([
      ['Your lab results', '/messages/t1'],
      ['Follow-up visit', '/appointments/visit/mesa/v1'],
      ['Penicillin', '/my_health#allergy-a1'],
    ]);
    expect(screen.getByText(/^Message · Dr\. Ng · /)).toBeTruthy();
    expect(screen.getByText(/There may be more/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Penicillin' }));
    expect(closed()).toBe(1);
  });

  it('shows what was found from its heading on, and goes on to what is typed then', async () => {
    const shown: unknown[] = [];
    const { scrollIntoView } = Element.prototype;
    // As browsers answer of late: with a promise.
    Element.prototype.scrollIntoView = function (this: Element, how) {
      shown.push([this.querySelector('h3')?.textContent, how]);
      return Promise.resolve();
    };
    const { field } = await open('en');
    await userEvent.type(field, 'results{Enter}');
    expect(shown).toEqual([['In your records', { block: 'start' }]]);
    await userEvent.clear(field);
    await userEvent.type(field, 'pay');
    expect(links()).toContainEqual(['Pay a bill', '/payments']);
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  it.each([
    ['en', 'Did you mean:', 'See all medications', 'Call the practice: 212\u2011555\u20110102'],
    ['es', 'Quizás quiso decir:', 'Ver todos los medicamentos', 'Llamar al consultorio: 212\u2011555\u20110102'],
  ] as const)(
    'where nothing was found offers near words, which search again from the field, and the ways on, in %s',
    async (...said) => {
      const [language, meant, medications, call] = said;
      const nothing = { ...answer, hits: [], isPartial: false };
      const find = async (text: string) => ok(text === 'Furosemide' ? answer : { ...nothing, near: ['Furosemide'] });
      const { asked, field } = await open(language, { find });
      await userEvent.type(field, 'furosimide{Enter}');
      expect(screen.getByText(meant)).toBeTruthy();
      expect(links()).toEqual([
        [medications, '/my_health#medications'],
        [String(language === 'en' ? 'Write a message' : 'Escribir un mensaje'), '/messages?new'],
        [call, 'tel:2125550102'],
      ]);
      await userEvent.click(screen.getByRole('button', { name: 'Furosemide' }));
      expect(asked).toEqual(['furosimide', 'Furosemide']);
      expect(document.activeElement).toBe(field);
      expect(field.getAttribute('value')).toBe('Furosemide');
      expect(links()).toContainEqual(['Penicillin', '/my_health#allergy-a1']);
      expect(screen.queryByText(meant)).toBeNull();
    },
  );

  it('says of a medication since when it is taken, and of nothing found what is offered alone', async () => {
    const day = '2022-11-12' as LocalDate;
    const hits = [{ kind: 'medication', id: 'm', title: 'Furosemide', day }] as const;
    const { field } = await open('en', { find: async () => ok({ ...answer, hits }) });
    await userEvent.type(field, 'furo{Enter}');
    expect(screen.getByText(/^Medication · started .*Nov.* 2022$/)).toBeTruthy();
    cleanup();
    const none = await open('en', { find: async () => ok({ ...answer, hits: [] }), isOffered: () => false });
    await userEvent.type(none.field, 'zzz{Enter}');
    expect(links()).toEqual([['Call the practice: 212\u2011555\u20110102', 'tel:2125550102']]);
  });

  it.each([
    ['en', { kind: 'note', with: 'Dr. Ng' }, 'Note or report · Dr. Ng', '/my_health/note/x'],
    ['es', { kind: 'note' }, 'Nota o informe', '/my_health/note/x'],
    ['en', { kind: 'entry', section: 'goals' }, 'Goal', '/my_health#goals-x'],
    ['es', { kind: 'entry', section: 'goals' }, 'Meta', '/my_health#goals-x'],
    [
      'en',
      { kind: 'entry', section: 'familyHistory', with: 'Mother' },
      'Family history · Mother',
      '/my_health#familyHistory-x',
    ],
    ['es', { kind: 'entry', section: 'careTeam' }, 'Equipo de atención médica', '/my_health#careTeam'],
    ['en', { kind: 'entry', section: 'vitalSigns' }, 'Vital sign', '/my_health/measure/vitalSigns/x/0'],
  ] as const)('says in %s of what section an entry is: %j', async (language, hit, line, path) => {
    const hits = [{ id: 'x', title: 'Walk', ...hit }];
    const { field } = await open(language, { find: async () => ok({ ...answer, hits }) });
    await userEvent.type(field, 'walk{Enter}');
    expect(screen.getByText(line)).toBeTruthy();
    expect(links()).toContainEqual(['Walk', path]);
  });

  it('asks nothing for one letter and says why, and says when it could not be asked', async () => {
    const { asked, field } = await open('en', { find: async () => failed({ kind: 'unreachable' }) });
    await userEvent.type(field, 'z{Enter}');
    expect(asked).toEqual([]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, 'z{Enter}');
    expect(asked).toEqual(['zz']);
    expect(screen.getByRole('dialog').textContent).toMatch(/reach/);
  });
});
