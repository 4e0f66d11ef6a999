import { describe, expect, it } from '@jest/globals';
import { failed } from '@portico/domain/kernel';
import { DelegateAccountViewModel } from './delegate-account.view-model.ts';

describe('the account of an invited person', () => {
  it('ASVS-14.3 takes an email from a provider out again, and leaves one that was typed', () => {
    const port = { createAccount: async () => failed({ kind: 'unreachable' } as const) };
    const viewModel = new DelegateAccountViewModel(port, {}, 'code');
    viewModel.fillInEmail('ana@example.org');
    viewModel.takeEmailOut('ana@example.org');
    expect(viewModel.email).toBe('');
    viewModel.type('email', 'ben@example.org');
    viewModel.takeEmailOut('ana@example.org');
    expect(viewModel.email).toBe('ben@example.org');
  });
});
