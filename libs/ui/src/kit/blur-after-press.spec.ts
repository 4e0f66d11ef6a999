import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { leaveAfterPress } from './blur-after-press.ts';

let end: () => void;
let heard: string[];
let nextTurn: () => void;
beforeEach(() => {
  document.body.innerHTML = '<form><input id="name"><button id="save" type="button">Save</button></form>';
  heard = [];
  document.body.addEventListener('focusout', tellLeft);
  at('save').addEventListener('click', () => heard.push('pressed'));
  end = leaveAfterPress(document, (run) => (nextTurn = run));
  at('name').focus();
});
afterEach(() => {
  end();
  document.body.removeEventListener('focusout', tellLeft);
});

const tellLeft = ({ target }: Event): void => void heard.push(`left ${(target as Element).id}`);
const at = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const mouse = (kind: string): boolean => at('save').dispatchEvent(new MouseEvent(kind, { bubbles: true }));

describe('leaveAfterPress', () => {
  it('tells that a field was left once the press has counted, and moves the focus at once', () => {
    mouse('mousedown');
    at('save').focus();
    expect({ activeElementId: document.activeElement?.id, heard }).toEqual({ activeElementId: 'save', heard: [] });
    mouse('mouseup');
    at('save').click();
    expect(heard).toEqual(['pressed']);
    nextTurn();
    expect(heard).toEqual(['pressed', 'left name']);
  });

  it('tells nothing where the press brought the keyboard back', () => {
    mouse('mousedown');
    at('save').focus();
    mouse('mouseup');
    at('name').focus();
    nextTurn();
    expect(heard).toEqual(['left save']);
  });

  it('is told at the next press at the latest, where the end of one was not seen', () => {
    mouse('mousedown');
    at('save').focus();
    mouse('mousedown');
    expect(heard).toEqual(['left name']);
  });

  it.each([
    ['a key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))],
    ['a context menu', () => mouse('contextmenu')],
    ['another window', () => window.dispatchEvent(new FocusEvent('blur'))],
  ])('tells whoever goes on by the keyboard where %s ended a press whose release was not seen', (_, ended) => {
    mouse('mousedown');
    ended();
    at('save').focus();
    expect(heard).toEqual(['left name']);
  });

  it('tells what was left in the press once its end shows', () => {
    mouse('mousedown');
    at('save').focus();
    window.dispatchEvent(new FocusEvent('blur'));
    expect(heard).toEqual(['left name']);
  });

  it('tells at once whoever leaves by the keyboard, and after its end', () => {
    at('save').focus();
    expect(heard).toEqual(['left name']);
    at('name').focus();
    end();
    mouse('mousedown');
    at('save').focus();
    expect(heard).toEqual(['left name', 'left save', 'left name']);
  });
});
