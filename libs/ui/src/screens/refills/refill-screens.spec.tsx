import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RefillPage, Refills, RefillWay } from '@portico/application/refills';
import type { Medication } from '@portico/domain/health';
import { failed, ok, type ClinicalDate, type PatientId, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import { parseSubject } from '@portico/domain/messages';
import type { RefillId, RefillRequest, RefillStatus } from '@portico/domain/refills';
import { MedicationRefills, RefillViewModel } from '@portico/view-models/refills';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/kit.messages.ts';
import { noon, renderIn } from '../../testing/index.ts';
import { PracticePhoneContext } from '../../kit/notice.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { titleWords } from '../titles/index.ts';
// Lazily loaded; imported here, so that no test waits for it.
import './denied-refill.tsx';
import { MedicationRefill } from './medication-refill.tsx';
import * as words from './refills.messages.ts';
import { RefillScreen } from './refill-screen.tsx';

beforeEach(cleanup);

const texts = [
  ...[words.refillWords, words.requestWords, words.statusWords, words.medicationRefillWords],
  ...[failureWords, kitWords, titleWords],
];
const lisinopril: Medication = { id: 'm1', name: 'Lisinopril 10 mg', dose: '1 tablet', status: 'current' };
const request = (status: RefillStatus, more: Partial<RefillRequest> = {}): RefillRequest => ({
  id: `r-${status}` as RefillId,
  medication: lisinopril,
  requestedAt: noon,
  status,
  ...more,
});
const page = (more: Partial<RefillPage> = {}): RefillPage => ({
  practiceName: 'Clínica Peñasco',
  practicePhone: '212-555-0102',
  timeZone: 'America/New_York' as TimeZone,
  medication: { id: 'm1', name: 'Lisinopril 10 mg', dose: '1 tablet', instructions: 'Once a day' },
  canRequest: true,
  mayAct: true,
  requests: [],
  ...more,
});
const patient = { practice: 'pena' as PracticeId, patient: 'ben' as PatientId };
const draft = { read: () => undefined, keep: () => undefined, drop: () => undefined };

const open = async (shown: RefillPage, answers: Partial<Refills> = {}, language: 'en' | 'es' = 'en') => {
  const refills = { medication: async () => ok(shown), ...answers } as Refills;
  const tools = { medication: 'm1', patient, draft, randomUuid: () => 'key' };
  const viewModel = new RefillViewModel(refills, tools);
  renderIn(language, <RefillScreen viewModel={viewModel} />, ...texts);
  await act(() => viewModel.load());
  return viewModel;
};

describe('RefillScreen', () => {
  it.each([
    ['en', 'Request a refill', 'Only a few days left? Call 212\u2011555\u20110102'],
    ['es', 'Solicitar resurtido', '¿Le quedan pocos días? Llame al 212\u2011555\u20110102'],
  ] as const)('names the medication with its directions, and whom to call, in %s', async (language, send, call) => {
    await open(page(), {}, language);
    expect(screen.getByRole('heading', { name: 'Lisinopril 10 mg' })).toBeDefined();
    for (const text of ['1 tablet', 'Once a day']) expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('button', { name: send })).toBeDefined();
    expect(screen.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:2125550102');
  });

  it.each([
    ['en', /^Last filled: Nov 22, 2026, 30-day supply$/, /^It may be early for a refill/],
    ['es', /^Último surtido: 22 .*2026, 30-day supply$/, /^Puede ser pronto para un resurtido/],
  ] as const)(
    'says when it was filled last, and that it may be early, and takes the request, in %s',
    async (...told) => {
      const [language, filled, early] = told;
      const sent = jest.fn<Refills['request']>(async () => ok('r' as RefillId));
      const lastFill = { date: '2026-11-22' as ClinicalDate, quantity: '30-day supply' };
      await open(page({ lastFill }), {}, language);
      expect(screen.getByText(filled)).toBeDefined();
      expect(screen.queryByText(early)).toBeNull();
      cleanup();
      await open(page({ lastFill: { ...lastFill, isEarly: true } }), { request: sent }, language);
      expect(screen.getByText(early)).toBeDefined();
      await userEvent.click(screen.getByRole('button', { name: /^(Request a|Solicitar) re/ }));
      expect(sent).toHaveBeenCalled();
    },
  );

  it('says before the form that the last request was not approved, with the reason or whom to ask', async () => {
    await open(page({ requests: [request('denied', { answer: 'A visit is due.' })] }));
    expect(screen.getByText('The last request wasn’t approved. Reason: A visit is due.')).toBeDefined();
    cleanup();
    await open(page({ requests: [request('denied'), request('sent')] }));
    expect(screen.getByText(/Ask the practice why before you request it again/)).toBeDefined();
    cleanup();
    await open(page({ requests: [request('sent'), request('denied')] }));
    expect(screen.queryByText(/wasn’t approved/)).toBeNull();
  });

  it('says what is too long where it is, and sends nothing', async () => {
    const sent = jest.fn<Refills['request']>();
    const viewModel = await open(page(), { request: sent });
    act(() => viewModel.writeNote('x'.repeat(501)));
    await userEvent.click(screen.getByRole('button', { name: 'Request a refill' }));
    expect(screen.getByRole('textbox', { name: /^Note/ }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/Use 500 characters or fewer/).length).toBeGreaterThan(0);
    expect(sent).not.toHaveBeenCalled();
  });

  it('says when the practice answers only if the practice says so, in days from two days on', async () => {
    const requests = [request('requested')];
    await open(page({ requests }));
    expect(screen.queryByText(/usually answers/)).toBeNull();
    cleanup();
    await open(page({ requests, answersWithin: 48 }));
    expect(screen.getByText('Clínica Peñasco usually answers within 2 days.')).toBeDefined();
    cleanup();
    await open(page({ requests, answersWithin: 24 }));
    expect(screen.getByText('Clínica Peñasco usually answers within 24 hours.')).toBeDefined();
  });

  it('shows the open request in place of the form, and cancels it', async () => {
    const requests = [request('requested', { pharmacy: 'Corner', note: 'Soon' })];
    const withdraw = jest.fn<Refills['withdraw']>(async () => ok(undefined));
    await open(page({ requests }), { withdraw });
    expect(screen.queryByRole('button', { name: 'Request a refill' })).toBeNull();
    for (const text of ['Requested', 'Corner', 'Soon']) expect(screen.getByText(text)).toBeDefined();
    const ask = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
      return within(await screen.findByRole('alertdialog', { name: 'Cancel this refill request?' }));
    };
    await userEvent.click((await ask()).getByRole('button', { name: 'Keep the request' }));
    expect(withdraw.mock.calls).toEqual([]);
    await userEvent.click((await ask()).getByRole('button', { name: 'Cancel request' }));
    expect(withdraw.mock.calls).toEqual([[{ patient, id: 'r-requested' }]]);
    expect(screen.getByText(/^The refill request was canceled\. Clínica Peñasco won’t send/)).toBeDefined();
  });

  it('shows a request to who may not act on it without a way to cancel it', async () => {
    await open(page({ canRequest: false, mayAct: false, requests: [request('requested')] }));
    expect(screen.getByText('Requested')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says which pharmacy is used where none is named, before and after it is sent', async () => {
    await open(page());
    expect(screen.getByText(/If you leave this empty, the practice will use the one it has on file\.$/)).toBeDefined();
    cleanup();
    await open(page({ requests: [request('requested')] }));
    expect(screen.getByText('The one the practice has on file')).toBeDefined();
  });

  it('says the practice’s own words, and offers another request', async () => {
    await open(page({ requests: [request('denied', { answer: 'Please come in.', changedAt: noon })] }));
    const earlier = screen.getByRole('listitem');
    expect(within(earlier).getByText('Not approved')).toBeDefined();
    expect(within(earlier).getByText('Please come in.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Request a refill' })).toBeDefined();
  });

  it('sends whom the record does not list as taking it to the practice', async () => {
    await open(page({ canRequest: false }));
    expect(screen.getByText(/doesn’t list this as a current medication/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Request a refill' })).toBeNull();
  });

  it.each([
    ['already-open', /refill of this medication was already requested/],
    ['unreachable', /wasn’t sent. What you typed is still here/],
  ] as const)('says why nothing was requested: %s', async (kind, text) => {
    await open(page(), { request: async () => failed({ kind }) });
    await userEvent.click(screen.getByRole('button', { name: 'Request a refill' }));
    expect(screen.getByText(text)).toBeDefined();
  });

  it('offers another try where the page could not be loaded', async () => {
    await open(page(), { medication: async () => failed({ kind: 'unreachable' }) });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('beside a medication', () => {
  const beside = async (
    way: RefillWay,
    requests: readonly RefillRequest[] = [],
    medication = lisinopril,
    mayBook = false,
  ) => {
    const refills = new MedicationRefills({ way, requests });
    const onWrite = jest.fn();
    renderIn(
      'en',
      <PracticePhoneContext value="602-555-0140">
        <MedicationRefill refills={refills} medication={medication} onWrite={onWrite} mayBook={mayBook} />
      </PracticePhoneContext>,
      ...texts,
    );
    await act(async () => undefined);
    return onWrite;
  };

  it('stands the way to a refill, which names the medication', async () => {
    await beside('request');
    const link = screen.getByRole('link', { name: 'Request a refill: Lisinopril 10 mg' });
    expect(link.textContent).toBe('Request a refill');
    expect(link.getAttribute('href')).toBe('/my_health/refill/m1');
  });

  it.each([
    ['requested', 'Refill requested', 'See the request'],
    ['approved', 'Refill approved', 'Request a refill'],
    ['sent', 'Refill sent to the pharmacy', 'Request a refill'],
    ['denied', 'Refill not approved', 'Request a refill'],
  ] as const)('stands how far it came: %s', async (status, badge, link) => {
    await beside('request', [request(status)]);
    expect(screen.getByText(badge)).toBeDefined();
    expect(screen.getAllByRole('link')[0]?.textContent).toBe(link);
  });

  it('says why a refill was not approved, if the practice says so, and else what to do next', async () => {
    await beside('request', [request('denied', { answer: 'Please come in first.' })]);
    const next = 'Call or message the practice to ask what to do next.';
    expect(screen.getByText('Reason: Please come in first.')).toBeDefined();
    expect(screen.queryByText(next)).toBeNull();
    cleanup();
    await beside('request', [request('denied')]);
    expect(screen.queryByText(/^Reason/)).toBeNull();
    expect(screen.getByText(next)).toBeDefined();
  });

  it('has the ways to call and to book a visit beside a refill that was not approved, where visits are booked', async () => {
    const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    const ask = ['Request a refill', '/my_health/refill/m1'];
    const call = ['Call the practice: 602\u2011555\u20110140', 'tel:6025550140'];
    await beside('request', [request('denied', { answer: 'Call us for a blood test.' })], lisinopril, true);
    expect(links()).toEqual([ask, call, ['Book a visit', '/appointments/add_appointment']]);
    cleanup();
    await beside('request', [request('denied')]);
    expect(links()).toEqual([ask, call]);
    cleanup();
    await beside('request', [request('sent')], lisinopril, true);
    expect(links()).toEqual([ask]);
  });

  it('stands nothing where nothing is offered, or the medication is not taken now', async () => {
    await beside('none');
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    for (const way of ['request', 'message'] as const) await beside(way, [], { ...lisinopril, status: 'past' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('begins a message where the practice takes no requests, of which the address says nothing', async () => {
    const onWrite = await beside('message');
    const link = screen.getByRole('link', { name: 'Request a refill: Lisinopril 10 mg' });
    expect(link.getAttribute('href')).toBe('/messages?new=&about=m1');
    await userEvent.click(link);
    const message = {
      about: 'm1',
      subject: 'Refill request Lisinopril',
      body: 'Please refill: Lisinopril 10 mg, 1 tablet',
    };
    expect(onWrite).toHaveBeenCalledWith(message);
    expect(parseSubject(message.subject).ok).toBe(true);
  });
});
