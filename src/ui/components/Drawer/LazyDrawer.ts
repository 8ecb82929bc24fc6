import { lazyPart } from '../../lazyPart.tsx';

/** A drawer whose code comes when it is first opened. */
export const LazyDrawer = lazyPart(async () => ({ default: (await import('./Drawer.tsx')).Drawer }));
