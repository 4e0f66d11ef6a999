import { afterEach, expect, it, jest } from '@jest/globals';
import type { Lab } from '@portico/domain/health';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../../testing/render-in-language.tsx';
import { AskAboutResult } from './ask-about-result.tsx';
import { askWords } from './ask.messages.ts';

afterEach(cleanup);

const lab = (id: string, more: object): Lab =>
  ({ id, name: 'Blood count', status: 'final', results: [], ...more }) as unknown as Lab;
const labs = {
  kind: 'entries' as const,
  entries: [lab('1', { date: '2026-09-24' }), lab('2', { date: '2026-11-17', orderedBy: 'Dr. Ng' }), lab('3', {})],
};

it.each([
  ['en', '2', 'I have a question about Blood count, Nov 17, 2026: ', 'Dr. Ng'],
  ['es', '2', 'Tengo una pregunta sobre Blood count, 17 de nov de 2026: ', 'Dr. Ng'],
  ['en', '1', 'I have a question about Blood count, Sep 24, 2026: ', undefined],
  ['en', '3', 'I have a question about Blood count: ', undefined],
] as const)(
  'says which of two reports of one name is asked about, to who ordered it, in %s (%s)',
  async (language, id, body, to) => {
    const onWrite = jest.fn();
    renderIn(
      language,

      <AskAboutResult lab={id} name="Blood count" labs={labs} onWrite={onWrite} />,
      askWords,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(onWrite).toHaveBeenCalledWith(expect.objectContaining({ about: `labs-${id}`, body }));
    expect(onWrite.mock.calls[0]?.[0]).toHaveProperty('subject');
    expect((onWrite.mock.calls[0]?.[0] as { to?: string }).to).toBe(to);
  },
);
