import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '@portico/tools/setup/paths.mjs';
import { pseudoLanguage } from '@portico/tools/messages/pseudo-language.ts';
import { beforeScripts } from '../browser/profile-overrides.ts';

/** Builds the portal with the pseudo-language, beside the one that people are given; answers its folder. */
export const buildPseudoPortal = (): string => {
  console.log('Building the portal with its pseudo-language …');
  execFileSync(
    process.execPath,
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--configLoader', 'native', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps', 'portal'),
      env: { ...process.env, PORTICO_PSEUDO_LANGUAGE: 'yes', NODE_ENV: 'production' },
      stdio: 'inherit',
    },
  );
  return join(root, 'node_modules', '.cache', 'portico', 'pseudo-portal');
};

/** Every page of this tab speaks the pseudo-language, whatever its device or its link named. */
export const speakPseudo = (page: Page): Promise<unknown> =>
  beforeScripts(
    page,
    (language) => {
      localStorage.setItem('language', language);
      const address = new URL(location.href);
      if (!address.searchParams.has('language')) return;
      address.searchParams.set('language', language);
      history.replaceState(history.state, '', address);
    },
    pseudoLanguage,
  );
