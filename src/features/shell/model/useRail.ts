import { useState } from 'react';
import { personalKey, readText, writeText } from '#platform/storage.ts';

/**
 * Whether the panel is a rail of icons, remembered for the person: apart for pages that need the width of the window, which
 * begin with the rail.
 *
 * @returns the state, and a function that changes it
 */
export function useRail(userId: number, isWidthNeeded: boolean): [isRail: boolean, toggle: () => void] {
  const key = personalKey(isWidthNeeded ? 'panel-of-workplaces' : 'panel', userId);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const isRail = (chosen[key] ?? readText(key) ?? (isWidthNeeded ? 'rail' : 'whole')) === 'rail';
  const toggle = (): void => {
    const next = isRail ? 'whole' : 'rail';
    setChosen({ ...chosen, [key]: next });
    writeText(key, next);
  };
  return [isRail, toggle];
}
