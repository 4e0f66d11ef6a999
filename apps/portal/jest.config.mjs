import { fileURLToPath } from 'node:url';
import { presetWithPage } from '../../jest.preset.mjs';

const config = presetWithPage(import.meta.url);
const texts = fileURLToPath(new URL('src/testing/compiled-texts.mjs', import.meta.url));

export default { ...config, setupFiles: [...config.setupFiles, texts] };
