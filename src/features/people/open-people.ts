import { openDialog } from '#platform/dialogs.ts';
import { lazyPart } from '#ui/index.ts';

const PeopleDialog = lazyPart(() => import('./components/PeopleDialog.tsx'));

/** Opens «Найти коллегу». */
export const openPeople = (): void => void openDialog(PeopleDialog, {});
