/** What a screen reader was given to say by itself. */
export interface Announcement {
  readonly text: string;
  readonly how: 'polite' | 'assertive';
  /** Those of one moment of one page came at once. */
  readonly at: string;
  /** Whether nothing was pressed since the last character was typed. */
  readonly whileTyping: boolean;
}

/** Runs in every page before its own scripts, and tells what each live region says, and when. */
export const recordAnnouncements = (): void => {
  if (window.top !== window) return;
  const regions = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const said = new WeakMap<Element, string>();
  const page = Math.random();
  let moment = 0;
  let whileTyping = false;
  const howOf = (region: Element): string =>
    region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
  const textOf = (region: Element): string =>
    region.checkVisibility() ? (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim() : '';
  const tell = (region: Element): void => {
    const text = textOf(region);
    if (said.get(region) === text) return;
    said.set(region, text);
    const how = howOf(region);
    if (text === '' || how === 'off') return;
    (Reflect.get(window, 'tellAnnouncement') as (told: Announcement) => void)({
      text,
      how: how === 'assertive' ? 'assertive' : 'polite',
      at: `${page} ${moment}`,
      whileTyping,
    });
  };
  new MutationObserver((changes) => {
    moment += 1;
    const touched = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const near = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      if (near !== null && near !== undefined) touched.add(near);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll(regions)])
          if (region.matches(regions)) touched.add(region);
      }
    }
    for (const region of touched) if (region.isConnected) tell(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const typing = ({ target }: Event): void => {
    whileTyping =
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'file', 'radio', 'range'].includes(target.type));
  };
  const pressing = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || ['Enter', 'Tab', 'Escape', ' '].includes(event.key)) whileTyping = false;
  };
  window.addEventListener('input', typing, true);
  window.addEventListener('focusout', pressing, true);
  window.addEventListener('pointerdown', pressing, true);
  window.addEventListener('keydown', pressing, true);
};

/** What a screen reader would have said amiss: one text twice at once, or into the words of who types. */
export const saidAmiss = (announcements: readonly Announcement[]): readonly string[] => [
  ...announcements
    .filter(
      ({ text, at }, index) => announcements.findIndex((other) => other.text === text && other.at === at) !== index,
    )
    .map(({ text }) => `twice at once: ${text}`),
  ...announcements
    .filter(({ how, whileTyping }) => how === 'assertive' && whileTyping)
    .map(({ text }) => `while the person typed: ${text}`),
];
