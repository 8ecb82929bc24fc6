export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { buttonClass, compactText } from './components/Button/Button.css.ts';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { cardClass, cardLinkClass } from './components/Card/Card.css.ts';
export { Card, type CardProps } from './components/Card/Card.tsx';
export type { ChartProps } from './components/Chart/Chart.tsx';
export { BarChart, Chart, HeatMap, LineChart, Spark, StackedChart } from './components/Chart/lazy.ts';
export type { ChartPoint } from './components/Chart/time-data.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type ChoiceOption,
} from './components/Checkbox/CheckboxGroup.tsx';
export { ComboBox, type ComboBoxProps } from './components/ComboBox/ComboBox.tsx';
export { MultiComboBox } from './components/ComboBox/MultiComboBox.tsx';
export { SuggestField } from './components/ComboBox/SuggestField.tsx';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export {
  DatePicker,
  type DatePickerProps,
  DateTimePicker,
  type DateTimePickerProps,
} from './components/DateField/DatePicker.tsx';
export {
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangeValue,
} from './components/DateField/DateRangePicker.tsx';
export { TimeField, type TimeFieldProps } from './components/DateField/TimeField.tsx';
export { ActionDialog, type ActionDialogProps } from './components/Dialog/ActionDialog.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { optionButtonClass } from './components/Dialog/options.css.ts';
export {
  Accordion,
  type AccordionProps,
  Disclosure,
  type DisclosureProps,
} from './components/Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { LazyDrawer } from './components/Drawer/LazyDrawer.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { FileUpload, type FileUploadProps } from './components/FileUpload/FileUpload.tsx';
export type { UploadStatus } from './components/FileUpload/UploadRow.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { iconSquareClass } from './components/Icon/square.css.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { PlainIconButton } from './components/IconButton/PlainIconButton.tsx';
export { EmptyIllustration } from './components/Illustration/EmptyIllustration.tsx';
export { MaintenanceIllustration } from './components/Illustration/MaintenanceIllustration.tsx';
export { NoResultsIllustration } from './components/Illustration/NoResultsIllustration.tsx';
export { NotFoundIllustration } from './components/Illustration/NotFoundIllustration.tsx';
export { ExternalLink, type ExternalLinkProps } from './components/Link/ExternalLink.tsx';
export { quietLinkClass, textLinkClass } from './components/Link/Link.css.ts';
export { sideMenuClass, sideMenuIconClass, sideMenuLinkClass } from './components/Link/SideMenu.css.ts';
export { Failure, type FailureProps } from './components/Loaded/Failure.tsx';
export { type Loadable, Loaded, type LoadedProps } from './components/Loaded/Loaded.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export { MaskedField, type MaskedFieldProps } from './components/MaskedField/MaskedField.tsx';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuPanel,
  type MenuPanelProps,
  type MenuProps,
  MenuSeparator,
} from './components/Menu/Menu.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { Paged } from './components/Pagination/Paged.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { PopoverPanel, type PopoverPanelProps } from './components/Popover/PopoverPanel.tsx';
export { Preloader } from './components/Preloader/Preloader.tsx';
export {
  Meter,
  type MeterProps,
  ProgressBar,
  type ProgressBarProps,
} from './components/ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { MultiSelect, type MultiSelectProps } from './components/Select/MultiSelect.tsx';
export { NativeSelect, type NativeSelectProps } from './components/Select/NativeSelect.tsx';
export type { SelectOption } from './components/Select/OptionItem.tsx';
export { Select, type SelectProps } from './components/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { ColumnChoice, type ColumnChoiceProps } from './components/Table/ColumnChoice.tsx';
export { type Column, namingColumn, nextSort, type Sort } from './components/Table/column.ts';
export { NoDrag } from './components/Table/NoDrag.tsx';
export { Table, type TableProps } from './components/Table/Table.tsx';
export { useRowMoves } from './components/Table/useRowMoves.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { TagGroup, type TagGroupProps, type TagItem } from './components/TagGroup/TagGroup.tsx';
export { Heading, type HeadingProps } from './components/Text/Heading.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TimeText } from './components/Text/TimeText.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { ToastRegion } from './components/Toast/ToastRegion.tsx';
export {
  type ToastContent,
  type ToastItem,
  ToastQueue,
  type ToastRecord,
  type ToastTone,
  toast,
} from './components/Toast/toast-queue.ts';
export { useToastArea } from './components/Toast/useToastArea.ts';
export { LazyTooltip, type LazyTooltipProps } from './components/Tooltip/LazyTooltip.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { useLabelTooltips } from './components/Tooltip/useLabelTooltips.tsx';
export { Tree, type TreeNode, type TreeProps } from './components/Tree/Tree.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { edgeFade } from './layout/edges.css.ts';
export { followEdges } from './layout/edges.ts';
export { focusNewScreen } from './layout/focus-screen.ts';
export { Grid } from './layout/Grid.tsx';
export { Inline, Stack } from './layout/layout.tsx';
export { useFileDrop, watchDrag } from './layout/useFileDrop.ts';
export { useFocusAfterRemoval } from './layout/useFocusAfterRemoval.ts';
export { useMedia } from './layout/useMedia.ts';
export { useNear } from './layout/useNear.ts';
export { useOverflow } from './layout/useOverflow.ts';
export { lazyPart } from './lazyPart.tsx';
