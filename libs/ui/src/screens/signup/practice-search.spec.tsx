import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OpenPractice, Signup } from '@portico/application/signup';
import { failed, ok, type PracticeId } from '@portico/domain/kernel';
import { PracticeChoice } from '@portico/view-models/signup';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/index.ts';
import { renderIn } from '../../testing/index.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { missingSignupWords } from './missing.messages.ts';
import { practiceSearchWords } from './practice-search.messages.ts';
import { PracticeSearch } from './practice-search.tsx';
import { signupWords } from './signup.messages.ts';

const practice = (name: string, ...cities: readonly string[]): OpenPractice => ({
  id: name as PracticeId,
  name,
  management: 'vertex',
  cities,
});
const first = Array.from({ length: 20 }, (_, number) => practice(`Clinic ${number + 1}`));

const open = (find: Signup['findPractices'], language: 'en' | 'es' = 'en') => {
  const entered: string[] = [];
  const choice = new PracticeChoice(
    {
      findPractices: find,
      choosePractice: async (id) => ok({ ...practice(id), asksAccommodations: id === 'Mesa Clinic' }),
    },
    (id) => void entered.push(id),
  );
  act(() => choice.begin({ practices: first, hasMore: true }, undefined));
  const groups = [kitWords, failureWords, missingSignupWords, practiceSearchWords, signupWords];
  renderIn(language, <PracticeSearch practice={choice} />, ...groups);
  return { choice, entered };
};
const radios = () => screen.queryAllByRole<HTMLInputElement>('radio').map(({ value }) => value);

describe('the search for a practice', () => {
  beforeEach(cleanup);

  it('ACC-214 begins with the first 20, and says how to find the others', () => {
    open(async () => ok({ practices: [], hasMore: false }));
    expect(radios()).toEqual(first.map(({ id }) => id));
    expect(screen.getByRole('group', { name: 'Practice' }).getAttribute('aria-describedby')).toBeTruthy();
    screen.getByText('The first 20. Not there? Type more of the name, or the city or ZIP code.');
  });

  it('says how many it found, chooses one, and keeps it beside what is found later', async () => {
    const found = practice('Mesa Clinic', 'Mesa', 'Tempe');
    const { choice, entered } = open(async (text) =>
      ok({ practices: text === 'mesa' ? [found] : [practice('Other')], hasMore: false }),
    );
    const field = screen.getByRole('searchbox', { name: 'Find your practice' });
    await userEvent.type(field, 'mesa');
    expect(screen.getByRole('status').textContent).toBe('1 result');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: /Mesa Clinic/ });
    expect(radio.checked).toBe(true);
    expect(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Mesa, Tempe');
    expect({ entered, asksNeeds: choice.asksNeeds }).toEqual({ entered: ['Mesa Clinic'], asksNeeds: true });
    await userEvent.type(field, ' x');
    expect(radios()).toEqual(['Mesa Clinic', 'Other']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Mesa Clinic/ }).checked).toBe(true);
  });

  it.each([
    ['en', /^We found no practice by that name or city .* call the front desk/],
    ['es', /^No encontramos ningún consultorio .* llame a la recepción/],
  ] as const)('says in %s what to do where nothing is found', async (language, text) => {
    open(async () => ok({ practices: [], hasMore: false }), language);
    await userEvent.type(screen.getByRole('searchbox'), 'zz');
    screen.getByText(text);
    expect(radios()).toEqual([]);
  });

  it('keeps what was typed where a search fails, and asks again', async () => {
    let isAway = true;
    open(async () =>
      isAway ? failed({ kind: 'unavailable' }) : ok({ practices: [practice('Mesa')], hasMore: false }),
    );
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await userEvent.type(field, 'mesa');
    expect({ text: field.value, radios: radios() }).toEqual({ text: 'mesa', radios: [] });
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect({ text: field.value, radios: radios() }).toEqual({ text: 'mesa', radios: ['Mesa'] });
  });

  it('shows what was found for what stands in the field, whichever answer comes last', async () => {
    const waiting: (() => void)[] = [];
    open(
      (text) =>
        new Promise((resolve) =>
          waiting.push(() => resolve(ok({ practices: [practice(`Found ${text}`)], hasMore: false }))),
        ),
    );
    await userEvent.type(screen.getByRole('searchbox'), 'ab');
    await act(async () => waiting.toReversed().forEach((answer) => answer()));
    expect(radios()).toEqual(['Found ab']);
  });
});
