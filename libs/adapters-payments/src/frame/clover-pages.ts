import { cloverFrameParts, cloverFrameScript } from './clover-script.ts';
import { pageOf, type FramePages, type FrameSurroundings } from './frame-page.ts';
import { framePaths } from './frame-paths.ts';
import { scriptText } from './script-text.ts';
import { cloverWalletParts, cloverWalletScript } from './clover-wallet-script.ts';

export interface CloverOrigins {
  /** Origins of Clover's `sdk.js`, and where it exchanges cards. */
  readonly sdk: readonly string[];
  readonly tokens: readonly string[];
}

/** Clover's own fields and the wallets' buttons: nothing of the portal is in the pages, and each lets in Clover alone. */
export const cloverFramePages = ({ sdk, tokens }: CloverOrigins, around: FrameSurroundings): FramePages => {
  const config = { sdks: sdk.map((origin) => `${origin}/sdk.js`), apart: around.apart };
  const lets = {
    'script-src': sdk,
    'frame-src': sdk,
    'connect-src': [...sdk, ...tokens],
    'img-src': sdk,
    // Clover's script styles its fields in the page.
    'style-src': ["'unsafe-inline'"],
  };
  return {
    [framePaths.clover]: pageOf({
      script: scriptText(cloverFrameScript, config, cloverFrameParts),
      style: cloverStyle,
      around,
      lets,
    }),
    // The wallets' own hosts are asked by Clover's frames within, which have policies of their own.
    [framePaths.cloverWallets]: pageOf({
      script: scriptText(cloverWalletScript, config, cloverWalletParts),
      style: walletStyle,
      around,
      lets,
      payment: sdk,
      sandbox: 'allow-scripts allow-popups allow-forms',
    }),
  };
};

const walletStyle = `
*{box-sizing:border-box}
body{margin:0;background:transparent;font:1rem/1.4 system-ui,sans-serif}
form{display:grid;grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr));gap:.75rem;padding:3px}
form[hidden],form:not(:has(.wallet:not(:empty))),.wallet:empty{display:none}
.wallet{block-size:3rem;border-radius:.5rem}
.wallet iframe,.wallet button{inline-size:100%;block-size:100%;border:0}
.wallet iframe:focus,.wallet button:focus-visible{outline:2px solid var(--focus,#005fcc);outline-offset:1px}
`.replaceAll('\n', '');

// What the portal itself shows without its typeface (`tokens.css` of `libs/ui`): the page around hands that over as a file.
const fontFace = `
@font-face{font-family:'Portico Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:92%;ascent-override:111%;descent-override:43.5%;line-gap-override:0%}
`;

const cloverStyle = `${fontFace}
*{box-sizing:border-box}
body{margin:0;color:var(--ink,#1a1a1a);background:transparent;font:var(--size,1rem)/1.5 Portico,'Portico Fallback',system-ui,sans-serif}
form{display:grid;gap:1rem;padding:3px}
.half{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:1rem}
.row{display:grid;align-content:start;gap:.25rem}
.half .row{grid-row:span 3;grid-template-rows:subgrid}
.label{align-self:end;font-weight:600;line-height:1.25}
.field{block-size:3rem;border:1px solid var(--line,#767676);border-radius:.625rem;background:var(--surface,#fff);overflow:hidden}
.field:focus-within{outline:2px solid var(--focus,#005fcc);outline-offset:1px}
.field[data-bad]{border-color:var(--bad,#b00020)}
.field iframe,.field input{inline-size:100%;block-size:100%;border:0;outline:0}
.error{margin:0;color:var(--bad,#b00020);font-size:.89em}
.error:empty{display:none}
`.replaceAll('\n', '');
