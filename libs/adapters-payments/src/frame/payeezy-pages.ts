import { pageOf, type FramePages, type FrameSurroundings } from './frame-page.ts';
import { framePaths } from './frame-paths.ts';
import { payeezyFrameParts, payeezyFrameScript } from './payeezy-script.ts';
import { scriptText } from './script-text.ts';

/** The page in which Payeezy's script runs, which lets in these origins of Payeezy alone. */
export const payeezyFramePages = (origins: readonly string[], around: FrameSurroundings): FramePages => ({
  [framePaths.payeezy]: pageOf({
    script: scriptText(payeezyFrameScript, { payeezy: origins, apart: around.apart }, payeezyFrameParts),
    style: '',
    around,
    lets: { 'script-src': origins },
  }),
});
