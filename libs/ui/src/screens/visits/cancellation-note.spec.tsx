import { beforeEach, describe, expect, it } from '@jest/globals';
import type { VisitCancellation } from '@portico/application/visits';
import { instant, type Cents } from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import { listed, renderIn } from '../../testing/index.ts';
import { CancellationNote } from './cancellation-note.tsx';
import { visitDetailsWords } from './visit-details.messages.ts';

beforeEach(cleanup);

const until = instant(Date.parse('2026-11-21T21:30:00Z'));
const open = (fee: number): VisitCancellation['terms'] => ({ kind: 'open', until, fee: fee as Cents });

describe('what is said of canceling before it is pressed', () => {
  it.each([
    ['en', open(0), true, /^You can cancel or move this visit here until Saturday, November 21 at .*, at no charge\.$/],
    [
      'en',
      open(4_000),
      true,
      /^Canceling this visit costs \$40\.00\. You can cancel it here until Saturday, November 21 at/,
    ],
    [
      'es',
      open(4_000),
      true,
      /^Cancelar esta cita cuesta \$40\.00\. Puede cancelarla aquí hasta el sábado, 21 de noviembre/,
    ],
    ['en', open(4_000), false, /^Canceling this visit costs \$40\.00\. To cancel it, call the practice\./],
    ['en', { kind: 'too-late', since: until }, true, /^It is too late to cancel this visit here\. To cancel it, call /],
    ['es', { kind: 'by-phone' }, true, /cancela las citas por teléfono\./],
  ] as const)('APT-130 in %s: %j', (language, terms, payable, says) => {
    const visit = { listed: listed('a'), practicePhone: '602-555-0140' };
    renderIn(language, <CancellationNote visit={visit} cancellation={{ terms, payable }} />, visitDetailsWords);
    expect(screen.getByText((text) => says.test(text.replaceAll('\u00a0', ' ')))).toBeDefined();
    const isOnline = terms.kind === 'open' && (payable || terms.fee === 0);
    expect(screen.queryByRole('link')?.getAttribute('href')).toBe(isOnline ? undefined : 'tel:6025550140');
  });
});
