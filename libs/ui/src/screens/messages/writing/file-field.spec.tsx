import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderIn } from '../../../testing/index.ts';
import { FileField } from './file-field.tsx';

it.each([
  { language: 'en', kind: 'too-large' },
  { language: 'es', kind: 'unreachable' },
] as const)('MON-252 a file that did not come through ($kind) is named, in $language', ({ language, kind }) => {
  const file = {
    phase: { kind: 'failed', name: 'my-arm.png', why: { kind } },
    choose: async () => undefined,
    retry: async () => undefined,
    remove: () => undefined,
  } as const;
  renderIn(
    language,
    <FileField
      file={file}
      chosenFile={() => {
        throw new Error('Nothing is chosen here.');
      }}
    />,
  );
  expect(screen.getByText('my-arm.png')).toBeTruthy();
});
