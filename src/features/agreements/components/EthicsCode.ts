import { lazyPart } from '#ui/index.ts';

/** The code of ethics, whose code comes when a request waits for it (AUTH-09). */
export const EthicsCode = lazyPart(() => import('./EthicsDialog.tsx'));
