import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Access } from '@portico/application/access';
import type { ProviderEntrance } from '@portico/application/authentication';
import { instant, failed, type DeviceId, type Language } from '@portico/domain/kernel';
import { openClientSession, SignInViewModel } from '@portico/view-models/access';
import { HandClock, MemoryKeyValueStore } from '@portico/view-models/access/testing';
import { ProviderSignInViewModel, ProviderTrip } from '@portico/view-models/authentication';
import { act, cleanup, screen } from '@testing-library/react';
import { noon, renderIn } from '../../testing/index.ts';
import { signInProblems, signInWords } from '../access/index.ts';
import { ProviderDelegateSignIn, ProviderSignIn } from './index.ts';
import { providerWords } from './identity-provider.messages.ts';

const offered = [{ id: 'clinic', name: { en: 'Clinic ID', es: 'Clinic ID' } }];
const device = 'device' as DeviceId;

const arrive = async (Shown: typeof ProviderDelegateSignIn, language: Language) => {
  const access: Access = {
    signIn: async () => failed({ kind: 'must-wait', until: noon }),
    signOut: jest.fn<Access['signOut']>(),
    resendCode: jest.fn<Access['resendCode']>(),
    acceptInvite: jest.fn<Access['acceptInvite']>(),
    keepLanguage: jest.fn<Access['keepLanguage']>(),
    layout: jest.fn<Access['layout']>(),
  };
  const signIn = new SignInViewModel(access, openClientSession(new MemoryKeyValueStore()), device);
  const entrance: ProviderEntrance = {
    begin: jest.fn<ProviderEntrance['begin']>(),
    finish: jest.fn<ProviderEntrance['finish']>(),
  };
  const trip = new ProviderTrip(new MemoryKeyValueStore(), new HandClock(instant(0)));
  const around = { entrance, trip, signIn, device, here: () => '/', leaveFor: () => undefined };
  const viewModel = new ProviderSignInViewModel(around);
  renderIn(
    language,
    <Shown viewModel={viewModel} signIn={signIn} offered={offered} only />,
    ...[providerWords, signInProblems, signInWords],
  );
  expect(screen.queryByRole('alert')).toBeNull();
  signIn.form.typeLogin('maria@example.com');
  signIn.form.typePassword('secret');
  await act(() => signIn.submit());
};

beforeEach(cleanup);

describe.each([
  ['a patient', ProviderSignIn],
  ['a delegate', ProviderDelegateSignIn],
] as const)('where only a provider lets in %s', (_, Shown) => {
  it.each([
    ['en', 'until 12:00\u00a0PM'],
    ['es', 'puede intentarlo de nuevo: 12:00'],
  ] as const)(
    'ACC-188 too many tries are announced with the time until which to wait, in %s',
    async (language, time) => {
      await arrive(Shown, language);
      expect(screen.getByRole('alert').textContent).toContain(time);
    },
  );
});
