import { Preloader } from '#ui/index.ts';

/** Shown while the code of a route loads. */
export const ScreenLoading = () => <Preloader />;
