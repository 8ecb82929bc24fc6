import { avatar } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** A full name or an e-mail. */
  name: string;
  size?: 'sm' | 'md' | 'lg';
}

/** The initials of a user in a circle. Decorative: the name is shown beside it or names the button around it. */
export function Avatar({ name, size }: AvatarProps) {
  return (
    <span aria-hidden="true" className={avatar({ size })}>
      {initials(name)}
    </span>
  );
}
