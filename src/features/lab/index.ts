export { cardChanges, useCardMutation } from './catalogue/card-changes.ts';
export { LabActions } from './catalogue/LabActions.tsx';
export { LabCard } from './catalogue/LabCard.tsx';
export { LabCards, type LabCardsTexts, useCardPage } from './catalogue/LabCards.tsx';
export { type LabListProps, LabScreen, type LabTab } from './LabScreen.tsx';
export { type LabSearch, parseLabSearch } from './lab-search.ts';
export { labCardClass, labCardsClass, labHeadClass, labPageClass } from './page.css.ts';
export { type Shareable, share } from './sharing/share.ts';
