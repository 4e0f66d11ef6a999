import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepPressesSteady } from './steady-press.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input id="name"><select id="month"><option>1</option></select>
      <label id="keep-label"><input id="keep" type="checkbox"> Keep</label>
      <button id="save" type="button"><span id="icon">+</span> Save</button>
      <a id="help" href="#help">Help</a><p id="text">Text</p>
    </form>
    <input id="search"><button id="other" type="button">Other</button>`;
  end = keepPressesSteady(document);
});
afterEach(() => end());

const at = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
/** Whether the browser would move the focus as the mouse goes down. */
const goesDown = (id: string, button = 0): boolean =>
  at(id).dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button }));
const focused = (): string => document.activeElement?.id ?? '';

describe('keepPressesSteady', () => {
  it.each(['save', 'icon', 'help', 'keep', 'keep-label'])(
    'leaves a field of a form only once the press of %s has counted',
    (id) => {
      for (const name of ['name', 'month']) {
        at(name).focus();
        const heard: string[] = [];
        at(name).addEventListener('blur', () => heard.push('left'), { once: true });
        at(id).addEventListener('click', () => heard.push('pressed'), { once: true });
        expect(goesDown(id)).toBe(false);
        expect([focused(), heard]).toEqual([name, []]);
        at(id).click();
        expect(heard).toContain('pressed');
        if (id !== 'keep-label') expect([heard, focused()]).toEqual([['left', 'pressed'], id === 'icon' ? 'save' : id]);
      }
    },
  );

  it('moves no focus for a press that is taken back', () => {
    at('name').focus();
    goesDown('save');
    at('text').click();
    expect(focused()).toBe('name');
    at('save').click();
    expect(focused()).toBe('name');
  });

  it('is in the way of nothing else', () => {
    at('name').focus();
    expect([goesDown('text'), goesDown('month'), goesDown('save', 2)]).toEqual([true, true, true]);
    at('search').focus();
    expect(goesDown('other')).toBe(true);
    at('save').focus();
    expect(goesDown('save')).toBe(true);
    at('name').focus();
    at('save').addEventListener('mousedown', (event) => event.preventDefault(), { once: true });
    goesDown('save');
    at('save').click();
    expect(focused()).toBe('name');
    end();
    expect(goesDown('save')).toBe(true);
  });
});
