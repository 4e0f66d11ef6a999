import { describe, expect, it } from '@jest/globals';
import type { Authentication, AuthenticationSettings } from '@portico/application/authentication';
import type { Email } from '@portico/domain/access';
import { AuthenticationViewModel } from './authentication.view-model.ts';

const settings: AuthenticationSettings = {
  email: 'ana@example.org' as Email,
  app: false,
  passkeys: [],
  recoveryCodesLeft: 0,
  identities: [],
  devices: [],
};

const afterSetup = async (changes: Partial<AuthenticationSettings>): Promise<string | undefined> => {
  const authentication: Pick<Authentication, 'settings'> = {
    settings: async () => ({ ok: true, value: { ...settings, ...changes } }),
  };
  const viewModel = new AuthenticationViewModel(authentication as Authentication);
  await viewModel.load();
  viewModel.open('app');
  await viewModel.succeed('two-factor-updated');
  return viewModel.panel;
};

describe('a second factor that was set up', () => {
  it('leads on to recovery codes while it is the only one', async () => {
    expect(await afterSetup({ app: true })).toBe('recovery-codes');
    expect(await afterSetup({ app: true, recoveryCodesLeft: 8 })).toBeUndefined();
    expect(await afterSetup({ app: true, codesByEmail: settings.email })).toBeUndefined();
  });
});
