import { lazyPart } from '#ui/index.ts';
import { ScreenLoading } from './ScreenLoading.tsx';

const Part = lazyPart(() => import('./ScreenNotFound.tsx'));

/** The 404 screen; its code is loaded for the first unknown address. */
export const ScreenNotFound = () => <Part instead={<ScreenLoading />} />;
