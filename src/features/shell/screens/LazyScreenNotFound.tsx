import { lazyPart } from '#ui/index.ts';
import { ScreenLoading } from './ScreenLoading.tsx';

const Part = lazyPart(() => import('./ScreenNotFound.tsx'));

/** The 404 screen, whose code comes when an address leads nowhere. */
export const ScreenNotFound = () => <Part instead={<ScreenLoading />} />;
