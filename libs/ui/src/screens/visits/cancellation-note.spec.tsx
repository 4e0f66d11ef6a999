import { beforeEach, describe, expect, it } from '@jest/globals';
import type { VisitCancellation } from '@portico/application/visits';
import { instant, type Cents } from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { listed, noon, renderIn } from '../../testing/index.ts';
import { CancellationNote } from './cancellation-note.tsx';
import { ChangesOfVisit, FeeOfVisit } from './changes-of-visit.tsx';
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
      /^Canceling this visit costs \$40\.00, whenever you cancel it\. You can do it here until Saturday, November 21 at .*; after that, call/,
    ],
    [
      'es',
      open(4_000),
      true,
      /^Cancelar esta cita cuesta \$40\.00, sin importar cuándo\. Puede hacerlo aquí hasta el sábado, 21 de noviembre.*; después, llame/,
    ],
    ['en', open(4_000), false, /^Canceling this visit costs \$40\.00\. To cancel it, call the practice\./],
    ['en', { kind: 'too-late', since: until }, true, /^It is too late to cancel this visit here\. To cancel it, call /],
    ['es', { kind: 'by-phone' }, true, /cancela las citas por teléfono\./],
  ] as const)('APT-130 in %s: %j', (language, terms, payable, says) => {
    const visit = { listed: listed('a'), practicePhone: '602-555-0140' };
    renderIn(language, <CancellationNote visit={visit} cancellation={{ terms, payable }} />, visitDetailsWords);
    expect(screen.getByText((text) => says.test(text.replaceAll('\u00a0', ' ')))).toBeDefined();
    const isOnline = terms.kind === 'open' && (payable || terms.fee === 0);
    expect(screen.queryByRole('link')?.getAttribute('href')).toBe(isOnline ? undefined : 'tel:6025550142');
  });
});

describe('the fee of canceling', () => {
  it.each([
    [4_000, true, false],
    [0, false, true],
  ])('APT-130 is said before the buttons, and no fee below them: %s', (fee, before, below) => {
    const cancellation: VisitCancellation = { terms: open(fee), payable: true };
    const visit = { listed: listed('a'), practicePhone: '', formsDue: [], cancellation };
    const said = (part: JSX.Element): boolean => {
      const { container, unmount } = renderIn('en', part);
      const { textContent } = container;
      unmount();
      return textContent !== '';
    };
    expect({
      before: said(<FeeOfVisit visit={visit} />),
      below: said(<ChangesOfVisit visit={visit} now={noon} />),
    }).toEqual({
      before,
      below,
    });
  });
});

describe('why a visit cannot be changed online', () => {
  const tooLate: VisitCancellation = { terms: { kind: 'too-late', since: noon }, payable: true };
  const show = (changeUntil: number | undefined, cancellation: VisitCancellation | undefined, status = 'SCHEDULED') => {
    const card = { ...listed('a', { status: status as 'SCHEDULED' }), ...until(changeUntil) };
    const visit = { listed: card, practicePhone: '602-555-0140', formsDue: [], ...(cancellation && { cancellation }) };
    const { container } = renderIn('en', <ChangesOfVisit visit={visit} now={noon} />);
    return [...container.querySelectorAll('p, a')].map(({ textContent }) => textContent);
  };
  const until = (at: number | undefined) => (at === undefined ? {} : { changeUntil: instant(at) });
  // The number of its office, which its card shows too.
  const call = 'Call this office: (602)\u00a0555\u20110142';

  it('APT-046 is said once of moving and canceling when it is too late, with the number', () => {
    expect(show(noon - 1, tooLate)).toEqual([
      'It is too late to reschedule or cancel this visit online. To change it, call Desert Bloom.',
      call,
    ]);
  });

  it('APT-046 is said of moving alone where the practice moves no visits online, and canceling does not promise it', () => {
    const [why, number, cancel] = show(0, { terms: open(0), payable: true });
    expect({ why, number }).toEqual({ why: 'Desert Bloom reschedules visits by phone.', number: call });
    expect(cancel).toMatch(/^You can cancel this visit here until/);
    cleanup();
    expect(show(0, { terms: { kind: 'by-phone' }, payable: true })).toHaveLength(3);
  });

  it('APT-046 is said of a visit whose patient is checked in, and not where it can be moved', () => {
    expect(show(undefined, undefined, 'CHECKED-IN')[0]).toMatch(/^Check-in is done/);
    cleanup();
    expect(show(undefined, undefined)).toEqual([]);
  });
});
