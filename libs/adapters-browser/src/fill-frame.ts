/** What a browser has that knows trusted types; TypeScript's own DOM has no word of them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { createHTML(html: string): unknown };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Known to the content policy of the portal's pages by its name. Nobody else has a hand on it. */
const pages = trustedTypes?.createPolicy('portico-page', { createHTML: (html) => html });

/**
 * Puts a page of a practice's into a frame that may do nothing: no script runs in it, and it belongs to no origin, so that
 * it does not reach the portal.
 */
export const fillFrame = (frame: HTMLIFrameElement, html: string): void => {
  frame.setAttribute('sandbox', '');
  Object.assign(frame, { srcdoc: pages?.createHTML(html) ?? html });
};
