import { presetWithPage } from '../../jest.preset.mjs';

export default presetWithPage(import.meta.url);
