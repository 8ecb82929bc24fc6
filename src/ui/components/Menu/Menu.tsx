import { Check } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
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
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import { option, optionHint, options, optionText, popoverSurface } from '../Popover/surface.css.ts';
import { check, danger, dangerIcon, itemIcon, menuWidth, separator } from './Menu.css.ts';

interface MenuContent {
  placement?: Placement;
  /** Makes it a single-selection menu: the id of the selected item, which has a check mark. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** `MenuItem` and `MenuSeparator`. */
  children: ReactNode;
}

const choiceOf = ({ selected, onSelect }: MenuContent) =>
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

const surface = `${popoverSurface} ${menuWidth}`;

export interface MenuProps extends MenuContent {
  /** The button that opens the menu and names it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A list of actions below a button. Arrow keys and letters move the focus, Enter runs an action, Escape closes the menu
 * and restores the focus.
 */
export function Menu({ trigger, isOpen, onOpenChange, ...content }: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover className={surface} placement={content.placement ?? 'bottom end'} offset={4}>
        <AriaMenu {...choiceOf(content)} className={options}>
          {content.children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export interface MenuPanelProps extends MenuContent {
  /** The accessible name, the same as its button's. */
  label: string;
  /** The button that the menu is attached to; it has `aria-haspopup="menu"` and `aria-expanded`. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The initially focused action: the last one if the menu was opened by ↑. */
  start?: 'first' | 'last';
  /** Content above the actions that is not an action. */
  header?: ReactNode;
}

/** The open menu of a button elsewhere, so that its code can be loaded when it is needed. */
export function MenuPanel({
  label,
  triggerRef,
  onClose,
  start = 'first',
  header,
  ...content
}: MenuPanelProps) {
  return (
    <Popover
      isOpen
      aria-label={label}
      triggerRef={triggerRef}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={surface}
      placement={content.placement ?? 'bottom end'}
      offset={4}
    >
      {header}
      <AriaMenu
        {...choiceOf(content)}
        aria-label={label}
        autoFocus={start}
        onClose={onClose}
        className={options}
      >
        {content.children}
      </AriaMenu>
    </Popover>
  );
}

export interface MenuItemProps
  extends Pick<AriaMenuItemProps, 'id' | 'onAction' | 'isDisabled' | 'href' | 'target' | 'rel'> {
  children: string;
  /** A lucide icon. */
  icon?: ReactNode;
  /** A short description beside the name; it is not part of the accessible name. */
  hint?: string;
  /** The action deletes something. */
  isDanger?: boolean;
}

/** One action of a `Menu`. */
export function MenuItem({ children, icon, hint, isDanger = false, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={children} className={isDanger ? `${option} ${danger}` : option}>
      {icon && (
        <span className={isDanger ? dangerIcon : itemIcon}>
          <Icon size="sm">{icon}</Icon>
        </span>
      )}
      <Text slot="label" className={optionText}>
        {children}
      </Text>
      {hint && (
        <Text slot="description" className={optionHint}>
          {hint}
        </Text>
      )}
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
