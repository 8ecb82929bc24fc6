import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { asterisk, description, error, errorIcon, label } from './Field.css.ts';

/** What every labelled field says about itself. */
export interface FieldTexts {
  label: string;
  /** A hint under the field, read together with its name. */
  description?: ReactNode;
  /** The error to show; its presence makes the field invalid. */
  errorMessage?: string | undefined;
}

/**
 * What a field takes: all that its react-aria-components part takes but the looks, which are the field's own, and the
 * texts above in place of that part's way to name it and to call it invalid. `Own`: what the field also decides itself.
 */
export type FieldProps<AriaProps, Own extends keyof AriaProps = never> = FieldTexts &
  Omit<AriaProps, 'className' | 'style' | 'children' | 'render' | 'aria-label' | 'isInvalid' | Own>;

interface FieldLabelProps {
  children: ReactNode;
  isRequired?: boolean | undefined;
  /** Read aloud only: for a search or a sort order whose place says what it is. */
  isHidden?: boolean | undefined;
}

/** The label; a required field gets an asterisk (APP-16), and the browser tells `required` to screen readers. */
export function FieldLabel({ children, isRequired, isHidden }: FieldLabelProps) {
  return (
    <AriaLabel className={isHidden ? visuallyHidden : label}>
      {children}
      {isRequired && <Asterisk />}
    </AriaLabel>
  );
}

/** The mark of a required field, for the eye only (APP-16). */
export function Asterisk() {
  return (
    <span aria-hidden="true" className={asterisk}>
      *
    </span>
  );
}

/** The hint and the error under a field. The error has an icon: never by colour alone. */
export function FieldNotes({ description: hint, errorMessage }: Omit<FieldTexts, 'label'>) {
  return (
    <>
      {/* Present without a hint, too: React Aria looks for it when the field is mounted, not when a hint comes or goes. */}
      <AriaText slot="description" className={description}>
        {hint}
      </AriaText>
      <AriaFieldError className={error}>
        {({ validationErrors, validationDetails }) => (
          <ErrorText>
            {errorMessage ?? (russianError(validationDetails) || validationErrors.join(' '))}
          </ErrorText>
        )}
      </AriaFieldError>
    </>
  );
}

/** What went wrong, with the icon, for inside an element of the class `error`. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={errorIcon}>
        <Icon size="sm">
          <CircleAlert />
        </Icon>
      </span>
      <span>{children}</span>
    </>
  );
}

// The browser's own messages speak the browser's language, and the portal speaks Russian (APP-01).
function russianError(details: ValidityState): string {
  if (details.valueMissing) return 'Заполните это поле';
  if (details.typeMismatch) return 'Некорректный email';
  if (details.rangeUnderflow || details.rangeOverflow) return 'Значение вне допустимых границ';
  if (details.badInput) return 'Некорректное значение';
  if (details.tooShort) return 'Слишком короткое значение';
  if (details.tooLong) return 'Слишком длинное значение';
  return '';
}
