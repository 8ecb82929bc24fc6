import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FeedbackButton } from '#features/feedback/index.ts';
import { config } from '#platform/config.ts';
import { Inline, Logo, lazyPart } from '#ui/index.ts';
import { aside, bar, main, page, sentence, slogan, words } from './PublicLayout.css.ts';
import { picture } from './PublicPicture.css.ts';
import { SkipLinks } from './SkipLinks.tsx';
import { ThemeButton } from './ThemeButton.tsx';

// A decoration: the form is shown before it loads.
const PublicPicture = lazyPart(() => import('./PublicPicture.tsx'));

/** The layout of the public screens: the form, and on a wide screen a picture and a sentence about the portal. */
export const PublicLayout = () => (
  <div className={page}>
    <header className={bar}>
      <SkipLinks />
      <Logo name={config.gatewayName} />
      <Inline gap={1}>
        <FeedbackButton />
        <ThemeButton />
      </Inline>
    </header>
    <main id="main" tabIndex={-1} className={main}>
      <Outlet />
    </main>
    <aside className={aside} aria-label="О портале">
      <Suspense fallback={<div className={picture} />}>
        <PublicPicture />
      </Suspense>
      <div className={words}>
        <p className={slogan}>Все нейросети в одном окне</p>
        <p className={sentence}>
          Тексты, изображения, перевод, речь и&nbsp;документы: один вход и общая история.
        </p>
      </div>
    </aside>
  </div>
);
