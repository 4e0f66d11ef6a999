import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EntryPage } from '@portico/application/health';
import type { AmendmentId, AmendmentRequest } from '@portico/domain/health';
import type { Cents, ClinicalDate } from '@portico/domain/kernel';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ActedForContext, SignerContext } from '../../kit/acted-for.ts';
import { noon, renderIn } from '../../testing/index.ts';
import { OpenContext } from '../open/index.ts';
import { amountWords, paperWords } from './amounts.messages.ts';
import * as words from './entries.messages.ts';
import { RecordEntryScreen, type RecordEntryModel } from './record-entry-screen.tsx';

const page: EntryPage = {
  practiceName: 'Mesa Family Medicine',
  practicePhone: '(602) 555-0140',
  timeZone: 'America/Phoenix' as EntryPage['timeZone'],
  of: { section: 'conditions', entry: '7' },
  name: 'Type 2 diabetes mellitus',
  way: 'request',
  requests: [],
  topics: [],
};

const answered = (status: AmendmentRequest['status']): AmendmentRequest =>
  ({
    ...{ id: status as AmendmentId, status, wrong: 'Never diagnosed.', correct: 'Take it off.' },
    ...{ requestedAt: noon, ...(status === 'requested' ? {} : { changedAt: noon }) },
  }) as AmendmentRequest;

const quiet = () => undefined;
const never = () => Promise.resolve();

const open = (
  requests: readonly AmendmentRequest[],
  wrong = '',
  language: 'en' | 'es' = 'en',
  more: Partial<EntryPage> = {},
  actedFor?: string,
) => {
  const title = jest.fn();
  const viewModel: RecordEntryModel = {
    phase: { kind: 'ready', page: { ...page, requests, ...more } },
    amendment: {
      ...{ wrong, correct: '', isComplete: false, doing: { kind: 'idle' } },
      ...{ writeWrong: quiet, writeCorrect: quiet, send: never },
    },
    disagreement: { statement: '', isComplete: false, doing: { kind: 'idle' }, write: quiet, send: never },
    note: {
      ...{ typed: undefined, doing: { kind: 'idle' } },
      ...{ isComplete: () => false, write: quiet, keep: never, erase: never },
    },
    hiding: {
      ...{ doing: { kind: 'idle' }, chosen: () => 'nobody', hiddenFrom: () => [] },
      ...{ choose: quiet, hideFrom: quiet, save: never },
    },
    load: never,
  };
  renderIn(
    language,
    <OpenContext value={{ brand: quiet, title }}>
      <ActedForContext value={actedFor}>
        <SignerContext value="Nora">
          <RecordEntryScreen viewModel={viewModel} onWrite={quiet} />
        </SignerContext>
      </ActedForContext>
    </OpenContext>,
    ...Object.values(words),
    amountWords,
    paperWords,
  );
  return { title };
};

const form = () => screen.queryByRole('textbox', { name: /^What is wrong/ });

beforeEach(cleanup);

describe('RecordEntryScreen', () => {
  it.each([
    [
      'en',
      /^Only you, Nora, can see this note\. Walter can’t see it/,
      /^You can see the record of Walter, but not request/,
    ],
    ['es', /^Solo usted, Nora, puede ver esta nota\. Walter no puede/, /^Puede ver el expediente de Walter, pero no/],
  ] as const)(
    'names who sees a helper’s note, and says that they cannot ask for a correction, in %s',
    (language, note, way) => {
      open([], '', language, { way: 'none' }, 'Walter');
      expect(screen.getByText(note)).toBeTruthy();
      expect(screen.getByText(way)).toBeTruthy();
    },
  );

  it('is headed by the name of the entry', () => {
    expect(open([]).title).toHaveBeenCalledWith('Type 2 diabetes mellitus');
  });

  it('says who wrote the entry where it comes from and when, as far as that is said, and else nothing', () => {
    const by = 'Dr. Wu Li';
    open([], '', 'en', { authored: { by, organization: 'Mesa Clinic', at: '2026-02-03' as ClinicalDate } });
    expect(screen.getByText('Recorded: Dr. Wu Li · Mesa Clinic · Feb 3, 2026')).toBeTruthy();
    cleanup();
    open([], '', 'es', { authored: { organization: 'Mesa Clinic' } });
    expect(screen.getByText('Registrado: Mesa Clinic')).toBeTruthy();
    cleanup();
    open([]);
    expect(screen.queryByText(/Recorded/)).toBeNull();
  });

  it.each([
    ['en', 'Explanation of benefits from an insurer. This isn’t a bill.'],
    ['es', 'Explicación de beneficios de una aseguradora. Esto no es una factura.'],
  ] as const)(
    'says before all else that an explanation of benefits is no bill, and of a claim what it is: %s',
    (language, text) => {
      const of = { section: 'bills', entry: 'b' } as const;
      open([], '', language, { of, paper: 'explanation' });
      expect(screen.getByText(text)).toBeTruthy();
      cleanup();
      open([], '', language, { of, paper: 'claim' });
      expect(screen.queryByText(text)).toBeNull();
      expect(screen.getByText(/^(?:Claim: what a provider billed|Reclamación: lo que)/)).toBeTruthy();
    },
  );

  it('tells the amounts of a bill, as its source did, and those of nothing else', async () => {
    const amounts = [
      { kind: 'billed', amount: 18_000 as Cents },
      { kind: 'insurer-paid', amount: 12_050 as Cents },
      { kind: 'patient-part', amount: 0 as Cents },
    ] as const;
    open([], '', 'en', { of: { section: 'bills', entry: 'b' }, amounts });
    expect((await screen.findByRole('heading', { name: 'Amounts' })).parentElement?.textContent).toContain('Amounts');
    const lines = await screen.findAllByText(/\$/);
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Billed to insurance: $180.00',
      'Insurer paid: $120.50',
      'The patient’s part, as the insurer says: $0.00',
    ]);
    cleanup();
    open([]);
    expect(screen.queryByRole('heading', { name: 'Amounts' })).toBeNull();
  });

  it('leads to what MedlinePlus explains of it, in a tab that learns nothing of the portal, and fetches nothing before', () => {
    const code = { code: '44054006', system: 'http://snomed.info/sct' };
    open([], '', 'es', { topics: [{ name: 'Type 2 diabetes mellitus', code }] });
    const link = screen.getByRole('link', { name: 'Lea sobre esto en MedlinePlus (se abre en otra pestaña)' });
    expect(link.getAttribute('href')).toBe(
      'https://connect.medlineplus.gov/application?mainSearchCriteria.v.c=44054006&mainSearchCriteria.v.cs=2.16.840.1.113883.6.96&informationRecipient.languageCode.c=es',
    );
    expect(['target', 'rel', 'referrerpolicy'].map((name) => link.getAttribute(name))).toEqual([
      '_blank',
      'noopener noreferrer',
      'no-referrer',
    ]);
    expect(document.querySelectorAll('link[href*="medlineplus"], iframe, img, script')).toHaveLength(0);
    cleanup();
    open([]);
    expect(screen.queryByRole('heading', { name: 'Learn more' })).toBeNull();
  });

  it('has a link for each test of a lab report', () => {
    const topics = ['2345-7', '4548-4'].map((code) => ({
      name: `Test ${code}`,
      code: { code, system: 'http://loinc.org' },
    }));
    open([], '', 'en', { of: { section: 'labs', entry: '7' }, topics });
    const links = [...document.querySelectorAll('details a')].map((link) => link.textContent);
    expect(links).toEqual(['Test 2345-7 (opens in a new tab)', 'Test 4548-4 (opens in a new tab)']);
  });

  it('has the form of the first request at once, and none while a request is open', () => {
    open([]);
    expect(screen.getByRole('heading', { name: 'Request a correction' })).toBeTruthy();
    expect(form()).not.toBeNull();
    cleanup();
    open([answered('requested')]);
    expect(form()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask for another correction' })).toBeNull();
  });

  it.each(['accepted', 'denied'] as const)(
    'opens the form of another request by a button once one was %s',
    async (status) => {
      open([answered(status)]);
      expect(screen.getByRole('heading', { name: 'Correction requests' })).toBeTruthy();
      expect(form()).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Ask for another correction' }));
      expect(form()).not.toBeNull();
      const heading = screen.getByRole('heading', { name: 'Ask for another correction' });
      await waitFor(() => expect(document.activeElement).toBe(heading));
    },
  );

  it('has the answer of the practice before all else where a correction was denied, and else after the own note', () => {
    const headings = (requests: readonly AmendmentRequest[]) => {
      open(requests);
      const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      cleanup();
      return titles;
    };
    const [own, ...rest] = headings([]);
    expect(rest).not.toContain('Correction requests');
    expect(headings([answered('denied')])).toEqual(['Correction requests', own]);
    expect(headings([answered('requested'), answered('denied')])).toEqual(['Correction requests', own]);
    expect(headings([answered('accepted')])).toEqual([own, 'Correction requests']);
  });

  it('has that form open where it was begun already', () => {
    open([answered('accepted')], 'Begun');
    expect(form()).not.toBeNull();
  });

  it('speaks Spanish', () => {
    open([answered('denied')], '', 'es');
    expect(screen.getByRole('button', { name: 'Solicitar otra corrección' })).toBeTruthy();
  });
});
