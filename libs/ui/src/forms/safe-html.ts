import createPurifier, { type DOMPurify } from 'dompurify';

let purifier: DOMPurify | undefined;

/** What a link says that opens a tab, while one text is sanitized: its hooks know of nothing else. */
let inNewTab = '';

/** Created on first use: there is no window during prerendering. */
const ready = (): DOMPurify => {
  if (purifier !== undefined) return purifier;
  purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A' || !/^https:/i.test(node.getAttribute('href') ?? '')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
    node.append(` (${inNewTab})`);
  });
  return purifier;
};

/**
 * The HTML of a practice's form, sanitized to text, lists, emphasis and links (`APT-271`, `APT-257`); a `TrustedHTML`
 * in browsers that support it, as the page's policy requires. A link to the web opens a tab, and says so.
 */
export const safeHtml = (html: string, opensInNewTab: string): TrustedHTML | string => {
  inNewTab = opensInNewTab;
  return ready().sanitize(html, {
    ALLOWED_TAGS: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'a'],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:)/i,
  });
};
