import { beforeEach, expect, it } from '@jest/globals';
import type { FormUuid } from '@portico/domain/forms';
import type { LocalDate, PatientId, PracticeId } from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import { renderIn } from '../../testing/index.ts';
import { FormHistoryScreen, type FormHistoryModel } from './form-history-screen.tsx';
import { historyWords } from './form-history.messages.ts';

beforeEach(cleanup);

const history = {
  patient: { practice: 'mesa' as PracticeId, patient: 'ben' as PatientId },
  canReview: true,
  today: '2026-11-29' as LocalDate,
  texts: { formViewHeading: '', errorRequiredLabel: '' },
  pending: ['Intake', 'Consent'].map((title) => ({ uuid: title as FormUuid, title, online: true })),
  signed: { entries: [], page: 1, perPage: 10, total: 0 },
};

it.each([
  ['en', ['Continue', 'Fill out'], 'Started, not sent yet'],
  ['es', ['Continuar', 'Llenar'], 'Empezado, todavía sin enviar'],
] as const)('OPS-D2 a form that was begun is continued, and says so, in %s', (language, links, started) => {
  const viewModel: FormHistoryModel = {
    phase: { kind: 'ready', history, more: { kind: 'idle' } },
    load: async () => undefined,
    isStarted: (uuid) => uuid === 'Intake',
    hasMore: false,
    loadMore: async () => undefined,
  };
  renderIn(language, <FormHistoryScreen viewModel={viewModel} />, historyWords);
  const shown = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-describedby'));
  expect(shown.map(({ textContent }) => textContent)).toEqual(links);
  expect(screen.getByText(started)).toBeTruthy();
});
