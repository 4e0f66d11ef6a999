import { beforeEach, describe, expect, it } from '@jest/globals';
import { noTabs, openClientSession } from '@portico/view-models/access';
import type { Delegate } from '@portico/application/access';
import type { HelpersOfPerson } from '@portico/application/delegates';
import { allPermissions, type Permission } from '@portico/domain/access';
import { MemoryKeyValueStore } from '@portico/view-models/access/testing';
import { ManageProfilesViewModel } from '@portico/view-models/delegates';
import {
  failed,
  ok,
  type AccountId,
  type Language,
  type LocalDate,
  type PatientId,
  type PracticeId,
  type ProfileId,
} from '@portico/domain/kernel';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderIn } from '../../testing/index.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { areaWords, manageDelegatesWords } from './delegates.messages.ts';
import { helpersOfAnotherWords } from './helpers-of-another.messages.ts';
import { manageProfilesWords } from './manage-profiles.messages.ts';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import '../../kit/confirm-modal.tsx';
import './failure-modal.tsx';
import { ManageProfilesScreen } from './manage-profiles-screen.tsx';

beforeEach(cleanup);

const nora: Delegate = {
  id: 'nora' as AccountId,
  name: 'Nora',
  email: 'nora@example.org',
  people: [
    {
      profile: 'walter' as ProfileId,
      name: 'Walter',
      practices: [
        {
          id: 'mesa' as PracticeId,
          name: 'Mesa',
          patient: 'w' as PatientId,
          management: 'vertex',
          payments: 'cloverapi',
          permissions: ['health:view'],
          until: '2026-12-31' as LocalDate,
        },
      ],
    },
  ],
};

const noraWith = (phone: string | undefined): Delegate => ({
  ...nora,
  people: nora.people.map((person) => ({
    ...person,
    practices: person.practices.map((practice) => ({ ...practice, ...(phone === undefined ? {} : { phone }) })),
  })),
});

const open = async (language: Language, phone?: string, otherHelpers: readonly HelpersOfPerson[] = []) => {
  const viewModel = new ManageProfilesViewModel(
    {
      profiles: async () => ok({ self: noraWith(phone), delegates: [], invitations: [], practices: [], otherHelpers }),
      merge: async () => failed({ kind: 'malfunction' }),
      disconnect: async () => failed({ kind: 'unreachable' }),
    },
    openClientSession(new MemoryKeyValueStore(), noTabs).actingAs,
  );
  renderIn(
    language,
    <ManageProfilesScreen viewModel={viewModel} onLeft={() => undefined} />,
    manageProfilesWords,
    helpersOfAnotherWords,
    manageDelegatesWords,
    areaWords,
    failureWords,
  );
  await act(() => viewModel.load());
};

describe('ManageProfilesScreen', () => {
  it('ACC-345 says what is permitted at each practice, and until when', async () => {
    await open('en');
    expect(screen.getByText('Mesa')).toBeTruthy();
    expect(screen.getByText('You’re allowed to see: Health records')).toBeTruthy();
    expect(screen.getByText('Until Dec 31, 2026')).toBeTruthy();
  });

  it.each([
    ['en', 'Stop helping', 'Something went wrong', /can’t reach the portal/],
    ['es', 'Dejar de ayudar', 'Algo salió mal', /No podemos conectar/],
  ] as const)('ACC-358 says in a modal why a change did not work, in %s', async (language, yes, title, why) => {
    await open(language);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Walter/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: yes }));
    const modal = await screen.findByRole('dialog', { name: title });
    expect(within(modal).getByText(why)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Walter', hidden: true })).toBeTruthy();
  });

  it.each([
    [
      'en',
      'To add another helper for Walter, or to ask who else helps Walter, call Mesa.',
      /^Call \(602\)/,
      /call Mesa: \(602\)\s555.0140/,
    ],
    [
      'es',
      'Para agregar a otra persona que ayude a Walter, o para saber quién más le ayuda, llame a Mesa.',
      /^Llamar al \(602\)/,
      /llame a Mesa: \(602\)\s555.0140/,
    ],
  ] as const)('ACC-338 says who adds a helper and gives access back, in %s', async (language, add, call, again) => {
    await open(language, '(602) 555-0140');
    expect(screen.getByText(add)).toBeTruthy();
    expect(screen.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:6025550140');
    await userEvent.click(screen.getByRole('button', { name: /Walter/ }));
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(again);
  });

  it.each([
    ['en', 'Stop helping Walter', 'Stop helping Walter at Mesa'],
    ['es', 'Dejar de ayudar a Walter', 'Dejar de ayudar a Walter en Mesa'],
  ] as const)('ACC-357 names the person on the button that ends it, in %s', async (language, text, name) => {
    await open(language);
    expect(screen.getByRole('button', { name }).textContent).toBe(text);
  });

  it.each([
    [
      'en',
      'No one else helps Walter at Mesa.',
      'Others who help Walter',
      [
        'Ben Ortiz: can see and change Visits; can see Payments and Health records; until Dec 31, 2026',
        'Eva Ortiz: can see everything and make changes',
      ],
    ],
    [
      'es',
      'Nadie más ayuda a Walter en Mesa.',
      'Otras personas que ayudan a Walter',
      [
        'Ben Ortiz: puede ver y cambiar Citas; puede ver Pagos y Expediente médico; hasta el 31 de dic de 2026',
        'Eva Ortiz: puede ver todo y hacer cambios',
      ],
    ],
  ] as const)('ACC-356 names who else helps, in %s, and that no one does', async (language, none, heading, lines) => {
    const of = { profile: 'walter' as ProfileId, practice: 'mesa' as PracticeId };
    await open(language, undefined, [{ ...of, helpers: [] }]);
    expect(screen.getByText(none)).toBeTruthy();
    cleanup();
    const some: readonly Permission[] = ['appointments:act', 'appointments:view', 'payments:view', 'health:view'];
    const ben = { name: 'Ben Ortiz', permissions: some, until: '2026-12-31' as LocalDate };
    await open(language, undefined, [{ ...of, helpers: [ben, { name: 'Eva Ortiz', permissions: allPermissions }] }]);
    const list = screen.getByRole('heading', { name: heading }).parentElement ?? document.body;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(lines);
  });

  it('does not say that a person without an account can invite', async () => {
    await open('en');
    await userEvent.click(screen.getByRole('button', { name: /Walter/ }));
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/Walter can also invite you/);
    cleanup();
    await open('en', undefined, [{ profile: 'walter' as ProfileId, practice: 'mesa' as PracticeId, helpers: [] }]);
    expect(screen.getByText('To add or remove another helper for Walter, call Mesa.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Walter/ }));
    expect((await screen.findByRole('alertdialog')).textContent).not.toMatch(/invite/);
  });

  it('says whom to call without a number that is not known', async () => {
    await open('en');
    expect(
      screen.getByText('To add another helper for Walter, or to ask who else helps Walter, call Mesa.'),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });
});
