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
      {isRequired && (
        <span aria-hidden="true" className={asterisk}>
          *
        </span>
      )}
    </AriaLabel>
  );
}

/** The hint and the error under a field. The error has an icon: never by colour alone. */
export function FieldNotes({ description: hint, errorMessage }: Omit<FieldTexts, 'label'>) {
  return (
    <>
      {hint && (
        <AriaText slot="description" className={description}>
          {hint}
        </AriaText>
      )}
      <AriaFieldError className={error}>
        {({ validationErrors, validationDetails }) => (
          <>
            <span className={errorIcon}>
              <Icon size="sm">
                <CircleAlert />
              </Icon>
            </span>
            {errorMessage ?? (russianError(validationDetails) || validationErrors.join(' '))}
          </>
        )}
      </AriaFieldError>
    </>
  );
}

// The browser's own messages speak the browser's language, and the portal speaks Russian (APP-01).
function russianError(details: ValidityState): string {
  if (details.valueMissing) return 'Заполните это поле';
  if (details.tooShort) return 'Слишком короткое значение';
  if (details.tooLong) return 'Слишком длинное значение';
  return '';
}
