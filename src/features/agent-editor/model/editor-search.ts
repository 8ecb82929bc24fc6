/** The search parameters of the editor. */
export interface EditorSearch {
  /** The agent to change. */
  id?: string;
  /** The agent to duplicate. */
  from?: string;
  tab?: 'test';
}

/** Reads the parameters of the editor from the address (LAB-04). An id of no agent is shown as missing. */
export const parseEditorSearch = ({
  id,
  from,
  tab,
}: { [Name in keyof EditorSearch]: unknown }): EditorSearch => ({
  ...(typeof id === 'string' && { id }),
  ...(typeof id !== 'string' && typeof from === 'string' && { from }),
  ...(tab === 'test' && { tab }),
});
