/** The part of Trusted Types used here; TypeScript's DOM types do not include it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { createHTML(html: string): unknown };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/**
 * The Trusted Types policy that the portal's content security policy allows by name. Not exported, so only this module
 * can use it.
 */
const pages = trustedTypes?.createPolicy('portico-page', { createHTML: (html) => html });

/**
 * Puts a page of a practice into a sandboxed frame: no scripts, and an opaque origin, so that it cannot reach the
 * portal.
 */
export const fillFrame = (frame: HTMLIFrameElement, html: string): void => {
  frame.setAttribute('sandbox', '');
  Object.assign(frame, { srcdoc: pages?.createHTML(html) ?? html });
};

/** A page as a tree of which nothing runs, loads or is shown. */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString((pages?.createHTML(html) ?? html) as string, 'text/html');
