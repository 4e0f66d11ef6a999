import { describe, expect, it, jest } from '@jest/globals';
import { openClientSession, SignInViewModel } from '@portico/view-models/access';
import type { Access } from '@portico/application/access';
import type { DeviceId } from '@portico/domain/kernel';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { dictionary } from '../../testing/index.ts';
import { signInWords } from './sign-in.messages.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const nothing = { read: () => undefined, write: () => undefined, remove: () => undefined, clear: () => undefined };
const signIn = jest.fn<Access['signIn']>();
const access: Access = {
  signIn,
  signOut: jest.fn<Access['signOut']>(),
  resendCode: jest.fn<Access['resendCode']>(),
  acceptInvite: jest.fn<Access['acceptInvite']>(),
  keepLanguage: jest.fn<Access['keepLanguage']>(),
  layout: jest.fn<Access['layout']>(),
};

const unusedDevice = {
  textLook: () => ({ textSize: 'usual', moreContrast: false }) as const,
  rememberTextLook: () => undefined,
};

const page = () => {
  const viewModel = new SignInViewModel(access, openClientSession(nothing), 'device' as DeviceId);
  const tree = (
    <IntlProvider locale="en" messages={{ ...dictionary('en', signInWords) }} onError={() => undefined}>
      <SignInScreen viewModel={viewModel} device={unusedDevice} onLanguage={() => undefined} />
    </IntlProvider>
  );
  return { viewModel, tree };
};

const field = (root: HTMLElement, name: string): HTMLInputElement => {
  const found = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (found === null) throw new Error(`no field ${name}`);
  return found;
};

describe('the sign-in form in the HTML', () => {
  it('keeps every letter typed before React took it over, in the same field', async () => {
    const { renderToString } = await import('react-dom/server.node');
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page().tree);
    const login = field(root, 'login');
    login.value = 'maria@example.com';
    field(root, 'password').value = 'secret';

    const complaints: unknown[] = [];
    const { viewModel, tree } = page();
    await act(async () => {
      hydrateRoot(root, tree, { onRecoverableError: (error) => complaints.push(error) });
    });

    expect(complaints).toEqual([]);
    expect(field(root, 'login')).toBe(login);
    expect(login.value).toBe('maria@example.com');
    expect({ login: viewModel.form.login, password: viewModel.form.password }).toEqual({
      login: 'maria@example.com',
      password: 'secret',
    });
    expect(root.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(false);
  });

  it.each([
    ['sends the form', 'secret', 1],
    ['says what is missing', '', 0],
  ])('%s where its button was pressed before', async (_, password, sent) => {
    const { renderToString } = await import('react-dom/server.node');
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page().tree);
    field(root, 'login').value = 'maria@example.com';
    field(root, 'password').value = password;
    const button = root.querySelector('button[data-heard]');
    button?.setAttribute('type', 'submit');
    button?.setAttribute('aria-busy', 'true');

    const complaints: unknown[] = [];
    const { tree } = page();
    signIn.mockReset().mockReturnValue(new Promise(() => undefined));
    await act(async () => {
      hydrateRoot(root, tree, { onRecoverableError: (error) => complaints.push(error) });
    });

    expect(complaints).toEqual([]);
    expect(signIn).toHaveBeenCalledTimes(sent);
    expect(button?.hasAttribute('data-heard')).toBe(false);
    expect(button?.hasAttribute('aria-busy')).toBe(sent === 1);
    expect(field(root, 'password').getAttribute('aria-invalid') === 'true').toBe(sent === 0);
  });
});
