import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SignedFormShown } from '@portico/application/forms';
import { inLanguage } from '@portico/domain/forms';
import { sampleForm } from '@portico/domain/forms/testing';
import { instant } from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import { ActedForContext, SignerContext } from '../../kit/acted-for.ts';
import { renderIn } from '../../testing/index.ts';
import { historyWords, signingWords } from './form-history.messages.ts';
import { SignedFormScreen } from './signed-form-screen.tsx';

beforeEach(cleanup);

const signed: SignedFormShown = {
  form: inLanguage(sampleForm(), 'en'),
  answers: {},
  signedAt: instant(Date.UTC(2026, 2, 10)),
};

describe('the copy of a form', () => {
  it.each([
    ['en', 'Harold Hoffman', 'Patient: Harold Hoffman'],
    ['en', undefined, 'Patient: Nora O’Brien'],
    ['es', 'Harold Hoffman', 'Paciente: Harold Hoffman'],
  ] as const)('APT-247 names the person for whom it was filled out (%s, %s)', (language, actedFor, says) => {
    renderIn(
      language,
      <ActedForContext value={actedFor}>
        <SignerContext value="Nora O’Brien">
          <SignedFormScreen viewModel={{ phase: { kind: 'ready', signed }, load: async () => undefined }} />
        </SignerContext>
      </ActedForContext>,
      historyWords,
      signingWords,
    );
    expect(screen.getByText(says)).toBeTruthy();
  });
});
