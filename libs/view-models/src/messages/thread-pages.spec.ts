import { describe, expect, it } from '@jest/globals';
import { failed, ok, type Instant, type ProviderId } from '@portico/domain/kernel';
import type { ThreadId, ThreadLine } from '@portico/domain/messages';
import { reaction } from 'mobx';
import { Drafts } from '../kernel/index.ts';
import { ThreadPages } from './thread-pages.ts';

const line = (id: string): ThreadLine => ({
  id: id as ThreadId,
  provider: { id: 'ng' as ProviderId, name: 'Dr. Ng', active: true },
  subject: 'Results',
  unread: true,
  answered: true,
  latestAt: 0 as Instant,
  excerpt: id,
});

const opened = (more: ConstructorParameters<typeof ThreadPages>[0]['more']) => {
  const pages = new ThreadPages({ more }, { every: () => () => undefined }, new Drafts(() => undefined));
  pages.show({ threads: [line('a'), line('b')], next: '2', growsByScrolling: false });
  return pages;
};
const idsOf = ({ lines }: ThreadPages) => lines.map(({ id }) => id);

describe('the pages of conversations', () => {
  it('MON-233 grow by a page, without those that stand there already, and tell that it was the last', async () => {
    const pages = opened(async () => ok({ threads: [line('b'), line('c')] }));
    const seen: boolean[] = [];
    const stop = reaction(
      () => pages.hasMore,
      (hasMore) => seen.push(hasMore),
    );
    await pages.loadMore();
    stop();
    expect(idsOf(pages)).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual([false]);
  });

  it('keep what they have when the next page does not come', async () => {
    const pages = opened(async () => failed({ kind: 'unreachable' }));
    await pages.loadMore();
    expect(idsOf(pages)).toEqual(['a', 'b']);
    expect(pages).toMatchObject({ hasMore: true, more: { kind: 'failed', failure: { kind: 'unreachable' } } });
  });

  it('change a line in its place, raise it to the top and drop it', () => {
    const pages = opened(async () => ok({ threads: [] }));
    pages.change('b' as ThreadId, { unread: false });
    expect(pages.lines[1]).toEqual({ ...line('b'), unread: false });
    pages.raise('b' as ThreadId, { excerpt: 'New' });
    pages.raise('elsewhere' as ThreadId, { excerpt: 'New' });
    expect(pages.lines).toEqual([{ ...line('b'), unread: false, excerpt: 'New' }, line('a')]);
    pages.drop('b' as ThreadId);
    expect(idsOf(pages)).toEqual(['a']);
  });
});
