import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderIn } from '../../testing/index.ts';
import { DelegatesOfAnother } from './delegates-of-another.tsx';
import { helpersOfAnotherWords } from './helpers-of-another.messages.ts';

beforeEach(cleanup);

describe('people who help somebody else', () => {
  it.each([
    ['en', /call Saguaro\.$/, /^Call \(?\d/, /If Liam has an account/],
    ['es', /llame a Saguaro\.$/, /^Llamar al \(?\d/, /Si Liam tiene una cuenta/],
  ] as const)('ACC-357 are added by the practice, whose number is a button, in %s', (language, says, call, own) => {
    renderIn(
      language,
      <DelegatesOfAnother name="Liam" practice="Saguaro" phone="602-555-0140" />,
      helpersOfAnotherWords,
    );
    expect(screen.getByText(says)).toBeTruthy();
    expect(screen.getByText(own)).toBeTruthy();
    expect(screen.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:6025550140');
  });
});
