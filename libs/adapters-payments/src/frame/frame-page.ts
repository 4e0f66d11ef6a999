import { createHash } from 'node:crypto';

export interface FramePage {
  readonly html: string;
  /** The value of `content-security-policy`. */
  readonly policy: string;
  /** The value of `permissions-policy`. */
  readonly permissions: string;
}

/** What every page of a frame is told, whichever processor it is for. */
export interface FrameSurroundings {
  /** Who may show the frames beside the origin that they come from. */
  readonly portals: readonly string[];
  /** The one origin at which they do anything, and which they keep; without it they have none. */
  readonly apart: string | undefined;
}

/** The pages of a processor, by path. */
export type FramePages = Readonly<Record<string, FramePage>>;

interface PageParts {
  readonly script: string;
  readonly style: string;
  readonly around: FrameSurroundings;
  readonly lets: Readonly<Record<string, readonly string[]>>;
  /** Origins whose frames may use the browser's Payment Request API; none without it. */
  readonly payment?: readonly string[];
  readonly sandbox?: string;
}

export const pageOf = ({ script, style, around, lets, payment, sandbox = 'allow-scripts' }: PageParts): FramePage => {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const directives = [
    "default-src 'none'",
    ...Object.entries(lets).map(([name, sources]) =>
      [
        name,
        ...(name === 'script-src' ? [hash] : []),
        ...(sources.length > 0 || name === 'script-src' ? sources : ["'none'"]),
      ].join(' '),
    ),
    ["frame-ancestors 'self'", ...around.portals].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    ...(around.apart === undefined ? [`sandbox ${sandbox}`] : []),
  ];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Card</title>`;
  const styled = style === '' ? '' : `<style>${style}</style>`;
  return {
    html: `<!doctype html><html lang="en"><head>${head}${styled}</head><body><script>${script}</script></body></html>`,
    policy: directives.join('; '),
    permissions: permissionsPolicy(payment && ['self', ...payment.map((origin) => `"${origin}"`)]),
  };
};

const permissionsPolicy = (payment: readonly string[] = []): string =>
  `camera=(), geolocation=(), microphone=(), payment=(${payment.join(' ')}), usb=()`;
