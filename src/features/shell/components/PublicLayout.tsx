import type { ReactNode } from 'react';
import { config } from '#platform/config.ts';
import { Logo } from '#ui/index.ts';
import { bar, main, page } from './PublicLayout.css.ts';
import { ThemeButton } from './ThemeButton.tsx';

/** Around the screens for people who are not signed in. */
export const PublicLayout = ({ children }: { children: ReactNode }) => (
  <div className={page}>
    <header className={bar}>
      <Logo name={config.gatewayName} />
      <ThemeButton />
    </header>
    <main className={main}>{children}</main>
  </div>
);
