import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { renderIn } from '../testing/render-in-language.tsx';
import { kitWords } from './kit.messages.ts';
import { Icon } from './icon.tsx';
import { Notice, PracticePhoneContext, RetryNotice } from './notice.tsx';

afterEach(cleanup);

const failing = <RetryNotice text="Away" retry="Again" onRetry={() => undefined} />;

describe('what could not be loaded', () => {
  it.each([
    { language: 'en', link: 'Call the practice: (212)\u00a0555\u20110140' },
    { language: 'es', link: 'Llamar al consultorio: (212)\u00a0555\u20110140' },
  ] as const)('says whom to call meanwhile, in $language', ({ language, link }) => {
    renderIn(language, <PracticePhoneContext value="(212) 555-0140">{failing}</PracticePhoneContext>, kitWords);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('tel:2125550140');
  });

  it('names no phone before the practice is known', () => {
    renderIn('en', failing, kitWords);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

const pathOf = (element: Element | null) => element?.querySelector('path')?.getAttribute('d');

describe('the icon of a notice', () => {
  it.each([
    { tone: 'good', icon: 'check-circle' },
    { tone: 'wait', icon: 'alert' },
    { tone: 'bad', icon: 'alert' },
  ] as const)('says the same as its tone where none is named: $tone', ({ tone, icon }) => {
    const { container } = render(<Notice tone={tone}>Text</Notice>);
    const expected = render(<Icon name={icon} />);
    expect(pathOf(container)).toBe(pathOf(expected.container));
  });
});
