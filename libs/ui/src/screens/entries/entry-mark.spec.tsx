import { describe, expect, it } from '@jest/globals';
import type { EntryMarks } from '@portico/application/health';
import type { EntryRef } from '@portico/domain/health';
import { screen } from '@testing-library/react';
import { MayCorrectContext } from '../../kit/acted-for.ts';
import { renderIn } from '../../testing/index.ts';
import { markWords } from './entry-mark.messages.ts';
import { EntryMark } from './entry-mark.tsx';

const asthma: EntryRef = { section: 'conditions', entry: 'c1' };
const gout: EntryRef = { section: 'conditions', entry: 'c2' };
const marks: EntryMarks = { amendments: [], notes: [], unseen: [], hidden: [gout] };

describe('what stands below an entry of the record', () => {
  it.each([
    { of: asthma, name: 'Asthma', badges: 0 },
    { of: gout, name: 'Gout', badges: 1 },
  ])('says that it is hidden from people who help, only where it is: $name', ({ of, name, badges }) => {
    renderIn('en', <EntryMark marks={marks} of={of} name={name} />);
    expect(screen.queryAllByText('Hidden from people who help you')).toHaveLength(badges);
    expect(screen.getByRole('link', { name: `Correct or add a note: ${name}` })).toBeTruthy();
  });

  it.each([
    ['denied', 'See why, and what you can do'],
    ['accepted', 'Correct or add a note'],
  ] as const)('leads on from a correction that was %s', (status, text) => {
    const marked = { ...marks, amendments: [{ of: asthma, status }] } as unknown as EntryMarks;
    renderIn('en', <EntryMark marks={marked} of={asthma} name="Asthma" />);
    expect(screen.getByRole('link', { name: `${text}: Asthma` }).textContent).toBe(text);
  });

  it.each([
    ['en', 'Add a note: Gout'],
    ['es', 'Agregar una nota: Gout'],
  ] as const)('offers no correction to who may only see the record, in %s', (language, name) => {
    renderIn(
      language,
      <MayCorrectContext value={false}>
        <EntryMark marks={marks} of={gout} name="Gout" />
      </MayCorrectContext>,
      markWords,
    );
    expect(screen.getByRole('link').getAttribute('aria-label')).toBe(name);
  });
});
