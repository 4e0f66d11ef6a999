import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openClientSession, SignInViewModel } from '@portico/view-models/access';
import type { Access, OwnPractice } from '@portico/application/access';
import { failed, type DeviceId, type Language, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noon, renderIn, isOff } from '../../testing/index.ts';
import { kitWords } from '../../kit/kit.messages.ts';
import { titleWords } from '../titles/index.ts';
import { selectPracticeWords, signInProblems, signInWords } from './sign-in.messages.ts';
import { textLookWords } from './text-look.messages.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const own = (id: string, name: string): OwnPractice => ({
  id: id as PracticeId,
  name,
  management: 'carecloud',
  patient: 'p' as PatientId,
  payments: 'no-value',
});

const memory = () => {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
};

const looks: unknown[] = [];
const device = {
  textLook: () => ({ textSize: 'usual', moreContrast: false }) as const,
  rememberTextLook: (look: unknown) => void looks.push(look),
};

const arrive = (signIn: Access['signIn'], language: Language = 'en', onLanguage = jest.fn()) => {
  const access: Access = {
    signIn,
    signOut: jest.fn<Access['signOut']>(),
    resendCode: jest.fn<Access['resendCode']>(),
    acceptInvite: jest.fn<Access['acceptInvite']>(),
    keepLanguage: jest.fn<Access['keepLanguage']>(),
    layout: jest.fn<Access['layout']>(),
  };
  const viewModel = new SignInViewModel(access, openClientSession(memory()), 'device' as DeviceId);
  renderIn(
    language,
    <SignInScreen viewModel={viewModel} device={device} onLanguage={onLanguage} />,
    signInWords,
    signInProblems,
    selectPracticeWords,
    titleWords,
    textLookWords,
    kitWords,
  );
  return { viewModel, access, onLanguage };
};

const refuse =
  (error: { readonly kind: 'wrong-credentials' } | { readonly kind: 'must-wait'; readonly until: typeof noon }) =>
  async () =>
    ({ ok: false, error }) as const;

const fill = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Email'), 'maria@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
};

beforeEach(cleanup);

describe('SignInScreen', () => {
  it.each([
    ['en', 'Text size', 'Extra large'],
    ['es', 'Tamaño del texto', 'Muy grande'],
  ] as const)('lets text be made larger before anyone signs in, in %s', async (language, open, largest) => {
    arrive(async () => failed({ kind: 'unreachable' }), language);
    await userEvent.click(screen.getByRole('button', { name: open }));
    await userEvent.click(await screen.findByRole('radio', { name: largest }));
    expect(looks).toEqual([{ textSize: 'largest', moreContrast: false }]);
    looks.length = 0;
  });

  it('ACC-164 enables the button only when both are filled and the email matches', async () => {
    arrive(refuse({ kind: 'wrong-credentials' }));
    const button = () => isOff(screen.getByRole('button', { name: 'Sign in' }));
    expect(button()).toBe(true);
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.type(screen.getByLabelText('Email'), 'maria@example');
    expect(button()).toBe(true);
    await userEvent.type(screen.getByLabelText('Email'), '.com');
    expect(button()).toBe(false);
    await userEvent.clear(screen.getByLabelText('Password'));
    expect(button()).toBe(true);
  });

  it('takes what a manager of passwords fills in or a person pastes, and says what it asks for', async () => {
    const signIn = jest.fn<Access['signIn']>(refuse({ kind: 'wrong-credentials' }));
    arrive(signIn);
    const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
    expect([email, password].map((field) => field.getAttribute('autocomplete'))).toEqual([
      'username',
      'current-password',
    ]);
    await userEvent.click(email);
    await userEvent.paste('maria@example.com');
    await userEvent.click(password);
    await userEvent.paste('secret');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(signIn.mock.calls[0]?.[0]).toMatchObject({ password: 'secret' });
  });

  it('says what is missing when its button is pressed, or Enter, and sends nothing', async () => {
    arrive(refuse({ kind: 'wrong-credentials' }));
    await userEvent.type(screen.getByLabelText('Email'), 'maria@{Enter}');
    expect([...(document.activeElement?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Enter your full email address, like maria@example.com.',
      'Enter your password.',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Enter your password.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ACC-187 announces wrong credentials, keeps what was typed and puts the focus on the password', async () => {
    arrive(refuse({ kind: 'wrong-credentials' }));
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect email or password.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maria@example.com');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  it('ACC-188 says until when to wait after too many tries', async () => {
    arrive(refuse({ kind: 'must-wait', until: noon }));
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('until 12:00\u00a0PM');
  });

  it('says how to get help now after the third wrong password in a row, and not before', async () => {
    arrive(refuse({ kind: 'wrong-credentials' }));
    await fill();
    for (const help of [false, false, true]) {
      await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
      const said = (await screen.findByRole('alert')).textContent;
      expect(said.startsWith('Incorrect email or password.')).toBe(true);
      expect(said.includes('Call the front desk')).toBe(help);
    }
  });

  it.each([
    ['en', 'You’re signed out.', 'Sign in · Patient portal'],
    ['es', 'Se cerró su sesión.', 'Iniciar sesión · Portal del paciente'],
  ] as const)('tells in %s whoever just signed out, with the focus on the heading', async (language, text, title) => {
    const { viewModel } = arrive(refuse({ kind: 'wrong-credentials' }), language);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.activeElement).not.toBe(heading);
    act(() => viewModel.reset());
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(document.activeElement).toBe(heading);
    expect(document.title).toBe(title);
  });

  it('shows and hides the password', async () => {
    arrive(refuse({ kind: 'wrong-credentials' }));
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });

  it('ACC-158 MON-365 has a language dropdown with each language in its own words', async () => {
    const { onLanguage } = arrive(refuse({ kind: 'wrong-credentials' }));
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Español');
    expect(onLanguage).toHaveBeenCalledWith('es');
  });

  it('leads whoever is new to the sign-up', () => {
    arrive(jest.fn<Access['signIn']>());
    expect(screen.getByRole('link', { name: 'New here? Create an account' }).getAttribute('href')).toBe(
      '/register_account',
    );
  });

  it('ACC-012 speaks Spanish', () => {
    arrive(refuse({ kind: 'wrong-credentials' }), 'es');
    expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeTruthy();
    expect(screen.getByLabelText('Contraseña')).toBeTruthy();
  });

  it('ACC-155 offers the practices where there are several', async () => {
    const practices = [own('desert', 'Desert Bloom'), own('harbor', 'Harbor Heart')];
    const tokens = { access: 'a', authentication: 'a', refresh: 'r' };
    const { viewModel, access } = arrive(async () => ({
      ok: true,
      value: {
        kind: 'signed-in',
        username: 'maria',
        email: 'maria@example.com',
        tokens,
        practices,
        offerSecondFactor: false,
      },
    }));
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Choose a practice' }));
    expect(document.title).toBe('Choose a practice · Patient portal');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(access.signOut).toHaveBeenCalledTimes(1);
    expect(viewModel.phase.kind).toBe('typing');
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Harbor Heart' }));
    expect(viewModel.phase.kind).toBe('signed-in');
  });
});
