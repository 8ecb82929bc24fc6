import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type ButtonStyle, buttonClass, compactText, content, spinner } from './Button.css.ts';
import { endAnnouncement } from './end-announcement.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  children: ReactNode;
  /** Use one `primary` button per screen. @default secondary */
  variant?: ButtonStyle['variant'];
  size?: ButtonStyle['size'];
  fullWidth?: boolean;
  /** A lucide icon before the text. */
  icon?: ReactNode;
  /** Shows only the icon on phones; the text remains the accessible name. @default false */
  isCompact?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with text. While `isPending` it keeps its width and the focus, shows a spinner and ignores presses. */
export function Button({ children, variant, size, fullWidth, icon, isCompact, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={buttonClass({ variant, size, fullWidth })}>
      {props.isPending && (
        <span className={spinner}>
          <Spinner size="sm" label="Выполняется" />
        </span>
      )}
      <span ref={props.isPending === undefined ? undefined : endAnnouncement} className={content}>
        {icon && <Icon size={size === 'sm' ? 'sm' : 'md'}>{icon}</Icon>}
        {isCompact ? <span className={compactText}>{children}</span> : children}
      </span>
    </AriaButton>
  );
}
