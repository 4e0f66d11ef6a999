import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { catalogs } from '../generated/catalogs.ts';
import { EmergencyText, isOfEmergency } from './emergency-text.tsx';

describe('a text that speaks of an emergency', () => {
  it('lets 911 be called wherever it stands in it', () => {
    render(<EmergencyText>Call 911. Not here: 911</EmergencyText>);
    const links = screen.getAllByRole('link', { name: '911' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:911', 'tel:911']);
    expect(document.body.textContent).toBe('Call 911. Not here: 911');
  });

  it.each([
    ['This may be an emergency. Call 911 or go to the nearest emergency room now.', true],
    ['Esto puede ser una emergencia. Llame al 911.', true],
    ['911', true],
    ['Call us at 555-9110.', false],
    ['Call us before you come.', false],
  ])('sends to 911 or does not: %s', (text, sends) => expect(isOfEmergency(text)).toBe(sends));

  it('is one of these, each of which is shown in an EmergencyText or calls 911 itself, as a new one has to', () => {
    const telling = Object.entries(catalogs.es).flatMap(([id, text]) => (text.includes('911') ? id : []));
    expect(telling.sort()).toEqual([
      'messages.screen.emergencyTop',
      'scheduling.guided.emergencyCall',
      'scheduling.guided.emergencyTitle',
      'support.contact.emergency',
      'system.systemIssue.body',
      'terms.use.emergencyText',
    ]);
  });
});
