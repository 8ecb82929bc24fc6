import type { KeyboardEvent, ReactNode } from 'react';
import { MenuItem } from '#ui/index.ts';
import type { Moves } from './useMoves.ts';

const directions = [
  { step: -1, title: 'Переместить выше' },
  { step: 1, title: 'Переместить ниже' },
] as const;

/** The items of a row's menu that move it by one place. */
export const moveItems = (
  { refusal, canMove, move }: Moves,
  id: string,
  keys: readonly string[],
): ReactNode =>
  directions.map(({ step, title }) => (
    <MenuItem
      key={title}
      isDisabled={refusal !== null || !canMove(id, step)}
      onAction={() => move(id, keys.indexOf(id) + step)}
      {...(refusal !== null && { hint: refusal })}
    >
      {title}
    </MenuItem>
  ));

/** Moves the focused row on Alt+↑ and Alt+↓. Returns true if the key was one of them. */
export function moveByKey(
  { key, altKey, target }: KeyboardEvent,
  { canMove, move }: Moves,
  keys: readonly string[],
): boolean {
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  const row = altKey && step !== 0 && target instanceof Element ? target.closest('tr[data-key]') : null;
  const id = row?.getAttribute('data-key');
  if (!id || step === 0) return false;
  if (canMove(id, step)) move(id, keys.indexOf(id) + step);
  return true;
}
