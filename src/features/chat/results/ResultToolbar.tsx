import { Ellipsis, Forward } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton, Inline, Menu, MenuItem } from '#ui/index.ts';
import type { HandedResult } from './hand-over/HandOverDialog.tsx';
import { useHandOver } from './hand-over/useHandOver.tsx';
import { buttons, caption } from './ResultToolbar.css.ts';

/** An action of a result. */
export interface ResultAction {
  id: string;
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  onAction: () => void;
  /** Only in the menu, because the toolbar has room for few words. @default false */
  isMenuOnly?: boolean;
  isDisabled?: boolean;
}

interface ResultToolbarProps {
  /** Names the toolbar: «Действия с картинками». */
  label: string;
  /** Text at the start, such as the name of the file. */
  children?: ReactNode;
  actions: readonly ResultAction[];
  /** What «Продолжить в…» hands over; absent without it. */
  handOver?: (() => HandedResult) | undefined;
  /** Further controls at the end. */
  extra?: ReactNode;
}

/** The row of actions of a result, in words: at most three beside the menu, which has all of them if there are more. */
export function ResultToolbar({ label, children, actions, handOver: handed, extra }: ResultToolbarProps) {
  const { handOver, dialog } = useHandOver();
  const hasMore = (handed && handOver) || actions.some(({ isMenuOnly }) => isMenuOnly);
  return (
    <Inline screenOnly wrap rowGap={1} role="group" aria-label={label}>
      {children && <div className={caption}>{children}</div>}
      <div className={buttons}>
        {actions
          .filter(({ isMenuOnly }) => !isMenuOnly)
          .map(({ id, label: name, icon, onAction, isDisabled = false }) => (
            <Button key={id} size="sm" variant="quiet" icon={icon} isDisabled={isDisabled} onPress={onAction}>
              {name}
            </Button>
          ))}
        {extra}
        {hasMore && (
          <Menu trigger={<IconButton size="sm" label={label} icon={<Ellipsis />} />}>
            {actions.map(({ id, label: name, icon, onAction, isDisabled = false }) => (
              <MenuItem key={id} id={id} icon={icon} isDisabled={isDisabled} onAction={onAction}>
                {name}
              </MenuItem>
            ))}
            {handed && handOver && (
              <MenuItem icon={<Forward />} onAction={() => handOver(handed())}>
                Продолжить в…
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
      {dialog}
    </Inline>
  );
}
