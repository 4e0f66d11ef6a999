import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppRequestViewModel, ConnectedAppsViewModel } from '@portico/view-models/connected-apps';
import type { AllowedApp, AppRefusal, AskedAccess, ConnectedApps } from '@portico/application/connected-apps';
import { accessTopics, type AppGrantId } from '@portico/domain/connected-apps';
import type { Failure } from '@portico/application/kernel';
import { failed, ok, plus, DAY, type Language, type PracticeId, type ProfileId } from '@portico/domain/kernel';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { kitWords } from '../../kit/kit.messages.ts';
import { noon, renderIn } from '../../testing/index.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { AppRequestScreen } from './app-request-screen.tsx';
import { ConnectedAppsScreen } from './connected-apps-screen.tsx';
import { appRequestWords, connectedAppsWords, topicWords } from './connected-apps.messages.ts';

beforeEach(cleanup);

const words = [appRequestWords, connectedAppsWords, topicWords, failureWords, kitWords];
const back = 'https://diary.example/back?code=1';
const request = { client_id: 'diary' } as Parameters<ConnectedApps['asked']>[0];
const asks: AskedAccess = {
  name: 'Diary',
  address: 'https://diary.example',
  practiceName: 'Desert Bloom',
  topics: ['allergies', 'lab-results'],
  offlineDays: 365,
  people: [{ name: 'Ana' }],
};
const rosa = { profile: 'p-rosa' as ProfileId, name: 'Rosa' };

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

interface Answers {
  readonly asked?: Awaited<ReturnType<ConnectedApps['asked']>>;
  readonly decide?: Awaited<ReturnType<ConnectedApps['decide']>>;
}

const openRequest = async (language: Language, { asked = ok(asks), decide = ok(back) }: Answers = {}) => {
  const [decisions, left]: [unknown[], string[]] = [[], []];
  const port = {
    asked: async () => asked,
    decide: async (decision: unknown) => {
      decisions.push(decision);
      return decide;
    },
  };
  const viewModel = new AppRequestViewModel(port, request, (address) => void left.push(address));
  renderIn(language, <AppRequestScreen viewModel={viewModel} />, ...words);
  await act(() => viewModel.load());
  return { viewModel, decisions, left };
};

const refusal = (error: AppRefusal | Failure) => failed(error);

describe('AppRequestScreen', () => {
  it('says who asks, what for, whose record it is and for how long, and goes back with the leave', async () => {
    const { decisions, left } = await openRequest('en');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      'Diary asks to read a health record at Desert Bloom.',
    );
    const page = document.body.textContent ?? '';
    for (const told of ['https://diary.example', 'Ana (you)', 'For 365 days', 'Allergies', 'Lab results'])
      expect(page).toContain(told);
    expect(page).not.toContain('Immunizations');
    await press('Allow');
    expect(decisions).toEqual([{ request, allow: true }]);
    expect(left).toEqual([back]);
    expect(document.body.textContent).toContain('Taking you back to the app');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says it in Spanish', async () => {
    const { decisions } = await openRequest('es', { asked: ok({ ...asks, topics: accessTopics }) });
    const page = document.body.textContent ?? '';
    for (const told of ['Por 365 días', 'Alergias', 'Seguro médico', 'Ana (usted)']) expect(page).toContain(told);
    await press('No permitir');
    expect(decisions).toEqual([{ request, allow: false }]);
  });

  it('asks for whom where there are several, and for an hour where the app has to ask each time', async () => {
    const { offlineDays: _, ...short } = asks;
    const { decisions } = await openRequest('en', { asked: ok({ ...short, people: [{ name: 'Ana' }, rosa] }) });
    expect(document.body.textContent).toContain('For one hour');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ana (you)' }).checked).toBe(true);
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Rosa' })));
    await press('Allow');
    expect(decisions).toEqual([{ request, allow: true, profile: rosa.profile }]);
  });

  it('lets the app read what is left selected, and says so where nothing is', async () => {
    const { decisions } = await openRequest('en');
    const toggle = (name: string) => act(async () => fireEvent.click(screen.getByRole('checkbox', { name })));
    await toggle('Lab results');
    await toggle('Allergies');
    await press('Allow');
    expect(decisions).toEqual([]);
    expect(document.body.textContent).toContain('Select at least one thing that the app can read');
    await toggle('Allergies');
    await press('Allow');
    expect(decisions).toEqual([{ request, allow: true, topics: ['allergies'] }]);
  });

  it('offers only to decline where there is no record to read', async () => {
    await openRequest('en', { asked: ok({ ...asks, people: [] }) });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Don’t allow']);
    expect(document.body.textContent).toContain('You can’t allow this');
  });

  it('goes nowhere for an app that is not known, and straight back where the request is mistaken', async () => {
    const unknown = await openRequest('en', { asked: refusal({ kind: 'unknown-app' }) });
    expect(screen.getByRole('alert').textContent).toContain('Nothing was shared');
    expect(unknown.left).toEqual([]);
    cleanup();
    const mistaken = await openRequest('en', { asked: refusal({ kind: 'app-sent-back', address: back }) });
    expect(mistaken.left).toEqual([back]);
  });

  it('stays, and says so, where the answer did not arrive', async () => {
    const { viewModel, left } = await openRequest('en', { decide: refusal({ kind: 'unreachable' }) });
    await press('Allow');
    expect(viewModel.phase.kind).toBe('ready');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(left).toEqual([]);
    cleanup();
    await openRequest('en', { asked: refusal({ kind: 'unreachable' }) });
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});

const entry: AllowedApp = {
  id: 'g1' as AppGrantId,
  practice: 'mesa' as PracticeId,
  name: 'Diary',
  address: 'https://diary.example',
  practiceName: 'Desert Bloom',
  byDelegate: false,
  topics: ['allergies', 'lab-results'],
  since: noon,
  until: plus(noon, 365 * DAY),
};

const openList = async (
  language: Language,
  first: readonly AllowedApp[],
  removal = ok(undefined) as Awaited<ReturnType<ConnectedApps['remove']>>,
) => {
  let apps = first;
  const removed: unknown[] = [];
  const viewModel = new ConnectedAppsViewModel({
    list: async () => ok(apps),
    remove: async (one) => {
      removed.push(one);
      if (removal.ok) apps = apps.filter(({ id }) => id !== one.id);
      return removal;
    },
  });
  renderIn(language, <ConnectedAppsScreen viewModel={viewModel} />, ...words);
  await act(() => viewModel.load());
  return { viewModel, removed };
};

describe('ConnectedAppsScreen', () => {
  it('lists each app with its practice, since when, what it may read and when it last did', async () => {
    const other = { ...entry, id: 'g2' as AppGrantId, name: 'Tracker', lastUsedAt: noon, byDelegate: true };
    await openList('en', [entry, other, { ...entry, id: 'g3' as AppGrantId, name: 'Cart', person: 'Rosa' }]);
    const [first = '', second = '', third = ''] = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ parentElement }) => parentElement?.textContent ?? '');
    expect(first).toContain('Desert Bloom');
    expect(first).toContain('Can read: Allergies, Lab results');
    expect(first).toContain('It hasn’t read anything yet');
    expect(second).toContain('Allowed by someone who can act for you');
    expect(second).toMatch(/Last read .*2026.*12:00/);
    expect(third).toContain('Record of Rosa');
  });

  it('removes one after a question, and says so', async () => {
    const { viewModel, removed } = await openList('es', [entry]);
    await press('Quitar Diary');
    expect(viewModel.question).toEqual(entry);
    expect(removed).toEqual([]);
    await act(() => viewModel.confirm());
    expect(removed).toEqual([{ id: 'g1', practice: 'mesa' }]);
    expect(screen.getByText('Se quitó Diary. Ya no puede leer nada.')).toBeTruthy();
    expect(screen.getByText('Ninguna aplicación puede leer su expediente.')).toBeTruthy();
  });

  it('keeps one where the person thinks better of it, or the removal fails', async () => {
    const { viewModel, removed } = await openList('en', [entry], failed({ kind: 'unreachable' }));
    await press('Remove Diary');
    act(() => viewModel.ask(undefined));
    await act(() => viewModel.confirm());
    expect(removed).toEqual([]);
    await press('Remove Diary');
    await act(() => viewModel.confirm());
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Diary' })).toBeTruthy();
  });
});
