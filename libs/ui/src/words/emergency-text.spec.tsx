import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { EmergencyText } from './emergency-text.tsx';

const ui = new URL('../', import.meta.url).pathname;

describe('a text that speaks of an emergency', () => {
  it('lets 911 be called wherever it stands in it', () => {
    render(<EmergencyText>Call 911. Not here: 911</EmergencyText>);
    const links = screen.getAllByRole('link', { name: '911' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:911', 'tel:911']);
    expect(document.body.textContent).toBe('Call 911. Not here: 911');
  });

  it('is one of these; each is shown in an EmergencyText, as a new one has to be', () => {
    const telling = globSync(`${ui}**/*.messages.ts`)
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/id: '([^']+)',\s+defaultMessage:\s+(?:'[^']*911)/g)])
      .map(([, id]) => id)
      .sort();
    expect(telling).toEqual([
      'messages.screen.emergencyTop',
      'support.contact.emergency',
      'system.systemIssue.body',
      'terms.use.emergencyText',
    ]);
  });
});
