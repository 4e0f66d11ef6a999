import { preset } from '../../jest.preset.mjs';

export default preset(import.meta.url, { testEnvironment: 'jsdom', setupFiles: ['<rootDir>/jest.setup.mjs'] });
