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
  /** Makes it a choice of one: the id of the chosen item, which gets a check mark. */
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
  /** The button that opens it: a `Button` or an `IconButton`; the menu is named by it. */
  trigger: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A list of actions under a button. Arrows and letters move, Enter runs, Escape closes and gives focus back. */
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
  /** The button it stands at; it carries `aria-haspopup="menu"` and `aria-expanded`. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The action that the focus begins at: the last one where it was opened by ↑. */
  start?: 'first' | 'last';
  /** Above the actions, and none of them. */
  header?: ReactNode;
}

/** The open menu of a button that stands elsewhere, so that its code can wait until it is asked for. */
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
  /** A word beside it, which describes it and is not its name. */
  hint?: string;
  /** An action that destroys something. */
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
