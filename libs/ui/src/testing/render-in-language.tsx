import type { Instant, Language } from '@portico/domain/kernel';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { DeviceTimeContext, type DeviceTime, type Message } from '../words/index.ts';
import { dictionary } from './message-dictionary.ts';

/** Saturday, November 21, 2026, noon in Phoenix. */
export const noon = Date.UTC(2026, 10, 21, 19) as Instant;

export const phoenixDevice: DeviceTime = { zone: 'America/Phoenix', now: () => noon };

const silent = (): void => undefined;

/** Renders part of a page in a language, at a path, on a device in Phoenix at `noon`. */
export const renderIn = (
  language: Language,
  node: ReactNode,
  ...groups: readonly Readonly<Record<string, Message>>[]
): RenderResult =>
  render(node, {
    wrapper: ({ children }) => (
      <IntlProvider locale={language} messages={{ ...dictionary(language, ...groups) }} onError={silent}>
        <DeviceTimeContext value={phoenixDevice}>
          <MemoryRouter>{children}</MemoryRouter>
        </DeviceTimeContext>
      </IntlProvider>
    ),
  });
