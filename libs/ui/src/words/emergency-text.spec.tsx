import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { catalogs } from '../generated/catalogs.ts';
import { EmergencyText } from './emergency-text.tsx';

describe('a text that speaks of an emergency', () => {
  it('lets 911 be called wherever it stands in it', () => {
    render(<EmergencyText>Call 911. Not here: 911</EmergencyText>);
    const links = screen.getAllByRole('link', { name: '911' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:911', 'tel:911']);
    expect(document.body.textContent).toBe('Call 911. Not here: 911');
  });

  it('is one of these, each of which is shown in an EmergencyText, as a new one has to be', () => {
    const telling = Object.entries(catalogs.es).flatMap(([id, text]) => (text.includes('911') ? id : []));
    expect(telling.sort()).toEqual([
      'messages.screen.emergencyTop',
      'support.contact.emergency',
      'system.systemIssue.body',
      'terms.use.emergencyText',
    ]);
  });
});
