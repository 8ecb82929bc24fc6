import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, Inline, Menu, MenuItem } from '#ui/index.ts';
import { buttons, caption, wideOnly } from './ResultToolbar.css.ts';

/** An action of a result. */
export interface ResultAction {
  id: string;
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  onAction: () => void;
  /** Only in the menu, because the toolbar has room for few. @default false */
  isMenuOnly?: boolean;
  isDisabled?: boolean;
}

interface ResultToolbarProps {
  /** Names the toolbar: «Действия с картинками». */
  label: string;
  /** Text at the start, such as the name of the file. */
  children?: ReactNode;
  actions: readonly ResultAction[];
  /** Further controls at the end, such as «Продолжить в…». */
  extra?: ReactNode;
}

/** The row of actions of a result. The menu at its end has all of them, with their names. */
export function ResultToolbar({ label, children, actions, extra }: ResultToolbarProps) {
  return (
    <Inline screenOnly role="group" aria-label={label}>
      <div className={caption}>{children}</div>
      <div className={buttons}>
        {actions
          .filter(({ isMenuOnly }) => !isMenuOnly)
          .map(({ id, label: name, icon, onAction, isDisabled = false }) => (
            <span key={id} className={wideOnly}>
              <IconButton size="sm" label={name} icon={icon} isDisabled={isDisabled} onPress={onAction} />
            </span>
          ))}
        {extra}
        {actions.length > 0 && (
          <Menu trigger={<IconButton size="sm" label={label} icon={<Ellipsis />} />}>
            {actions.map(({ id, label: name, icon, onAction, isDisabled = false }) => (
              <MenuItem key={id} id={id} icon={icon} isDisabled={isDisabled} onAction={onAction}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
    </Inline>
  );
}
