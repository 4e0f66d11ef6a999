import { beforeEach, describe, expect, it } from '@jest/globals';
import { CreateSummaryViewModel } from '@portico/view-models/health';
import type { CreatedSummary, Summaries } from '@portico/application/health';
import type { SummaryJobId } from '@portico/domain/health';
import {
  failed,
  instant,
  ok,
  type AppointmentId,
  type LocalDate,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '../../kit/toasts.tsx';
import { renderIn, textOf, missingAfterPress } from '../../testing/index.ts';
import { CreateSummaryScreen } from './create-summary-screen.tsx';
import { summaryProblemWords, summaryWords } from './visit-summary.messages.ts';

beforeEach(cleanup);

const v1 = 'v1' as AppointmentId;
const practice = {
  id: 'mesa' as PracticeId,
  name: 'Mesa Family Medicine',
  patient: 'ana' as PatientId,
  summaries: 'ccda' as const,
  today: '2026-11-21' as LocalDate,
};

const open = async (created: CreatedSummary, language: 'en' | 'es' = 'en', mayMail = true) => {
  const ticks: (() => void)[] = [];
  const mailed: unknown[] = [];
  const summaries: Summaries = {
    request: async () => ok('mesa:1' as SummaryJobId),
    poll: async () => ok({ kind: 'failed', message: 'The printer is out of paper.' }),
    screen: async () => ok({ practices: [practice] }),
    create: async () => ok(created),
    listed: async () => ok([{ id: v1, name: 'Visit summary', createdAt: instant(1_795_287_600_000) }]),
    open: async () => ok({ name: 'a', mediaType: 'text/html', bytes: new Uint8Array() }),
    // The gateway decides which addresses are safe.
    mail: async (visit, to, unsecured) => {
      if (!unsecured) return failed({ kind: 'unsafe-address' });
      mailed.push([visit, to]);
      return ok(undefined);
    },
  };
  const clock = {
    every: (_: number, tick: () => void) => {
      ticks.push(tick);
      return () => undefined;
    },
  };
  const delivery = { deliver: () => undefined };
  const windows = { open: () => undefined };
  const viewModel = new CreateSummaryViewModel({
    summaries,
    clock,
    delivery,
    windows,
    openKept: () => true,
    mayMail: (id) => mayMail && id === practice.id,
  });
  await viewModel.load();
  renderIn(language, <CreateSummaryScreen viewModel={viewModel} />, summaryWords, summaryProblemWords);
  return { ticks, mailed, user: userEvent.setup() };
};

const named = (name: RegExp | string) => screen.getByRole('button', { name });

describe('creating a summary', () => {
  it('APT-149 MON-028 shows the message of the gateway as a toast', async () => {
    const { user, ticks } = await open({ kind: 'job', job: 'mesa:1' as SummaryJobId });
    await user.click(named('Create summary'));
    await act(async () => ticks[0]?.());
    expect((await screen.findByRole('alertdialog')).textContent).toContain('The printer is out of paper.');
    expect(named('Create summary').getAttribute('aria-disabled')).not.toBe('true');
  });

  it('APT-161 sends nothing while a field is missing, and says which', async () => {
    const { user } = await open({ kind: 'ccda', visits: [v1] });
    await user.clear(screen.getByLabelText('First day'));
    expect(missingAfterPress(named('Create summary'))).toEqual(['Enter the first day.']);
  });

  it('APT-151 says in these words that the window was blocked, and puts the focus on what was found', async () => {
    const { user } = await open({ kind: 'ccda', visits: [v1] });
    await user.click(named('Create summary'));
    expect(document.activeElement?.textContent).toBe('1 summary');
    await user.click(named(/^View/));
    expect(screen.getByRole('alert').textContent).toBe('Please allow pop-ups for this site to view the file.');
  });

  it('APT-160 mails to an address that is not protected only when the box is ticked', async () => {
    const { user, mailed } = await open({ kind: 'ccda', visits: [v1] }, 'es');
    await user.click(named(textOf(summaryWords.create, 'es')));
    await user.click(named(new RegExp(`^${textOf(summaryWords.email, 'es')}`)));
    await user.type(screen.getByLabelText(textOf(summaryWords.address, 'es')), 'ana@example.org');
    await user.click(named(textOf(summaryWords.send, 'es')));
    expect(screen.getByRole('alert').textContent).toBe(textOf(summaryProblemWords['unsafe-address'], 'es'));
    expect(mailed).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await user.click(named(textOf(summaryWords.send, 'es')));
    expect(mailed).toHaveLength(1);
    expect(screen.getByText(textOf(summaryWords.sent, 'es'))).toBeTruthy();
  });

  it.each([true, false])('SEC-S5 offers mailing to those alone who may mail: %s', async (mayMail) => {
    const { user } = await open({ kind: 'ccda', visits: [v1] }, 'en', mayMail);
    await user.click(named('Create summary'));
    expect(named(/^Download/)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: /^Send by email/ })).toHaveLength(mayMail ? 1 : 0);
  });
});
