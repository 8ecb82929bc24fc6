import { lazyPart } from '#ui/index.ts';

/** The dialog of the code of ethics (AUTH-09); its chunk loads when a request needs the acceptance. */
export const EthicsCode = lazyPart(() => import('./EthicsDialog.tsx'));
