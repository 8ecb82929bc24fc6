import { Outlet } from '@tanstack/react-router';
import { useStore } from '#lib/store.ts';
import { unavailable } from '#platform/availability.ts';
import { ToastRegion } from '#ui/index.ts';
import { InfoDialogHost } from './InfoDialogHost.tsx';
import { Maintenance } from './Maintenance.tsx';

/**
 * What stands around every screen. While the services are down the maintenance page covers the routed view, which
 * stays mounted underneath, so that nobody loses their place or what they typed (APP-06).
 */
export function Shell() {
  const isDown = useStore(unavailable);
  return (
    <>
      <div hidden={isDown}>
        <Outlet />
      </div>
      {isDown && <Maintenance />}
      <InfoDialogHost />
      <ToastRegion />
    </>
  );
}
