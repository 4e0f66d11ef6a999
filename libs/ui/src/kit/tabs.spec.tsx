import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const keys = ['visits', 'bills', 'labs'] as const;

const Row = () => {
  const [open, setOpen] = useState<(typeof keys)[number]>('visits');
  const tabs = keys.map((key) => ({ key, title: `The ${key}`, content: () => <p>All {key}</p> }));
  return <Tabs label="Overview" tabs={tabs} open={open} onOpen={setOpen} />;
};

const openTab = (): string => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  beforeEach(() => {
    cleanup();
    render(<Row />);
  });

  it('shows the panel of the open tab and says whose it is', async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'The bills' }));
    expect(openTab()).toBe('The bills');
    expect(screen.getByRole('tabpanel', { name: 'The bills' }).textContent).toBe('All bills');
    expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(
      screen.getByRole('tabpanel').id,
    );
  });

  it.each([
    ['{ArrowRight}', 'The bills'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'The visits'],
    ['{ArrowLeft}', 'The labs'],
    ['{End}', 'The labs'],
    ['{End}{Home}', 'The visits'],
    ['x', 'The visits'],
  ])('leads by %s to %s, with the focus', async (pressed, title) => {
    await userEvent.tab();
    await userEvent.keyboard(pressed);
    expect(openTab()).toBe(title);
    expect(document.activeElement?.textContent).toBe(title);
  });

  it('is one stop on the way of the Tab key, before its panel', async () => {
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });
});
