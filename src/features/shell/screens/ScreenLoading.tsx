import { Preloader } from '#ui/index.ts';

/** While the code of a route is on its way. */
export const ScreenLoading = () => <Preloader />;
