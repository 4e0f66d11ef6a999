import { beforeEach, describe, expect, it } from '@jest/globals';
import { ActivityHistoryViewModel } from '@portico/view-models/activity';
import type { ActivityHistory, ActivityLine, ActivityPerson } from '@portico/application/activity';
import { activityActions } from '@portico/domain/activity';
import { HOUR, instant, ok, plus, type AccountId, type TimeZone } from '@portico/domain/kernel';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderIn } from '../../testing/index.ts';
import { PracticeZoneContext } from '../../words/use-formats.ts';
import { ActivityLogScreen } from './activity-log-screen.tsx';
import { actionWords } from './action-words.ts';
import { activityWords, personWords } from './activity.messages.ts';

beforeEach(cleanup);

const noon = instant(1_795_287_600_000);
const you: ActivityPerson = { id: 'ben' as AccountId, kind: 'self', name: '' };
const rosa: ActivityPerson = { id: 'rosa' as AccountId, kind: 'other', name: 'Rosa Núñez' };

const lines: readonly ActivityLine[] = [
  { id: '2', at: noon, action: 'downloaded-lab', by: rosa, practiceName: 'Desert Bloom' },
  { id: '1', at: plus(noon, -30 * HOUR), action: 'signed-in', by: you },
];

const oldest: readonly ActivityLine[] = [{ id: '0', at: plus(noon, -60 * HOUR), action: 'signed-up', by: you }];

const open = async (
  language: 'en' | 'es' = 'en',
  page: ActivityHistory['page'] = async ({ page: older, by }) =>
    ok({
      lines: older === undefined ? lines.filter((line) => by === undefined || line.by.id === by) : oldest,
      people: [you, rosa],
      ...(older === undefined && by === undefined ? { older: '2' } : {}),
    }),
  zone?: TimeZone,
) => {
  const viewModel = new ActivityHistoryViewModel({ page });
  renderIn(
    language,
    <PracticeZoneContext value={zone}>
      <ActivityLogScreen viewModel={viewModel} />
    </PracticeZoneContext>,
    activityWords,
    personWords,
    actionWords,
  );
  await act(() => viewModel.load());
};

describe('ActivityLogScreen', () => {
  it('ACC-110 ACC-124 says in a plain sentence who did what, when and at which practice, day by day', async () => {
    await open();
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Rosa Núñez (acting for you) downloaded your lab results.');
    expect(first?.textContent).toContain('Desert Bloom');
    expect(screen.getByText('You signed in.')).toBeTruthy();
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Saturday, November 21', 'Friday, November 20']);
  });

  it('ACC-124 is on the clock of the rest of the portal, with its zone where the device has another one', async () => {
    await open('en', undefined, 'America/New_York' as TimeZone);
    expect(screen.getAllByText(/\(EST\)$/)).toHaveLength(lines.length);
    cleanup();
    await open();
    expect(screen.queryByText(/\(\w+\)$/)).toBeNull();
  });

  it('ACC-124 speaks Spanish', async () => {
    await open('es');
    expect(screen.getByText(/^Rosa Núñez \(en su nombre\) descargó sus resultados de laboratorio\./)).toBeTruthy();
    expect(screen.getByText('Usted inició sesión.')).toBeTruthy();
  });

  it('ACC-124 shows what one person did', async () => {
    await open();
    await userEvent.selectOptions(screen.getByLabelText('Show activity by'), 'Rosa Núñez (acting for you)');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText('Show activity by'), 'Everyone');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('ACC-124 loads more until there is nothing older', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('3 entries shown');
  });

  it.each([
    { language: 'en', app: undefined, says: 'You let an app read your record.' },
    { language: 'en', app: 'Health Diary', says: 'You let the app “Health Diary” read your record.' },
    { language: 'es', app: 'Health Diary', says: 'Usted permitió que la aplicación “Health Diary” lea su expediente.' },
  ] as const)(
    'names the app that a line is about, where it is known: $language $app',
    async ({ language, app, says }) => {
      const line: ActivityLine = {
        id: '9',
        at: noon,
        action: 'allowed-app',
        by: you,
        ...(app === undefined ? {} : { app }),
      };
      await open(language, async () => ok({ lines: [line], people: [you] }));
      expect(screen.getByText(says)).toBeTruthy();
    },
  );

  it('has a sentence of its own for every action', async () => {
    const all = activityActions.map((action, at): ActivityLine => ({ id: String(at), at: noon, action, by: you }));
    await open('en', async () => ok({ lines: all, people: [you] }));
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(new Set(said).size).toBe(activityActions.length);
    expect(screen.queryByLabelText('Show activity by')).toBeNull();
  });

  it('says so when there is nothing, and offers to ask again when it failed', async () => {
    await open('en', async () => ok({ lines: [], people: [] }));
    expect(screen.getByText('No activity yet.')).toBeTruthy();
    cleanup();
    let down = true;
    await open('en', async () =>
      down ? { ok: false, error: { kind: 'malfunction' } } : ok({ lines, people: [you, rosa] }),
    );
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
