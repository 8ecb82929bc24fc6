import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import {
  Button,
  DatePicker,
  FileUpload,
  IconButton,
  Inline,
  MultiSelect,
  NumberField,
  Select,
  Stack,
  Switch,
  Text,
  TextArea,
  TextField,
} from '#ui/index.ts';
import { type AnyField, type Field, isChoice, rowsIn, valueIn } from './definitions.ts';
import { Lookup, MultiLookup } from './Lookup.tsx';
import type { FieldProps, Form } from './useForm.ts';

interface FieldsProps<Values extends object> {
  form: Form<Values>;
  fields: readonly Field<Values>[];
  /** Makes all fields read-only. Text fields stay in the tab order and keep the focus. */
  isReadOnly?: boolean;
}

/** The fields of a form, one below another. Errors of fields that are not shown appear above them. */
export function Fields<Values extends object>({ form, fields, isReadOnly = false }: FieldsProps<Values>) {
  return (
    <Stack>
      {[...new Set(form.otherErrors)].map((text) => (
        <ErrorText key={text}>{text}</ErrorText>
      ))}
      {fields.map((field) =>
        field.kind === 'rows' ? (
          <Rows key={field.name} form={form} field={field} isReadOnly={isReadOnly} />
        ) : (
          <Control
            key={field.name}
            field={field}
            isReadOnly={isReadOnly}
            part={form.part<unknown>(
              field.name,
              (values) => valueIn(values, field.name),
              (values, value) => ({ ...values, [field.name]: value }),
            )}
          />
        ),
      )}
    </Stack>
  );
}

/** An error message for a field whose component shows none. */
function ErrorText({ id, children }: { id?: string; children: string }) {
  return (
    <div id={id} role="alert">
      <Text size="sm" tone="negative">
        {children}
      </Text>
    </div>
  );
}

interface ControlProps {
  field: AnyField;
  part: FieldProps<unknown>;
  isReadOnly: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function Control({ field, part, isReadOnly }: ControlProps) {
  const { value } = part;
  /** For fields that can only be disabled, not read-only. */
  const isDisabled = field.isDisabled || isReadOnly;
  const errorId = useId();
  const noteId = useId();
  /** For fields whose value changes as a whole, not letter by letter: the new value is validated immediately. */
  const choose = (next: unknown): void => {
    part.onChange(next);
    part.onBlur();
  };
  switch (field.kind) {
    case 'text':
      return <TextField {...field} {...part} isReadOnly={isReadOnly} value={textOf(value)} />;
    case 'textarea':
      return (
        <TextArea
          {...field}
          {...part}
          isReadOnly={isReadOnly}
          value={textOf(value)}
          hasCounter={field.maxLength !== undefined}
        />
      );
    case 'number':
      return (
        <NumberField
          {...field}
          {...part}
          isReadOnly={isReadOnly}
          value={typeof value === 'number' ? value : null}
          onChange={choose}
        />
      );
    case 'date':
      return <DatePicker {...field} {...part} isReadOnly={isReadOnly} value={textOf(value) || null} />;
    case 'switch': {
      const described = [field.description && noteId, part.errorMessage && errorId].filter(Boolean).join(' ');
      return (
        <Stack gap={1}>
          <Switch
            name={field.name}
            isDisabled={isDisabled}
            isSelected={value === true}
            onChange={choose}
            {...(described && { 'aria-describedby': described })}
          >
            {field.label}
          </Switch>
          {field.description && (
            <div id={noteId}>
              <Text size="sm" tone="muted">
                {field.description}
              </Text>
            </div>
          )}
          {part.errorMessage && <ErrorText id={errorId}>{part.errorMessage}</ErrorText>}
        </Stack>
      );
    }
    case 'select':
      return (
        <Select
          {...field}
          {...part}
          isDisabled={isDisabled}
          value={textOf(value) || null}
          onChange={choose}
        />
      );
    case 'multiSelect':
      return (
        <MultiSelect
          {...field}
          {...part}
          isDisabled={isDisabled}
          value={listOf(value).filter((id) => typeof id === 'string')}
          onChange={choose}
        />
      );
    case 'lookup':
      return (
        <Lookup
          {...field}
          {...part}
          isDisabled={isDisabled}
          value={isChoice(value) ? value : null}
          onChange={choose}
        />
      );
    case 'multiLookup':
      return (
        <MultiLookup
          {...field}
          {...part}
          isDisabled={isDisabled}
          value={listOf(value).filter(isChoice)}
          onChange={choose}
        />
      );
    case 'file':
      return (
        <FileUpload
          {...field}
          {...part}
          isDisabled={isDisabled}
          value={listOf(value).filter((file) => file instanceof File)}
          onChange={choose}
        />
      );
    case 'rows':
      return null;
  }
}

interface RowsProps<Values extends object> {
  form: Form<Values>;
  field: Extract<AnyField, { kind: 'rows' }>;
  isReadOnly: boolean;
}

/** A list of rows: the fields of a row side by side with a button that removes it, and a button that adds a row. */
function Rows<Values extends object>({ form, field, isReadOnly }: RowsProps<Values>) {
  const { name } = field;
  const list = form.part<readonly object[]>(
    name,
    (values) => rowsIn(values, name),
    (values, rows) => ({ ...values, [name]: rows }),
  );
  const [{ keys, removals }, setKept] = useState<{ keys: readonly string[]; removals: number }>({
    keys: [],
    removals: 0,
  });
  const rows = list.value;
  // A row keeps its key when others are removed; an added row gets a new key.
  const keyOf = (index: number): string => keys[index] ?? `${removals} ${index}`;
  const remove = (index: number): void => {
    setKept({ keys: rows.map((_row, place) => keyOf(place)).toSpliced(index, 1), removals: removals + 1 });
    list.onChange(rows.toSpliced(index, 1));
  };
  return (
    <Stack gap={3}>
      <Text weight="medium">{field.label}</Text>
      {rows.map((row, index) => (
        <Inline key={keyOf(index)} gap={3}>
          {field.fields.map((inner) => (
            <Control
              key={inner.name}
              field={inner}
              isReadOnly={isReadOnly}
              part={form.part<unknown>(
                `${name}.${index}.${inner.name}`,
                (values) => valueIn(rowsIn(values, name)[index] ?? row, inner.name),
                (values, value) => ({
                  ...values,
                  [name]: rowsIn(values, name).with(index, {
                    ...(rowsIn(values, name)[index] ?? row),
                    [inner.name]: value,
                  }),
                }),
              )}
            />
          ))}
          <IconButton
            label={`Удалить строку ${index + 1}`}
            icon={<Trash2 />}
            isDisabled={isReadOnly}
            onPress={() => remove(index)}
          />
        </Inline>
      ))}
      <Button
        name={name}
        isDisabled={isReadOnly || rows.length >= (field.maxCount ?? Number.POSITIVE_INFINITY)}
        onPress={() => list.onChange([...rows, field.newRow()])}
      >
        {field.addLabel}
      </Button>
      {list.errorMessage && (
        <Text size="sm" tone="negative">
          {list.errorMessage}
        </Text>
      )}
    </Stack>
  );
}
