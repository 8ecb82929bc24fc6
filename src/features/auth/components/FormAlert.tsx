import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, Text } from '#ui/index.ts';
import { alert, alertLine } from './AuthCard.css.ts';

interface FormAlertProps {
  children: ReactNode;
  /** Number of the refusal: the alert takes the focus once for each, 0 never. @default 0 */
  attempt?: number;
  /** Shown like the error of a field, without a frame: for a short text in the room that a form reserves. */
  isLine?: boolean;
}

/** Why the form was refused. */
export function FormAlert({ children, attempt = 0, isLine = false }: FormAlertProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) element.current?.focus();
  }, [attempt]);
  return (
    <div ref={element} role="alert" tabIndex={-1} className={isLine ? alertLine : alert}>
      {isLine && (
        <Icon size="sm">
          <CircleAlert />
        </Icon>
      )}
      <Text size="sm">{children}</Text>
    </div>
  );
}
