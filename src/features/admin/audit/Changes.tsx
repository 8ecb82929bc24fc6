import type { AuditChange } from '#api/generated/model/auditChange.ts';
import type { AuditEntity } from '#api/generated/model/auditEntity.ts';
import type { AnyField } from '#forms/index.ts';
import { Stack, VisuallyHidden } from '#ui/index.ts';
import { arrow, change, label } from './audit.css.ts';
import { shownChanges } from './audit-fields.ts';

interface ChangesProps {
  changes: readonly AuditChange[];
  /** What was changed; null is one that the portal does not know. */
  entity: AuditEntity | null;
  /** The form of the object, as far as it is at hand: labels and names of choices come from it. */
  fields?: readonly Pick<AnyField, 'name' | 'label'>[];
}

/** The fields that were changed: was → is. */
export const Changes = ({ changes, entity, fields }: ChangesProps) => (
  <Stack as="dl" gap={1}>
    {shownChanges(changes, entity, fields).map((one) => (
      <div key={one.label} className={change}>
        <dt className={label}>{one.label}</dt>
        <dd>
          <VisuallyHidden>было </VisuallyHidden>
          {one.before}
          <span aria-hidden className={arrow}>
            {' → '}
          </span>
          <VisuallyHidden>, стало </VisuallyHidden>
          {one.after}
        </dd>
      </div>
    ))}
  </Stack>
);
