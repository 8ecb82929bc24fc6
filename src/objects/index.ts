export { CardButtons, type CardButtonsProps } from './catalogue/CardButtons.tsx';
export { cardNameClass } from './catalogue/Cards.css.ts';
export { cardChanges, useCardMutation } from './catalogue/card-changes.ts';
export { cardParams } from './catalogue/card-params.ts';
export { ObjectActions } from './catalogue/ObjectActions.tsx';
export { ObjectCard } from './catalogue/ObjectCard.tsx';
export { ObjectCards, type ObjectCardsTexts, useCardPage } from './catalogue/ObjectCards.tsx';
export {
  maxSearchText,
  type ObjectListProps,
  type ObjectScope,
  type ObjectSearch,
  parseObjectSearch,
  scopes,
} from './catalogue/object-search.ts';
export { type ConflictAnswer, ConflictDialog } from './editor/ConflictDialog.tsx';
export { changedFields } from './editor/conflict-fields.ts';
export { EditorBar } from './editor/EditorBar.tsx';
export { FormNotices } from './editor/FormNotices.tsx';
export { ModelField } from './editor/ModelField.tsx';
export { objectDraft } from './editor/object-draft.ts';
export { RestoredDraft } from './editor/RestoredDraft.tsx';
export { SaveBar } from './editor/SaveBar.tsx';
export { StartersField } from './editor/StartersField.tsx';
export { useLeaving } from './editor/useLeaving.tsx';
export { type ObjectFormKind, type ObjectFormOptions, useObjectForm } from './editor/useObjectForm.ts';
export { useOpened } from './editor/useOpened.ts';
export { useSaveKey } from './editor/useSaveKey.ts';
export { DropArea } from './files/DropArea.tsx';
export { FilesField } from './files/FilesField.tsx';
export { type FormFile, type Uploads, useUploads } from './files/useUploads.ts';
export { cardContentClass, cardListClass, pageClass, pageHeadClass } from './page.css.ts';
export { peopleSource } from './sharing/people-source.ts';
export type { Shareable } from './sharing/SharingDialog.tsx';
export { share } from './sharing/share.ts';
export { useArrival } from './useArrival.ts';
