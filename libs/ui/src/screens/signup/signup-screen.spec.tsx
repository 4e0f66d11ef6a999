import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readSignupQuery, SignupViewModel } from '@portico/view-models/signup';
import type { Signup, SignupAnswer, SignupStart } from '@portico/application/signup';
import { failed, ok, type DeviceId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/index.ts';
import { newPasswordWords, passwordRuleWords } from '../../kit/new-password.messages.ts';
import { renderIn, missingAfterPress } from '../../testing/index.ts';
import { accommodationWords, interpreterWords, OpenContext } from '../open/index.ts';
import { SignupScreen } from './index.ts';
import * as texts from './signup.messages.ts';

const invited: SignupStart = {
  screen: {
    name: 'invited',
    practiceName: 'Desert Bloom',
    email: 'ana@example.org',
    sms: false,
    asksAccommodations: true,
  },
};
const sent = {
  name: 'check-email',
  email: 'ana@example.org',
  username: 'u',
  practice: 'desert' as PracticeId,
  patient: 'p' as PatientId,
} as const;
const refusal = (message: string): Awaited<SignupAnswer> =>
  failed({ kind: 'signup-refused', error: 'too-many-tries', message });

const brand = jest.fn();

const arrive = async (
  answers: Partial<Signup>,
  {
    query = {},
    path = '/signup',
    language = 'en' as 'en' | 'es',
  }: {
    readonly query?: Readonly<Record<string, string>>;
    readonly path?: string;
    readonly language?: 'en' | 'es';
  } = {},
) => {
  const signup = { look: async () => ok(invited), ...answers } as Partial<Signup> as Signup;
  const viewModel = new SignupViewModel(signup, {
    path,
    query: readSignupQuery((name) => query[name] ?? null),
    device: 'device-1' as DeviceId,
  });
  const onDone = jest.fn();
  const groups = [
    ...Object.values(texts),
    accommodationWords,
    interpreterWords,
    kitWords,
    newPasswordWords,
    passwordRuleWords,
  ];
  renderIn(
    language,
    <OpenContext value={{ brand, title: () => undefined }}>
      <SignupScreen viewModel={viewModel} signInTo="/login?i=code" onDone={onDone} />
    </OpenContext>,
    ...groups,
  );
  await act(() => viewModel.load());
  return { viewModel, onDone };
};

const fill = async (): Promise<void> => {
  await userEvent.selectOptions(screen.getByLabelText('Month'), '03');
  await userEvent.type(screen.getByLabelText('Day'), '14');
  await userEvent.type(screen.getByLabelText('Year'), '1985');
  await userEvent.type(screen.getByLabelText('Password'), 'Violet-Kayak-7');
};

describe('the sign-up', () => {
  beforeEach(() => {
    cleanup();
    window.scrollTo = () => undefined;
  });

  it('opens under the face of the practice that invited, and of none where nobody did', async () => {
    const look = { accent: '#7a4b00', logo: 'data:image/png;base64,AA' };
    await arrive({ look: async () => ok({ screen: { ...invited.screen, ...look } as typeof invited.screen }) });
    expect(brand).toHaveBeenLastCalledWith({ name: 'Desert Bloom', ...look });
    cleanup();
    brand.mockClear();
    await arrive({ look: async () => ok({ screen: { name: 'no-invitation' } }) });
    expect(brand).not.toHaveBeenCalled();
  });

  it('ACC-220 may be sent once the terms are ticked, which open in a tab of their own', async () => {
    await arrive({});
    await fill();
    const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create my account' });
    expect(missingAfterPress(create)).toEqual([expect.stringContaining('accept them')]);
    await userEvent.click(screen.getByRole('checkbox', { name: /accept them/ }));
    const links = ['Terms of use', 'Privacy notice'].map((name) =>
      screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(name) }),
    );
    expect(links.map(({ pathname, target }) => [pathname, target])).toEqual([
      ['/terms_of_use', '_blank'],
      ['/privacy_notice', '_blank'],
    ]);
  });

  it('ACC-219 says at the password that it is a common one, until another is typed', async () => {
    const answer = failed({ kind: 'signup-refused', error: 'known-password', message: 'Too common.' } as const);
    await arrive({ createInvited: async () => answer });
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: /accept them/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create my account' }));
    const field = screen.getByLabelText('Password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, '!');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('asks what is needed at visits where the practice keeps it, and sends what was said', async () => {
    const createInvited = jest.fn<Signup['createInvited']>(async () => ok(sent));
    await arrive({ createInvited });
    await fill();
    await userEvent.click(screen.getByText(/^Do you need an interpreter/));
    screen.getByText(/You can change it later in your profile/);
    await userEvent.selectOptions(screen.getByLabelText(/^Interpreter/), 'ase');
    await userEvent.click(screen.getByRole('checkbox', { name: /accept them/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create my account' }));
    expect(createInvited).toHaveBeenCalledWith(expect.objectContaining({ accommodations: { interpreter: 'ase' } }));
    cleanup();
    await arrive({
      look: async () => ok({ screen: { ...invited.screen, asksAccommodations: false } as typeof invited.screen }),
    });
    expect(screen.queryByText(/^Do you need an interpreter/)).toBeNull();
  });

  it('ACC-214 shows no form for new patients on the register path while the gateway names no practice', async () => {
    const look = async () => ok<SignupStart>({ screen: { name: 'no-invitation' } });
    await arrive({ look }, { path: '/register_account' });
    expect(screen.getByText(/Your practice invites you/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('ACC-214 sends the `confirmation_code` of the address as the code of the confirmation', async () => {
    const confirm = jest.fn<Signup['confirm']>(async () => ok(undefined));
    const query = { confirm: 'true', un: 'u', confirmation_code: 'c', em: 'ana@example.org' };
    const { onDone } = await arrive({ confirm }, { query });
    expect(confirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my email' }));
    expect(confirm).toHaveBeenCalledWith({
      username: 'u',
      code: 'c',
      email: 'ana@example.org',
      device: 'device-1' as DeviceId,
    });
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', 'Password', 'Confirm my email', 'That isn’t the password'],
    ['es', 'Contraseña', 'Confirmar mi correo', 'Esa no es la contraseña'],
  ] as const)('SEC-S3 asks for the password in another browser, in %s', async (language, label, button, wrong) => {
    const confirm = jest.fn<Signup['confirm']>(async ({ password }) =>
      ok(password === 'right' ? undefined : { name: 'confirm-password', wrong: password !== undefined }),
    );
    const query = { confirm: 'true', un: 'u', confirmation_code: 'c', em: 'ana@example.org' };
    const { onDone } = await arrive({ confirm }, { query, language });
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.queryByText(new RegExp(wrong))).toBeNull();
    await userEvent.type(screen.getByLabelText(label), 'another');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText(new RegExp(wrong))).toBeTruthy();
    await userEvent.type(screen.getByLabelText(label), 'right');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('ACC-210 shows the screen that a confirmation answers, and begins at its top', async () => {
    const confirm = async () => ok({ name: 'confirmation-over', why: 'expired' } as const);
    const { onDone } = await arrive({ confirm }, { query: { confirm: 'true' } });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my email' }));
    const text = screen.getByText(/more than 24 hours old/);
    expect(document.activeElement?.contains(text)).toBe(true);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('ACC-229 opens a dialog with the server’s message when the mail cannot be sent again', async () => {
    const query = { reconfirm: 'true', em: 'ana@example.org' };
    await arrive({ resend: async () => refusal('Please wait an hour.') }, { query });
    await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    const dialog = await screen.findByRole('dialog', { name: 'The email wasn’t sent' });
    expect(dialog.textContent).toContain('Please wait an hour.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ACC-229 opens a dialog with the server’s message when the mail cannot be sent elsewhere', async () => {
    const answers = { createInvited: async () => ok(sent), updateEmail: async () => refusal('Espere una hora.') };
    const { viewModel } = await arrive(answers, { language: 'es' });
    await act(async () => {
      viewModel.form.type('birthDate', '1985-03-14');
      viewModel.form.type('password', 'Violet-Kayak-7');
      viewModel.form.acceptTerms(true);
      await viewModel.createInvited();
    });
    await userEvent.click(screen.getByText('Usar otro correo'));
    await userEvent.click(screen.getByRole('button', { name: 'Enviarlo ahí' }));
    expect((await screen.findByRole('dialog', { name: 'El correo no se envió' })).textContent).toContain('Espere');
  });

  it('says why an invitation is closed and whom to call', async () => {
    const screenOver = {
      name: 'invitation-over',
      why: 'locked',
      practiceName: 'Desert Bloom',
      practicePhone: '602-555-0140',
    } as const;
    await arrive({ look: async () => ok({ screen: screenOver }) });
    expect(screen.getByText(/this invitation is locked/)).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: /Call Desert Bloom/ }).href).toBe('tel:6025550140');
  });
});
