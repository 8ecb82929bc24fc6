import { createContext, type ReactNode } from 'react';

/** The texts of a table's cells; the first row is its head. */
export type TextRows = readonly (readonly string[])[];

/**
 * Shows the actions of a complete table. Given by the screen around a text; without it tables have none.
 *
 * @param rows reads the table, which is needed only when an action is used
 */
export type TableToolsOf = (rows: () => TextRows) => ReactNode;

export const TableTools = createContext<TableToolsOf | null>(null);
