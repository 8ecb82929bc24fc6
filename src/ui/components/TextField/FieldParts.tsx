import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { asterisk, description, error, errorIcon, label } from './Field.css.ts';

/** The texts of a labelled field. */
export interface FieldTexts {
  label: string;
  /** A hint below the field, announced after its name. */
  description?: ReactNode;
  /** The error message; if it is set, the field is invalid. */
  errorMessage?: string | undefined;
}

/**
 * The props of a field: those of its react-aria-components part without the styling props, and with the texts above
 * instead of the props for naming and validity. `Own` are further props that the field sets itself.
 */
export type FieldProps<AriaProps, Own extends keyof AriaProps = never> = FieldTexts &
  Omit<AriaProps, 'className' | 'style' | 'children' | 'render' | 'aria-label' | 'isInvalid' | Own>;

interface FieldLabelProps {
  children: ReactNode;
  isRequired?: boolean | undefined;
  /** Visually hidden: for a search field or a sort order whose purpose is visible from its place. */
  isHidden?: boolean | undefined;
}

/** The label. A required field has an asterisk (APP-16); screen readers get `required` from the input. */
export function FieldLabel({ children, isRequired, isHidden }: FieldLabelProps) {
  return (
    <AriaLabel className={isHidden ? visuallyHidden : label}>
      {children}
      {isRequired && <Asterisk />}
    </AriaLabel>
  );
}

/** The asterisk of a required field, visual only (APP-16). */
export function Asterisk() {
  return (
    <span aria-hidden="true" className={asterisk}>
      *
    </span>
  );
}

/** The hint and the error below a field. The error has an icon, so it is not shown by colour alone. */
export function FieldNotes({ description: hint, errorMessage }: Omit<FieldTexts, 'label'>) {
  return (
    <>
      {/** Rendered without a hint, too: React Aria looks for the element only when the field is mounted. */}
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

/** The error message with its icon, for an element of the class `error`. */
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

// The browser's own messages are in its language; the portal is in Russian (APP-01).
function russianError(details: ValidityState): string {
  if (details.valueMissing) return 'Заполните это поле';
  if (details.typeMismatch) return 'Некорректный email';
  if (details.rangeUnderflow || details.rangeOverflow) return 'Значение вне допустимых границ';
  if (details.badInput) return 'Некорректное значение';
  if (details.tooShort) return 'Слишком короткое значение';
  if (details.tooLong) return 'Слишком длинное значение';
  return '';
}
