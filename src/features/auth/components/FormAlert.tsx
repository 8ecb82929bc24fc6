import { type ReactNode, useEffect, useRef } from 'react';
import { Text } from '#ui/index.ts';
import { alert } from './AuthCard.css.ts';

/**
 * Why the form was refused, above its fields. With `attempt`, which tells one refusal from another, it takes the
 * focus once for each: the next Tab comes to what it offers, then to the first field.
 */
export function FormAlert({ children, attempt = 0 }: { children: ReactNode; attempt?: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) place.current?.focus();
  }, [attempt]);
  return (
    <div ref={place} role="alert" tabIndex={-1} className={alert}>
      <Text size="sm">{children}</Text>
    </div>
  );
}
