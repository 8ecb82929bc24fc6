import { vars } from './contract.css.ts';

/**
 * Where a person is: the page of a menu, the tab, the page of a list. In grey, because the accent is for the main action and
 * for chosen things, such as the rows of a table.
 */
export const currentPlace = { color: vars.color.text, backgroundColor: vars.color.surfacePressed } as const;
