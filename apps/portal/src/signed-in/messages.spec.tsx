import { afterEach, describe, expect, it } from '@jest/globals';
import type { PatientId, PracticeId, ProfileId } from '@portico/domain/kernel';
import type { Portal } from '../composition/compose.ts';
import { openPortal, type OpenedPortal, type OpenOptions } from '../testing/opened-portal.tsx';
import { goTo, pressed } from '../testing/press-and-type.ts';

let opened: OpenedPortal | undefined;
afterEach(() => void opened?.close());

const open = async (at: string, options: OpenOptions = {}): Promise<OpenedPortal> => {
  opened = await openPortal(at, options);
  return opened;
};

const main = (): string => document.querySelector('main')?.textContent ?? '';
const asked = ({ log }: OpenedPortal, name: string): readonly string[] =>
  log.filter((line) => line.startsWith(`asks ${name}`));

describe('the place within messages', () => {
  it('goes along with the address', async () => {
    const portal = await open('/messages', { canned: { 'MessagesScreen.thread': null } });
    await goTo(portal, '/messages?message_id=thread-7');
    expect(asked(portal, 'GetMessageThread')).toEqual(['asks GetMessageThread {"message_id":"thread-7"}']);
    await goTo(portal, '/messages?new');
    expect(document.querySelector('main textarea')).not.toBeNull();
    expect(asked(portal, 'GetMessages')).toHaveLength(1);
  });

  it('of a message that is begun is a step from which the page is not scrolled', async () => {
    const portal = await open('/messages');
    const scrolled: unknown[] = [];
    window.scrollTo = (...to: readonly unknown[]) => void scrolled.push(to);
    expect(await pressed(portal, 'New message')).toContain('opens /messages?new');
    expect(scrolled).toEqual([]);
  });
});

it('a delegate who may only read has nowhere to write', async () => {
  const practices = [
    {
      id: 'mesa' as PracticeId,
      name: 'Mesa',
      management: 'vertex',
      patient: 'p1' as PatientId,
      payments: 'payeezy',
      permissions: ['messages:view'],
    },
  ];
  const before = ({ clientSession: { actingAs } }: Portal): void => {
    const person = { profile: 'bo' as ProfileId, name: 'Bo', practices } as never;
    actingAs.keepDelegate({ id: 'd1', name: 'Ana', email: 'ana@example.org', people: [person] } as never);
    actingAs.actFor(person);
  };
  await open('/messages/thread-1', { before, canned: { 'LayoutData.delegate': null } });
  expect({ reads: main().includes('subject'), writes: document.querySelectorAll('main textarea').length }).toEqual({
    reads: true,
    writes: 0,
  });
});

it('the number of unread messages follows what is read', async () => {
  const portal = await open('/messages/thread-1', { canned: { 'UnreadAnswer.unread': 7 } });
  await pressed(portal, 'Mark as unread');
  expect(document.querySelector('nav')?.textContent).toContain('77 unread');
});
