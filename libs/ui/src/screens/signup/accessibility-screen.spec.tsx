import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderIn } from '../../testing/index.ts';
import { accessibilityWords } from './accessibility.messages.ts';
import { AccessibilityScreen } from './index.ts';

describe('the accessibility statement', () => {
  beforeEach(cleanup);

  it.each([
    {
      language: 'en' as const,
      says: ['WCAG) 2.2, level AA', '711', 'sign language interpreter', '1-800-368-1019', 'business days'],
    },
    {
      language: 'es' as const,
      says: ['WCAG) 2.2, nivel AA', '711', 'lengua de señas', '1-800-368-1019', 'días hábiles'],
    },
  ])(
    'says in $language the standard, whom to call, what may be asked for and where to complain',
    ({ language, says }) => {
      renderIn(language, <AccessibilityScreen />, accessibilityWords);
      const text = document.body.textContent ?? '';
      expect(says.filter((one) => !text.includes(one))).toEqual([]);
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
      expect(screen.getByRole('link').getAttribute('href')).toBe('https://ocrportal.hhs.gov');
    },
  );
});
