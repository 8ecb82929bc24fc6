import { lazyPart } from '../../lazyPart.tsx';

/** A drawer whose code is loaded when it is opened for the first time. */
export const LazyDrawer = lazyPart(async () => ({ default: (await import('./Drawer.tsx')).Drawer }));
