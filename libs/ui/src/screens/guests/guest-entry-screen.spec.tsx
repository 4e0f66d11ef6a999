import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GuestEntryViewModel } from '@portico/view-models/guests';
import type { GuestEntry, Guests } from '@portico/application/guests';
import type { Email } from '@portico/domain/access';
import {
  failed,
  instant,
  ok,
  type Language,
  type LocalDate,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/kit.messages.ts';
import { noon, renderIn, textOf, missingAfterPress } from '../../testing/index.ts';
import { failureWords } from '../../words/index.ts';
import { birthDateWords } from '../open/index.ts';
import { GuestEntryScreen } from './guest-entry-screen.tsx';
import { askForLinkWords } from './ask-for-link.messages.ts';
import { entryWords, shutWords } from './guests.messages.ts';

const practice = { id: 'desert' as PracticeId, name: 'Desert Bloom', phone: '(602) 555-0101', management: 'vertex' };

beforeEach(cleanup);

const open = async ({
  entry = { practice, standing: { kind: 'open' } },
  enter,
  withBill = false,
  language = 'en',
  askForLink = async () => ok(undefined),
}: {
  readonly entry?: GuestEntry;
  readonly enter?: Guests['enter'];
  readonly withBill?: boolean;
  readonly language?: Language;
  readonly askForLink?: Guests['askForLink'];
} = {}) => {
  const guests: Guests = {
    entry: async () => ok(entry),
    alreadyDone: async () => ok({ practice }),
    askForLink: jest.fn(askForLink),
    enter: enter ?? (async () => failed({ kind: 'wrong-identity' })),
    enterWithBill: jest.fn<Guests['enterWithBill']>(async () => failed({ kind: 'wrong-identity' })),
  };
  const viewModel = new GuestEntryViewModel(
    guests,
    { start: () => undefined },
    { link: { purpose: entry.standing.kind === 'no-link' ? 'guest-check-in' : 'guest-pay', code: 'c' }, withBill },
  );
  await viewModel.load();
  const onLed = jest.fn<(to: string) => void>();
  renderIn(
    language,
    <GuestEntryScreen viewModel={viewModel} onLed={onLed} />,
    askForLinkWords,
    entryWords,
    shutWords,
    birthDateWords,
    failureWords,
    kitWords,
  );
  return { guests, onLed };
};

const fillDate = async (month: string, day: string, year: string): Promise<void> => {
  await userEvent.selectOptions(screen.getByLabelText('Month'), month);
  await userEvent.type(screen.getByLabelText('Day'), day);
  await userEvent.type(screen.getByLabelText('Year'), year);
};

describe('GuestEntryScreen', () => {
  it('sends nothing until the date is one, and then the date as it is', async () => {
    const enter = jest.fn<Guests['enter']>(async () => failed({ kind: 'wrong-identity' }));
    await open({ enter });
    const go = screen.getByRole('button', { name: 'Continue' });
    expect(missingAfterPress(go)).toEqual(['Enter the date of birth.']);
    await fillDate('February', '30', '1970');
    expect(missingAfterPress(go)).toEqual([expect.stringContaining('That date doesn’t exist')]);
    expect(enter).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('Day'));
    await userEvent.type(screen.getByLabelText('Day'), '3{Enter}');
    expect(enter).toHaveBeenCalledWith({ purpose: 'guest-pay', code: 'c' }, '1970-02-03' as LocalDate);
    expect((await screen.findByRole('alert')).textContent).toContain('doesn’t match our records');
    // What was typed is still there.
    expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('1970');
  });

  it('asks for what is printed on a bill where there is no link', async () => {
    const { guests } = await open({ withBill: true });
    await userEvent.type(screen.getByLabelText('Patient number'), 'p1');
    await userEvent.type(screen.getByLabelText('Last name'), 'Ng');
    await fillDate('May', '4', '1980');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(guests.enterWithBill).toHaveBeenCalledWith({
      practice: practice.id,
      patient: 'p1' as PatientId,
      lastName: 'Ng',
      birthDate: '1980-05-04' as LocalDate,
    });
  });

  it('says when to come back after too many tries', async () => {
    await open({ enter: async () => failed({ kind: 'must-wait', until: instant(noon + 3_600_000) }) });
    await fillDate('May', '4', '1980');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/You can try again at 1:00\sPM/);
  });

  it('MON-024 says on the form what the gateway says where the portal has no words for it', async () => {
    await open({ enter: async () => failed({ kind: 'told', message: 'Your chart is being moved today.' }) });
    await fillDate('May', '4', '1980');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your chart is being moved today.');
    expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('1980');
  });

  it.each(Object.entries(shutWords))('ACC-084 says of a link that is %s why, and whom to call', async (kind, words) => {
    for (const language of ['en', 'es'] as const) {
      cleanup();
      await open({ entry: { practice, standing: { kind: kind as keyof typeof shutWords } }, language });
      expect(screen.getByText(textOf(words, language))).toBeTruthy();
      expect(screen.getByRole('link', { name: /Desert Bloom/ }).getAttribute('href')).toBe('tel:6025550101');
    }
  });

  it('says how to find the practice where the link names none', async () => {
    await open({ entry: { standing: { kind: 'unknown' } } });
    expect(screen.getByText(/Please call your practice/)).toBeTruthy();
  });
});

describe('AskForLink', () => {
  const without: GuestEntry = { practice, standing: { kind: 'no-link' } };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  const fill = async (contact: string): Promise<void> => {
    await userEvent.type(screen.getByLabelText('First name'), 'Lucy');
    await userEvent.type(screen.getByLabelText('Last name'), 'Ng');
    await fillDate('May', '4', '1980');
    await userEvent.type(screen.getByLabelText('Email or mobile number'), contact);
  };

  it('APT-326 asks who the patient is and where they are reached, and says the same to everybody', async () => {
    const { guests } = await open({ entry: without });
    await fill('Lucy@Example.org');
    await send();
    expect(guests.askForLink).toHaveBeenCalledWith({
      purpose: 'guest-check-in',
      practice: practice.id,
      firstName: 'Lucy',
      lastName: 'Ng',
      birthDate: '1980-05-04' as LocalDate,
      contact: 'lucy@example.org' as Email,
    });
    const told = await screen.findByText(/If this matches what Desert Bloom has on file, a link is on its way/);
    expect(told.closest('[tabindex="-1"]')).toBe(document.activeElement);
    expect(screen.getByRole('link', { name: /Call Desert Bloom/ })).toBeTruthy();
  });

  it('APT-326 says beside each field what is missing, and sends nothing', async () => {
    const { guests } = await open({ entry: without });
    await userEvent.type(screen.getByLabelText('First name'), 'Lucy');
    await send();
    expect(guests.askForLink).not.toHaveBeenCalled();
    const invalid = screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true');
    expect(invalid.map((field) => field.getAttribute('autocomplete'))).toEqual(['family-name', 'email']);
    expect(screen.getByRole('alert').textContent).toBe('Enter the date of birth.');
  });

  it('APT-326 keeps what was typed when it fails, and sends it once more', async () => {
    let down = true;
    const { guests } = await open({
      entry: without,
      askForLink: async () => (down ? failed({ kind: 'unreachable' }) : ok(undefined)),
    });
    await fill('(602) 555-0123');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain(failureWords.unreachable.defaultMessage);
    down = false;
    await send();
    expect(await screen.findByText(/a link is on its way/)).toBeTruthy();
    expect(guests.askForLink).toHaveBeenLastCalledWith(expect.objectContaining({ contact: '+16025550123' }));
  });
});
