import type { PointerEvent, ReactNode } from 'react';
import { buttonClass, content } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconButtonProps } from './IconButton.tsx';

interface PlainIconButtonProps extends Pick<IconButtonProps, 'label' | 'size' | 'isPressed'> {
  /** A lucide icon. */
  icon: ReactNode;
  'aria-describedby'?: string;
  onPress: (button: HTMLButtonElement) => void;
}

type Button = PointerEvent<HTMLButtonElement>;

/** Only a mouse: after a touch the look of a hovered button would stay. */
const onPointerEnter = ({ pointerType, currentTarget }: Button): void => {
  if (pointerType === 'mouse') currentTarget.dataset['hovered'] = '';
};
const onPointerDown = ({ currentTarget }: Button): void => {
  currentTarget.dataset['pressed'] = '';
};
const onPointerUp = ({ currentTarget }: Button): void => {
  delete currentTarget.dataset['pressed'];
};
const onPointerLeave = (event: Button): void => {
  onPointerUp(event);
  delete event.currentTarget.dataset['hovered'];
};

/**
 * An icon button for first screens with many of them. It looks like `IconButton`, but is the browser's own button: React
 * Aria's takes as long as a whole card to render.
 */
export function PlainIconButton({
  label,
  icon,
  size = 'md',
  isPressed,
  onPress,
  ...props
}: PlainIconButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      className={buttonClass({ variant: 'quiet', size, iconOnly: true })}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onClick={({ currentTarget }) => {
        // Safari does not focus a pressed button.
        currentTarget.focus();
        onPress(currentTarget);
      }}
    >
      <span className={content}>
        <Icon size={size === 'sm' ? 'sm' : 'md'}>{icon}</Icon>
      </span>
    </button>
  );
}
