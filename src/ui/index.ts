export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { buttonClass } from './components/Button/Button.css.ts';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { cardClass } from './components/Card/Card.css.ts';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { ActionDialog, type ActionDialogProps } from './components/Dialog/ActionDialog.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { EmptyIllustration } from './components/Illustration/EmptyIllustration.tsx';
export { MaintenanceIllustration } from './components/Illustration/MaintenanceIllustration.tsx';
export { NoResultsIllustration } from './components/Illustration/NoResultsIllustration.tsx';
export { NotFoundIllustration } from './components/Illustration/NotFoundIllustration.tsx';
export { ExternalLink, type ExternalLinkProps } from './components/Link/ExternalLink.tsx';
export { quietLinkClass, textLinkClass } from './components/Link/Link.css.ts';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuPanel,
  type MenuPanelProps,
  type MenuProps,
  MenuSeparator,
} from './components/Menu/Menu.tsx';
export { PopoverPanel, type PopoverPanelProps } from './components/Popover/PopoverPanel.tsx';
export { Preloader } from './components/Preloader/Preloader.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { NativeSelect, type NativeSelectProps } from './components/Select/NativeSelect.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { Heading, type HeadingProps } from './components/Text/Heading.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { ToastRegion } from './components/Toast/ToastRegion.tsx';
export {
  type ToastContent,
  type ToastItem,
  ToastQueue,
  type ToastTone,
  toast,
} from './components/Toast/toast-queue.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { Inline, type InlineProps } from './layout/Inline.tsx';
export { Stack, type StackProps } from './layout/Stack.tsx';
