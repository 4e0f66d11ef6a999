import { expect, it } from '@jest/globals';
import type { OpenedThread } from '@portico/application/messages';
import { renderHook } from '@testing-library/react';
import { useNewestAnswer } from './use-newest-answer.ts';

const opened = (unread: boolean, ...senders: readonly ('own' | 'theirs')[]): OpenedThread =>
  ({
    unread,
    messages: senders.map((sender, at) => ({ id: `m${at}`, fromPatient: sender === 'own' })),
  }) as unknown as OpenedThread;

it('is the answer that was not read, while it is shown, until it is answered', () => {
  const { result, rerender } = renderHook(({ thread }) => useNewestAnswer(thread), {
    initialProps: { thread: opened(true, 'own', 'theirs') },
  });
  expect(result.current).toBe('m1');
  rerender({ thread: opened(false, 'own', 'theirs') });
  expect(result.current).toBe('m1');
  rerender({ thread: opened(false, 'own', 'theirs', 'own') });
  expect(result.current).toBeUndefined();
});
