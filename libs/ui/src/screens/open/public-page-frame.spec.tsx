import { beforeEach, describe, expect, it } from '@jest/globals';
import { ErrorsViewModel } from '@portico/view-models/access';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { contrast, hardestGround, leastContrast } from '../../kit/readable-accent.ts';
import { kitWords } from '../../kit/kit.messages.ts';
import { renderIn } from '../../testing/index.ts';
import { titleWords } from '../titles/index.ts';
import { OpenFrame, useBrand, useTitle, type PracticeBrand } from './index.ts';

beforeEach(cleanup);
window.scrollTo = () => undefined;

const frame = (path: string, children: ReactNode) => (
  <OpenFrame
    device={{ textLook: () => ({ textSize: 'usual', moreContrast: false }), rememberTextLook: () => undefined }}
    title="Check in"
    path={path}
    problems={new ErrorsViewModel()}
    onLanguage={() => undefined}
    onReturnToLogin={() => undefined}
    onError={() => undefined}
  >
    {children}
  </OpenFrame>
);

const Branded = ({ brand }: { readonly brand: PracticeBrand | undefined }) => {
  useBrand(brand);
  return <p>screen</p>;
};

const Titled = ({ title }: { readonly title: string }) => {
  useTitle(title);
  return <p>screen</p>;
};

describe('OpenFrame', () => {
  it('ACC-069 ACC-070 carries the practice’s name and logo, and its color as far as it can be read', () => {
    const brand = { name: 'Desert Bloom', logo: 'data:image/png;base64,AA==', accent: '#ffee00' };
    const { container, rerender } = renderIn('en', frame('/a', <Branded brand={brand} />), kitWords, titleWords);
    expect(screen.getByText('Desert Bloom')).toBeTruthy();
    expect(container.querySelector('header img')?.getAttribute('src')).toBe(brand.logo);
    const shown = document.documentElement.style.getPropertyValue('--brand-light');
    expect(shown).not.toBe(brand.accent);
    expect(contrast(shown, hardestGround.light)).toBeGreaterThanOrEqual(leastContrast);
    // Without a brand, the portal's own name and color are shown.
    rerender(frame('/a', <Branded brand={undefined} />));
    expect(screen.getByText('Portico')).toBeTruthy();
    expect(document.documentElement.style.getPropertyValue('--brand-light')).toBe('');
  });

  it('is titled by its path unless the screen says otherwise, and the keyboard begins at the title of the next page', () => {
    const { rerender } = renderIn('en', frame('/a', <p>screen</p>), kitWords, titleWords);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check in');
    expect(document.title).toBe('Check in · Patient portal');
    expect(document.activeElement).toBe(document.body);
    rerender(frame('/b', <Titled title="Another" />));
    expect(document.title).toBe('Another · Patient portal');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Another' }));
  });
});
