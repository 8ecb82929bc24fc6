import '#ui/theme/index.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { followOtherTabs } from '#platform/session/session.ts';
import { followTheme } from '#platform/theme.ts';
import { queryClient } from './app/query-client.ts';
import { router } from './app/router.ts';
import { allowEmptyHtml } from './app/trusted-types.ts';

allowEmptyHtml();
followTheme();
followOtherTabs();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <I18nProvider locale="ru-RU">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
