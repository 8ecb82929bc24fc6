import type { QueryKey } from '@tanstack/react-query';
import type { AccessChange } from '#api/generated/model/accessChange.ts';
import type { Agent } from '#api/generated/model/agent.ts';
import { openDialog } from '#platform/dialogs.ts';
import { lazyPart } from '#ui/index.ts';

/** What the dialog reads of an object. */
export type SharedObject = Pick<Agent, 'access' | 'editors'> & { files?: Agent['files'] };

/** A kind of object that its owner can share: its operations and its texts. */
export interface Shareable {
  read: (uuid: string) => Promise<SharedObject>;
  send: (change: AccessChange) => Promise<unknown>;
  readKey: (uuid: string) => QueryKey;
  listKey: QueryKey;
  title: string;
  /** Label of who may see it, in the gender of its noun. @default «Кому виден» */
  audience?: string;
  /** Shown when the object could not be read. */
  failed: string;
  /** Shown when the object was deleted meanwhile. */
  missing: string;
  /** What editors may do. */
  editors: string;
  /** Label of the switch that shows the content to everybody who may use the object. Absent: they see it anyway. */
  open?: string;
  /** Shown below the fields. */
  note?: string;
}

const SharingDialog = lazyPart(() => import('./SharingDialog.tsx'));

/** Opens the dialog in which the owner of an object decides who may use and change it (lab.md §2). */
export const share = (kind: Shareable, uuid: string): void =>
  void openDialog(SharingDialog, { kind, uuid }, { isOfScreen: true });
