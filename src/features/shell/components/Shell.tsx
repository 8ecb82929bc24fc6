import { Outlet } from '@tanstack/react-router';
import { SignInAgainHost } from '#features/auth/index.ts';
import { useStore } from '#lib/store.ts';
import { announcement } from '#platform/announcer.ts';
import { unavailable } from '#platform/availability.ts';
import { ToastRegion, VisuallyHidden } from '#ui/index.ts';
import { DialogHost } from './DialogHost.tsx';
import { Maintenance } from './Maintenance.tsx';

/**
 * The shell around every screen. During an outage the maintenance page covers the routed view, which stays mounted, so
 * that the scroll position and typed text are kept (APP-06).
 */
export function Shell() {
  const isDown = useStore(unavailable);
  const said = useStore(announcement);
  return (
    <>
      <Outlet />
      <DialogHost />
      <SignInAgainHost />
      {isDown && <Maintenance />}
      <ToastRegion />
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </>
  );
}
