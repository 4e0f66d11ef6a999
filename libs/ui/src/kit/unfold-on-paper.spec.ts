import { beforeEach, describe, expect, it } from '@jest/globals';
import { unfoldOnPaper } from './unfold-on-paper.ts';

const folds = (): readonly HTMLDetailsElement[] => [...document.querySelectorAll('details')];
const open = (): readonly string[] => folds().flatMap(({ id, open: isOpen }) => (isOpen ? [id] : []));
const toggled = (id: string): void => void document.getElementById(id)?.dispatchEvent(new Event('toggle'));

describe('unfoldOnPaper', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<details id="open" open></details><details id="closed"><details id="inner"></details></details><div data-no-print><details id="screen"></details></div>';
  });

  it('opens what is folded while the page is printed, tells nobody, and leaves it as it was', () => {
    unfoldOnPaper(window, false);
    const heard: string[] = [];
    for (const fold of folds()) fold.addEventListener('toggle', () => heard.push(fold.id));
    window.dispatchEvent(new Event('beforeprint'));
    expect(open()).toEqual(['open', 'closed', 'inner']);
    toggled('closed');
    window.dispatchEvent(new Event('afterprint'));
    expect(open()).toEqual(['open']);
    toggled('closed');
    expect(heard).toEqual([]);
    toggled('closed');
    expect(heard).toEqual(['closed']);
  });
});
