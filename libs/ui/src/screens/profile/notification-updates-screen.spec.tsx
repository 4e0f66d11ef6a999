import { beforeEach, describe, expect, it } from '@jest/globals';
import { UpdatesViewModel } from '@portico/view-models/profile';
import type { UpdatesSettings } from '@portico/application/profile';
import type { PermissionArea } from '@portico/domain/access';
import { ok, type Language, type LocalDate } from '@portico/domain/kernel';
import { usualChoices, type NotificationChoices } from '@portico/domain/profile';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderIn, isOff, missingAfterPress } from '../../testing/index.ts';
import { ActedForContext } from '../../kit/acted-for.ts';
import { sectionWords, settingsWords } from './profile.messages.ts';
import { updatesWords } from './notification-updates.messages.ts';
import { UpdatesScreen } from './notification-updates-screen.tsx';

beforeEach(cleanup);

const open = async (
  language: Language,
  changes: Partial<UpdatesSettings> = {},
  withheld?: readonly PermissionArea[],
  actingFor?: string,
) => {
  const settings: UpdatesSettings = {
    practiceName: 'Desert Bloom',
    practicePhone: '(602) 555-0140',
    readOnly: false,
    today: '2026-11-21' as LocalDate,
    choices: usualChoices,
    tellsOfResults: true,
    tellsOfMessages: true,
    hasPhone: true,
    sendsTo: 'l•••@example.org',
    ...changes,
  };
  const sent: NotificationChoices[] = [];
  const viewModel = new UpdatesViewModel({
    updates: async () => ok(settings),
    saveUpdates: async (choices) => {
      sent.push(choices);
      return ok({ message: 'Kept.' });
    },
  });
  renderIn(
    language,
    <ActedForContext value={actingFor}>
      <UpdatesScreen viewModel={viewModel} withheld={withheld} />
    </ActedForContext>,
    updatesWords,
    settingsWords,
    sectionWords,
  );
  await act(() => viewModel.load());
  return sent;
};
const box = (topic: string, way: string) =>
  within(screen.getByRole('group', { name: topic })).getByRole<HTMLInputElement>('checkbox', { name: way });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });

describe('UpdatesScreen', () => {
  it('MON-265 MON-282 sends what was chosen, once something was', async () => {
    const sent = await open('en');
    expect(missingAfterPress(save())).toEqual(['You haven’t changed anything yet.']);
    expect(isOff(save())).toBe(true);
    fireEvent.click(box('Reminders of visits', 'Text message'));
    fireEvent.click(box('Visits that are booked, changed or canceled', 'Email'));
    expect(screen.getByText('You won’t get messages about this.')).toBeTruthy();
    await act(async () => fireEvent.click(save()));
    expect(sent).toEqual([
      { ...usualChoices, reminders: { email: true, sms: true }, visits: { email: false, sms: false } },
    ]);
  });

  it('leaves a mail about payments as it is, and says why', async () => {
    await open('en');
    expect([box('Payments', 'Email').disabled, box('Payments', 'Text message').disabled]).toEqual([true, false]);
    expect(screen.getByText(/We always email you about payments/)).toBeTruthy();
  });

  it('says to whom they go, for somebody who acts for another', async () => {
    await open('en', {}, undefined, 'Liam Hoffman');
    screen.getByText(/contacts Liam Hoffman: at the email and mobile number of Liam Hoffman, not at yours\./);
    screen.getByText(/always emailed to Liam Hoffman/);
    screen.getByText(/Their email is l•••@example\.org\./);
    expect(screen.queryByText(/contacts you|email you/)).toBeNull();
  });

  it('says to which address they go', async () => {
    await open('es');
    expect(
      screen.getByText(/Los correos llegan a l•••@example\.org, el correo con el que inicia sesión\./),
    ).toBeTruthy();
  });

  it.each([
    ['en', 'Liam Hoffman has no account in this portal', /is emailed to you/],
    ['es', 'Liam Hoffman no tiene cuenta en este portal', /se le envía a usted por correo/],
  ] as const)('offers no choice for a person whom nothing reaches, in %s', async (language, says, told) => {
    await open(language, { sendsTo: undefined as never }, undefined, 'Liam Hoffman');
    expect(screen.getByText(new RegExp(says)).textContent).toMatch(told);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('offers no text messages without a number, and leads to where one is added', async () => {
    await open('es', { hasPhone: false });
    // Each box says by itself why it is off, and what is seen says it once.
    const off = 'Mensaje de texto';
    const why = 'Para recibir mensajes de texto, su cuenta necesita un número de celular. Agregar un número';
    expect(screen.getAllByRole('checkbox', { name: off, description: why })).toHaveLength(5);
    expect(screen.getAllByText(/número de celular/)).toHaveLength(1);
    expect(box('Recordatorios de citas', off).disabled).toBe(true);
    const link = screen.getByRole('link', { name: 'Agregar un número' });
    expect(link.getAttribute('href')).toBe('/profile_settings/authentication');
  });

  it('says how one hears of new messages, where the practice has any', async () => {
    const said = 'New messages from the practice';
    await open('en');
    expect(box(said, 'Email').checked).toBe(true);
    cleanup();
    await open('en', { tellsOfMessages: false });
    expect(screen.getByText(said).nextElementSibling?.textContent).toMatch(/^We don’t send an email or a text message/);
    cleanup();
    await open('en', {}, ['messages']);
    expect(screen.queryByText(said)).toBeNull();
  });

  it('offers no notifications of what the practice does not tell the portal', async () => {
    await open('en', {}, ['appointments', 'health', 'messages']);
    expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Payments/),
    ]);
    cleanup();
    await open('es', {}, ['appointments', 'payments', 'messages']);
    expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Nuevos resultados de pruebas/),
    ]);
    cleanup();
    await open('es', { tellsOfResults: false }, ['appointments', 'payments', 'messages']);
    expect(screen.queryAllByRole('group')).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Desert Bloom no envía avisos desde este portal.')).toBeTruthy();
  });

  it('MON-283 is only to be read where the practice keeps the profile alone', async () => {
    await open('en', { readOnly: true });
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ disabled }) => !disabled)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });
});
