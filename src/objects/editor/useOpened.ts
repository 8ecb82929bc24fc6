import { useState } from 'react';

interface Opened {
  /** The object to change. */
  id?: string | undefined;
  /** The object to duplicate. */
  from?: string | undefined;
}

const opening = ({ id, from }: Opened) => ({
  id,
  from,
  key: crypto.randomUUID(),
  savedId: undefined as string | undefined,
});

/**
 * What an editor has opened, by its address. A new object gets an address when it is saved, and its form stays: `key` is
 * the same until another object is opened.
 */
export function useOpened({ id, from }: Opened) {
  const [opened, setOpened] = useState(() => opening({ id, from }));
  if (id !== opened.savedId && (id !== opened.id || from !== opened.from)) setOpened(opening({ id, from }));
  return { ...opened, setSaved: (savedId: string): void => setOpened({ ...opened, savedId }) };
}
