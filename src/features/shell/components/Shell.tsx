import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { SignInAgainHost } from '#features/auth/index.ts';
import { useBodyMark } from '#lib/body-mark.ts';
import { useStore } from '#lib/store.ts';
import { announcement } from '#platform/announcer.ts';
import { isOffline, outageTitle, unavailable, watchNetwork } from '#platform/availability.ts';
import { openDialogs } from '#platform/dialogs.ts';
import { checkStatus } from '#platform/status-poll.ts';
import { Button, Heading, lazyPart, ToastRegion, VisuallyHidden } from '#ui/index.ts';
import { page } from './Maintenance.css.ts';

/** Shows the dialogs that `openDialog` opened; the code of each kind loads with its first dialog. */
function DialogHost() {
  const dialogs = useStore(openDialogs);
  const first = dialogs.find(({ order }) => order !== undefined);
  return dialogs.map((dialog) => (
    <Suspense key={dialog.id}>{dialog.render(dialog.order === undefined || dialog === first)}</Suspense>
  ));
}

const Maintenance = lazyPart(() => import('./Maintenance.tsx'));
const OfflineBar = lazyPart(() => import('./OfflineBar.tsx'));

/** Time after the first screen at which the code that is needed without a network is preloaded, ms. */
const preloadDelay = 3000;

/** Shown instead of the maintenance page until its code is loaded, or if it cannot be loaded. */
const PlainMaintenance = () =>
  createPortal(
    <main data-react-aria-top-layer="true" className={page}>
      <Heading level={1} size="xxl" align="center">
        {outageTitle()}
      </Heading>
      <Button variant="primary" onPress={() => void checkStatus()}>
        Проверить сейчас
      </Button>
    </main>,
    document.body,
  );

/**
 * The shell around every screen. During an outage the maintenance page covers the routed view, which stays mounted, so
 * that the scroll position and typed text are kept (APP-06).
 */
export function Shell() {
  const isDown = useStore(unavailable);
  const said = useStore(announcement);
  const hasNoNetwork = useSyncExternalStore(watchNetwork, isOffline);
  useBodyMark('data-covered', isDown);
  useEffect(() => {
    const timer = setTimeout(() => {
      Maintenance.preload();
      OfflineBar.preload();
    }, preloadDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Outlet />
      <DialogHost />
      <SignInAgainHost />
      {hasNoNetwork && (
        <Suspense>
          <OfflineBar />
        </Suspense>
      )}
      {isDown && <Maintenance instead={<PlainMaintenance />} />}
      <ToastRegion />
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </>
  );
}
