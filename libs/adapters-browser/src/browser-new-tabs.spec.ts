import { describe, expect, it } from '@jest/globals';
import { BrowserNewTabs } from './browser-new-tabs.ts';

const browser = (answer: 'tab' | 'closed' | 'nothing') => {
  const did: string[] = [];
  const tab = {
    closed: answer === 'closed',
    opener: 'the portal' as unknown,
    location: { replace: (address: string) => did.push(`went ${address}`) },
    close: () => did.push('closed'),
  };
  const open = (...asked: readonly unknown[]) => {
    did.push(`opened ${JSON.stringify(asked)}`);
    return answer === 'nothing' ? null : tab;
  };
  return { did, tab, tabs: new BrowserNewTabs(() => ({ open }) as unknown as Window) };
};

describe('a new tab', () => {
  it('APT-135 is opened at once, without a hold on this page, and led to its address later', () => {
    const { did, tab, tabs } = browser('tab');
    const opened = tabs.open();
    expect({ did, opener: tab.opener }).toEqual({ did: ['opened ["","_blank"]'], opener: null });
    opened?.go('https://video.example/room');
    opened?.close();
    expect(did.slice(1)).toEqual(['went https://video.example/room', 'closed']);
  });

  it.each(['nothing', 'closed'] as const)('APT-141 is none where the browser blocks it: %s', (answer) => {
    expect(browser(answer).tabs.open()).toBeUndefined();
  });
});
