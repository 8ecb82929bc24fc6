import { IconButton, type IconButtonProps, Tooltip } from '#ui/index.ts';

/** A button under a message, with a tooltip. */
export const ActionButton = (props: Pick<IconButtonProps, 'label' | 'icon' | 'onPress'>) => (
  <Tooltip text={props.label}>
    <IconButton size="sm" {...props} />
  </Tooltip>
);
