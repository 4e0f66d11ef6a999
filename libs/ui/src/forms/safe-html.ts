import createPurifier, { type DOMPurify } from 'dompurify';

let purifier: DOMPurify | undefined;

/** Made when it is first needed: there is no window where the first page is put together. */
const ready = (): DOMPurify => {
  if (purifier !== undefined) return purifier;
  purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return purifier;
};

/**
 * The html of a practice's form with nothing in it but text, lists, emphasis and links (`APT-271`, `APT-257`), of the type
 * that the policy of the page asks for where the browser has such types.
 */
export const safeHtml = (html: string): TrustedHTML | string =>
  ready().sanitize(html, {
    ALLOWED_TAGS: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'a'],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:)/i,
  });
