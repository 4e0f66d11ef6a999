import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderIn } from '../testing/index.ts';
import { newPasswordWords, passwordRuleWords } from './new-password.messages.ts';
import { NewPassword } from './new-password.tsx';

const Form = ({ common = false }: { readonly common?: boolean }) => {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  return (
    <NewPassword
      {...{ password, repeated, common }}
      email="ana@example.org"
      onPassword={setPassword}
      onRepeated={setRepeated}
    />
  );
};

const open = (language: 'en' | 'es' = 'en', common = false) =>
  renderIn(language, <Form common={common} />, newPasswordWords, passwordRuleWords);

const met = (): readonly (string | undefined)[] =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.dataset['state'] === 'met')
    .map((item) => item.dataset['rule']);

describe('NewPassword', () => {
  afterEach(cleanup);

  it('ACC-218 switches both fields between hidden and shown', async () => {
    open();
    const fields = [
      screen.getByLabelText<HTMLInputElement>('Password'),
      screen.getByLabelText<HTMLInputElement>(/^Repeat/),
    ];
    const types = () => fields.map(({ type }) => type);
    expect(types()).toEqual(['password', 'password']);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(types()).toEqual(['text', 'text']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(types()).toEqual(['password', 'password']);
  });

  it('ACC-218 is typed once where an account is created, and can be shown there too', async () => {
    renderIn('en', <NewPassword password="abc" onPassword={() => undefined} />, newPasswordWords, passwordRuleWords);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(screen.queryByLabelText(/^Repeat/)).toBeNull();
    const show = screen.getByRole('button', { name: 'Show password' });
    expect(show.getAttribute('aria-controls')).toBe(field.id);
    await userEvent.click(show);
    expect(field.type).toBe('text');
  });

  it('ACC-219 ticks each rule beside the field as it is met, and says how many are left', async () => {
    open();
    const field = screen.getByLabelText('Password');
    expect({ met: met(), status: screen.getByRole('status').textContent }).toEqual({ met: [], status: '' });
    await userEvent.type(field, 'abc');
    expect({ met: met(), status: screen.getByRole('status').textContent }).toEqual({
      met: ['lower-case', 'not-email'],
      status: '4 rules are left.',
    });
    await userEvent.type(field, 'D-12');
    expect({ met: met(), status: screen.getByRole('status').textContent }).toEqual({
      met: ['lower-case', 'upper-case', 'digit', 'symbol', 'not-email'],
      status: '1 rule is left.',
    });
    await userEvent.type(field, '3');
    expect(screen.getByRole('status').textContent).toBe('The password meets all rules.');
  });

  it('ACC-219 says that a password is a common one', () => {
    open('en', true);
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Many people use this password/)).toBeTruthy();
  });

  it('says that the repetition differs, once it was left', async () => {
    open('es');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'abc');
    const repeated = screen.getByLabelText('Repita la contraseña');
    await userEvent.type(repeated, 'ab');
    expect(repeated.getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Las contraseñas no coinciden.')).toBeTruthy();
    await userEvent.type(repeated, 'c');
    expect(repeated.getAttribute('aria-invalid')).toBeNull();
  });
});
