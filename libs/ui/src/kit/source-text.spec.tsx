import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { renderIn } from '../testing/index.ts';
import { SourceText, SourceTexts } from './source-text.tsx';

beforeEach(cleanup);

describe('SourceText', () => {
  it.each([
    ['es', 'Internal Medicine', '<span lang="en">Internal Medicine</span>'],
    ['en', 'Medicina interna', '<span lang="es">Medicina interna</span>'],
    ['en', 'Internal Medicine', 'Internal Medicine'],
    ['es', 'Lisinopril', 'Lisinopril'],
  ] as const)('on a page in %s draws %s as %s', (language, text, drawn) => {
    const { container } = renderIn(language, <SourceText>{text}</SourceText>);
    expect(container.innerHTML).toBe(drawn);
  });

  it('joins several, each in its own language, without those that are empty', () => {
    const { container } = renderIn(
      'es',
      <SourceTexts of={[{ name: 'Dr. Ana Whitehorse' }, '', undefined, 'Annual physical']} />,
    );
    expect(container.innerHTML).toBe('Dr. Ana Whitehorse · <span lang="en">Annual physical</span>');
  });
});
