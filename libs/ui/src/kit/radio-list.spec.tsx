import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderIn } from '../testing/render-in-language.tsx';
import { RadioList } from './radio-list.tsx';

type Way = 'all' | 'part' | 'plan';

const Payment = () => {
  const [way, setWay] = useState<Way | undefined>(undefined);
  const options = [
    { value: 'all', text: 'All of it' },
    {
      value: 'part',
      text: 'A part',
      details: (
        <label>
          Amount <input name="amount" />
        </label>
      ),
    },
    { value: 'plan', text: 'A plan' },
  ] as const;
  return <RadioList legend="How much" options={options} value={way} onChoose={setWay} />;
};

describe('RadioList', () => {
  const shown: Element[] = [];
  const { scrollIntoView } = Element.prototype;
  beforeEach(() => {
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this);
    };
  });
  afterEach(() => {
    shown.length = 0;
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  it('MON-054 asks what else is needed right below the choice, before the other choices, and there alone', async () => {
    renderIn('en', <Payment />);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'A part' }));
    const group = within(screen.getByRole('group', { name: 'How much' }));
    const asked = group.getByRole('textbox', { name: 'Amount' });
    const [, part, plan] = group.getAllByRole('radio');
    expect(part?.compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(plan?.compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(shown.map((element) => element.contains(asked))).toEqual([true]);
    // The arrow keys go on from the choice.
    expect(document.activeElement).toBe(part);
    await userEvent.click(screen.getByRole('radio', { name: 'A plan' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
