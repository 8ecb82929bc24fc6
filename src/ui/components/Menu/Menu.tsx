import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuTrigger,
  Popover,
  type Selection,
  Separator,
} from 'react-aria-components/Menu';
import type { Placement } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon.tsx';
import { option, options, optionText, popoverSurface } from '../Popover/surface.css.ts';
import { check, danger, dangerIcon, itemIcon, menuWidth, separator } from './Menu.css.ts';

export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`; the menu is named by it. */
  trigger: ReactElement;
  placement?: Placement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Makes it a choice of one: the id of the chosen item, which gets a check mark. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** `MenuItem` and `MenuSeparator`. */
  children: ReactNode;
}

/** A list of actions under a button. Arrows and letters move, Enter runs, Escape closes and gives focus back. */
export function Menu({
  trigger,
  placement = 'bottom end',
  selected,
  onSelect,
  children,
  ...state
}: MenuProps) {
  const choice =
    selected === undefined
      ? {}
      : ({
          selectionMode: 'single',
          disallowEmptySelection: true,
          selectedKeys: [selected],
          onSelectionChange: (keys: Selection) => {
            const [key] = keys;
            if (typeof key === 'string') onSelect?.(key);
          },
        } as const);
  return (
    <MenuTrigger {...state}>
      {trigger}
      <Popover className={`${popoverSurface} ${menuWidth}`} placement={placement} offset={4}>
        <AriaMenu {...choice} className={options}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export interface MenuItemProps
  extends Pick<AriaMenuItemProps, 'id' | 'onAction' | 'isDisabled' | 'href' | 'target' | 'rel'> {
  children: string;
  /** A lucide icon. */
  icon?: ReactNode;
  /** An action that destroys something. */
  isDanger?: boolean;
}

/** One action of a `Menu`. */
export function MenuItem({ children, icon, isDanger = false, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={children} className={isDanger ? `${option} ${danger}` : option}>
      {icon && (
        <span className={isDanger ? dangerIcon : itemIcon}>
          <Icon size="sm">{icon}</Icon>
        </span>
      )}
      <span className={optionText}>{children}</span>
      <span className={check}>
        <Icon size="sm">
          <Check />
        </Icon>
      </span>
    </AriaMenuItem>
  );
}

/** A line between groups of actions. */
export function MenuSeparator() {
  return <Separator className={separator} />;
}
