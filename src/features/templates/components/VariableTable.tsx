import { EllipsisVertical, PencilLine, TextCursorInput, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { LabVariable } from '#api/generated/model/labVariable.ts';
import { undescribedKeys, undescribedText, unusedKeys } from '#lib/template-draft.ts';
import {
  Button,
  IconButton,
  Inline,
  Menu,
  MenuItem,
  Stack,
  Table,
  Text,
  useFocusAfterRemoval,
} from '#ui/index.ts';
import { kindNames, newVariable } from '../model/draft-form.ts';
import { VariableDialog } from './VariableDialog.tsx';

interface VariableTableProps {
  text: string;
  variables: readonly LabVariable[];
  errorMessage: string | undefined;
  onChange: (variables: readonly LabVariable[]) => void;
  /** Puts `{{key}}` into the text. */
  onInsert: (key: string) => void;
}

/** The variables of a template, with those that its text names and nobody has described (lab.md §5). */
export function VariableTable({ text, variables, errorMessage, onChange, onInsert }: VariableTableProps) {
  const [edited, setEdited] = useState<{ variable: LabVariable; at: number } | null>(null);
  const id = useId();
  const alert = useRef<HTMLDivElement>(null);
  // The next variable to describe, else «Вставить переменную».
  const leaving = useFocusAfterRemoval(
    (row) =>
      row.nextElementSibling?.querySelector('button') ??
      row.parentElement?.lastElementChild?.querySelector('button'),
  );
  // It is no field that could get the focus. jsdom has no `scrollIntoView`.
  useEffect(() => {
    if (errorMessage) alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [errorMessage]);
  const unused = new Set(unusedKeys({ text, variables }));
  const save = (variable: LabVariable): void => {
    if (edited) onChange(variables.toSpliced(edited.at, 1, variable));
    if (edited?.at === variables.length) onInsert(variable.key);
    setEdited(null);
  };
  return (
    <Stack gap={3}>
      {variables.length > 0 && (
        <Table
          label="Переменные"
          rows={variables}
          rowKey={({ key }) => key}
          columns={[
            { id: 'key', title: 'Ключ', minWidth: 96, render: ({ key }) => `{{${key}}}` },
            {
              id: 'label',
              title: 'Поле',
              minWidth: 112,
              render: ({ label, kind, required }) => (
                <>
                  {label}
                  <br />
                  <Text size="sm" tone="muted">
                    {kindNames[kind] ?? kind}
                    {required && ', обязательное'}
                  </Text>
                </>
              ),
            },
            {
              id: 'actions',
              title: 'Действия',
              isMenu: true,
              minWidth: 56,
              width: 56,
              render: (variable) => (
                <Menu
                  trigger={
                    <IconButton label={`Действия с {{${variable.key}}}`} icon={<EllipsisVertical />} />
                  }
                >
                  <MenuItem icon={<TextCursorInput />} onAction={() => onInsert(variable.key)}>
                    Вставить в&nbsp;текст
                  </MenuItem>
                  <MenuItem
                    icon={<PencilLine />}
                    onAction={() => setEdited({ variable, at: variables.indexOf(variable) })}
                  >
                    Изменить
                  </MenuItem>
                  <MenuItem
                    isDanger
                    icon={<Trash2 />}
                    onAction={() => onChange(variables.filter((one) => one !== variable))}
                  >
                    Удалить
                  </MenuItem>
                </Menu>
              ),
            },
          ]}
        />
      )}
      {errorMessage && (
        <div ref={alert} role="alert">
          <Text size="sm" tone="negative">
            {errorMessage}
          </Text>
        </div>
      )}
      {undescribedKeys({ text, variables }).map((key) => (
        <Inline key={key}>
          <Text size="sm" tone="negative">
            <span id={`${id}-${key}`}>{undescribedText(key)}</span>
          </Text>
          <Button
            size="sm"
            aria-describedby={`${id}-${key}`}
            onPress={({ target }) => {
              if (target.parentElement) leaving(target.parentElement);
              onChange([...variables, newVariable(key)]);
            }}
          >
            Добавить
          </Button>
        </Inline>
      ))}
      {unused.size > 0 && (
        <Text size="sm" tone="muted">
          Не&nbsp;используются в&nbsp;тексте: {[...unused].map((key) => `{{${key}}}`).join(', ')}
        </Text>
      )}
      <Inline>
        <Button
          isDisabled={variables.length >= 20}
          onPress={() => setEdited({ variable: { ...newVariable(''), label: '' }, at: variables.length })}
        >
          Вставить переменную
        </Button>
      </Inline>
      {edited && (
        <VariableDialog
          variable={edited.variable}
          others={variables.filter((_one, index) => index !== edited.at)}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}
