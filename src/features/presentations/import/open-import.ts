import { openDialog } from '#platform/dialogs.ts';
import { lazyPart } from '#ui/index.ts';

const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'));

/** Opens «Импорт из PowerPoint» with a file. Its code is loaded now, the reader of the file in its worker. */
export const openImport = (file: File): void => void openDialog(ImportDialog, { file }, { isOfScreen: true });
