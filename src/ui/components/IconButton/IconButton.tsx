import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonStyle, buttonClass, content, spinner } from '../Button/Button.css.ts';
import { endAnnouncement } from '../Button/end-announcement.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {
  /** The accessible name, in Russian. */
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  variant?: ButtonStyle['variant'];
  size?: ButtonStyle['size'];
  /** Makes it a toggle button: screen readers announce whether it is on. */
  isPressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with only an icon. Wrap it for a tooltip: `<Tooltip text="…"><IconButton …/></Tooltip>`. The tooltip is
 * separate, so that screens without one do not load its positioning code.
 */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  isPressed,
  ...props
}: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      aria-pressed={isPressed}
      className={buttonClass({ variant, size, iconOnly: true })}
    >
      {props.isPending && (
        <span className={spinner}>
          <Spinner size="sm" label="Выполняется" />
        </span>
      )}
      <span ref={props.isPending === undefined ? undefined : endAnnouncement} className={content}>
        <Icon size={size === 'sm' ? 'sm' : 'md'}>{icon}</Icon>
      </span>
    </AriaButton>
  );
}
