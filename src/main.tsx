import '#platform/mailed-token.ts';
import '#ui/theme/index.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { ConfigError, config, loadConfig, ownBrand } from '#platform/config.ts';
import { guestSession, session } from '#platform/session/session.ts';
import { followShortcuts } from '#platform/shortcuts.ts';
import { followTheme } from '#platform/theme.ts';
import { followTitle } from '#platform/title.ts';
import { queryClient } from './app/query-client.ts';
import { watchReturns } from './app/returns.ts';
import { router } from './app/router.ts';
import { followScreens } from './app/screens.ts';
import { allowEmptyHtml } from './app/trusted-types.ts';

allowEmptyHtml();
followTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** The portal once its settings are in force; what is wrong with them where they are not. */
async function start(place: Element): Promise<ReactNode> {
  try {
    await loadConfig();
  } catch (error) {
    const { SettingsBroken } = await import('./app/SettingsBroken.tsx');
    return <SettingsBroken problems={error instanceof ConfigError ? error.problems : []} />;
  }
  if (config.brandColour.toLowerCase() !== ownBrand) {
    const { applyBrand } = await import('#ui/theme/brand.ts');
    applyBrand(config.brandColour);
  }
  session.followOtherTabs();
  guestSession.followOtherTabs();
  watchReturns(queryClient);
  followTitle();
  followShortcuts();
  followScreens(router, place);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

createRoot(root).render(
  <StrictMode>
    <I18nProvider locale="ru-RU">{await start(root)}</I18nProvider>
  </StrictMode>,
);
