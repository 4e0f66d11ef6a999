import { createHash } from 'node:crypto';
import { cloverFrameScript } from './clover-script.ts';
import { cloverWalletScript } from './wallet-script.ts';
import { framePaths } from './frame-paths.ts';
import { payeezyFrameScript } from './payeezy-script.ts';

export interface FramePage {
  readonly html: string;
  /** The value of `content-security-policy`. */
  readonly policy: string;
  /** The value of `permissions-policy`. */
  readonly permissions: string;
}

export interface FrameOrigins {
  /** Origins of Clover's `sdk.js`, and where it exchanges cards. */
  readonly cloverSdk: readonly string[];
  readonly cloverTokens: readonly string[];
  readonly payeezy: readonly string[];
  /** Who may show the frames beside the origin that they come from. */
  readonly portals: readonly string[];
  /** The one origin at which they do anything, and which they keep; without it they have none. */
  readonly apart: string | undefined;
}

/** The pages in which a processor's script runs: nothing of the portal is in them, and each lets in its processor alone. */
export const framePages = (origins: FrameOrigins): Readonly<Record<string, FramePage>> => ({
  [framePaths.clover]: pageOf({
    script: scriptText(cloverFrameScript, {
      sdks: origins.cloverSdk.map((origin) => `${origin}/sdk.js`),
      apart: origins.apart,
    }),
    style: cloverStyle,
    origins,
    lets: {
      'script-src': origins.cloverSdk,
      'frame-src': origins.cloverSdk,
      'connect-src': [...origins.cloverSdk, ...origins.cloverTokens],
      'img-src': origins.cloverSdk,
      // Clover's script styles its fields in the page.
      'style-src': ["'unsafe-inline'"],
    },
  }),
  [framePaths.cloverWallets]: pageOf({
    script: scriptText(cloverWalletScript, {
      sdks: origins.cloverSdk.map((origin) => `${origin}/sdk.js`),
      apart: origins.apart,
    }),
    style: walletStyle,
    origins,
    // The wallets' own hosts are asked by Clover's frames within, which have policies of their own.
    lets: {
      'script-src': origins.cloverSdk,
      'frame-src': origins.cloverSdk,
      'connect-src': [...origins.cloverSdk, ...origins.cloverTokens],
      'img-src': origins.cloverSdk,
      'style-src': ["'unsafe-inline'"],
    },
    payment: origins.cloverSdk,
    sandbox: 'allow-scripts allow-popups allow-forms',
  }),
  [framePaths.payeezy]: pageOf({
    script: scriptText(payeezyFrameScript, { payeezy: origins.payeezy, apart: origins.apart }),
    style: '',
    origins,
    lets: { 'script-src': origins.payeezy },
  }),
});

/** A function as the text of a script. Types are gone from it: node runs what is left of a file without them. */
const scriptText = <Config>(run: (config: Config) => void, config: Config): string =>
  `(${run.toString()})(${JSON.stringify(config).replaceAll('<', '\\u003c')})`;

interface PageParts {
  readonly script: string;
  readonly style: string;
  readonly origins: FrameOrigins;
  readonly lets: Readonly<Record<string, readonly string[]>>;
  /** Origins whose frames may use the browser's Payment Request API; none without it. */
  readonly payment?: readonly string[];
  readonly sandbox?: string;
}

const pageOf = ({ script, style, origins, lets, payment, sandbox = 'allow-scripts' }: PageParts): FramePage => {
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
    ["frame-ancestors 'self'", ...origins.portals].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    ...(origins.apart === undefined ? [`sandbox ${sandbox}`] : []),
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

const walletStyle = `
*{box-sizing:border-box}
body{margin:0;background:transparent;font:1rem/1.4 system-ui,sans-serif}
form{display:grid;grid-template-columns:repeat(auto-fit,minmax(12.5rem,1fr));gap:.75rem;padding:3px}
form[hidden],form:not(:has(.wallet:not(:empty))),.wallet:empty{display:none}
.wallet{block-size:3rem;border-radius:.5rem}
.wallet iframe,.wallet button{inline-size:100%;block-size:100%;border:0}
.wallet iframe:focus,.wallet button:focus-visible{outline:2px solid var(--focus,#005fcc);outline-offset:1px}
`.replaceAll('\n', '');

const cloverStyle = `
*{box-sizing:border-box}
body{margin:0;color:var(--ink,#1a1a1a);background:transparent;font:1rem/1.4 system-ui,sans-serif}
form{display:grid;gap:1rem;padding:3px}
.half{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));align-items:end;gap:1rem}
.label{display:block;margin-block-end:.25rem;font-weight:600}
.field{block-size:3rem;border:1px solid var(--line,#767676);border-radius:.5rem;background:var(--surface,#fff);overflow:hidden}
.field:focus-within{outline:2px solid var(--focus,#005fcc);outline-offset:1px}
.field[data-bad]{border-color:var(--bad,#b00020)}
.field iframe,.field input{inline-size:100%;block-size:100%;border:0;outline:0}
.error{margin:.25rem 0 0;color:var(--bad,#b00020);font-size:.875rem}
.error:empty{display:none}
`.replaceAll('\n', '');
