import { useMutation } from '@tanstack/react-query';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { ApiError } from '#api/error.ts';
import type { Change } from '#api/generated/model/change.ts';
import {
  Fields,
  type Form,
  isChanged,
  isSame,
  mergedValues,
  refusedFieldErrors,
  requiredErrors,
  typedOver,
  useForm,
  useUnsavedChanges,
} from '#forms/index.ts';
import { openDialog } from '#platform/dialogs.ts';
import { Button, Stack } from '#ui/index.ts';
import type { AdminArea, AdminTypes } from '../kit/admin-scope.ts';
import type { AdminForm, Sources } from '../kit/define-admin-page.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { isNewer, isVersioned } from './conflict.ts';
import { footer } from './EditForm.css.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { ownRefusals, refusalText } from './refusal.ts';

/** The methods of the form that the drawer calls. */
export interface EditFormHandle {
  /** Asks whether to leave a form with unsaved changes; resolves to true when it may be left. */
  mayLeave: () => Promise<boolean>;
}

interface EditFormProps<T extends AdminTypes> {
  form: AdminForm<T>;
  sources: Sources;
  area: AdminArea;
  /** The row as it was read; null for a new one. */
  row: T['row'] | null;
  /** Saves the form over `version`, the row that the form began with; absent for a read-only form. */
  save: ((body: T['body'], version: T['row'] | null) => Promise<T['row']>) | undefined;
  /** Reads the current row. */
  read: () => Promise<T['row']>;
  onSaved: (row: T['row']) => void;
  ref: Ref<EditFormHandle>;
}

/** The form of a row. If another user has changed the row meanwhile, a save opens the comparison (ADM-14). */
export function EditForm<T extends AdminTypes>(props: EditFormProps<T>) {
  const { form: definition, sources, area, row, save, read, onSaved, ref } = props;
  const { toValues, toBody, validate, confirm, Begin, Preview } = definition;
  const all = definition.fields(sources, row, area);
  const fields = save ? all : all.map((field) => ({ ...field, isDisabled: true }));
  /** The version that a save replaces. A ref, because the choices in a conflict are saved before the next render. */
  const version = useRef(row);
  /** True while the user chooses between two versions: the form then waits for the choice. */
  const isComparing = useRef(false);

  const saving = useMutation({
    mutationFn: async (values: T['form']) => save?.(toBody(values, row), version.current),
    meta: ownRefusals,
  });
  const form: Form<T['form']> = useForm<T['form']>({
    initial: toValues(row),
    // The drawer of an existing row is for reading first.
    ...(row === null && fields[0] && { autoFocus: fields[0].name }),
    validate: (values) => ({ ...validate?.(values, row), ...requiredErrors(all, values) }),
    async send(values) {
      // The form stays as it is: this error names no field, and the error policy reports failed calls only.
      if (confirm && !(await confirm(values, row))) throw new Error('Not confirmed');
      const saved = await saving.mutateAsync(values).catch(async (error: unknown) => {
        if (isRefusedChange(error) && (await compare())) return saving.mutateAsync(values);
        throw error;
      });
      version.current = saved ?? null;
    },
    onSent(_sent, typedSince) {
      if (!version.current) return;
      form.reset(toValues(version.current));
      form.set(typedSince);
      onSaved(version.current);
    },
    refusal: (error) => refusedFieldErrors<T['form']>(error instanceof ApiError ? error.refusedFields : []),
  });
  // An action of the drawer or another page has changed the row: what is typed stays, the rest follows.
  const follow = useEffectEvent((newer: T['row'] | null) => {
    if (!isNewer(newer, version.current) || form.isSending || isComparing.current) return;
    const now = toValues(newer);
    const typed = typedOver({ was: form.initial, now, yours: form.now() });
    if (!typed) return;
    version.current = newer;
    form.reset(now);
    if (Object.keys(typed).length > 0) form.set(typed);
  });
  useEffect(() => follow(row), [row]);
  const { mayLeave, question } = useUnsavedChanges(isChanged(form));
  useImperativeHandle(ref, () => ({ mayLeave }));

  /**
   * Opens the comparison when the change was refused because the row has a newer version. Resolves to true when the save
   * can be repeated: nothing in the form has changed, for example only a key that is not in it.
   */
  const compare = async (): Promise<boolean> => {
    if (!isVersioned(version.current)) return false;
    const now = await read();
    if (!isVersioned(now) || now.version === version.current.version) return false;
    if (isSame(form.initial, toValues(now))) {
      version.current = now;
      return true;
    }
    void resolve(now);
    return false;
  };
  const resolve = async (now: T['row'] & Change): Promise<void> => {
    const versions = { was: form.initial, now: toValues(now), yours: form.now() };
    const dialog = { fields: all, versions, change: now };
    isComparing.current = true;
    const answer = await openDialog(ConflictDialog<T['form']>, dialog, { isOfScreen: true });
    isComparing.current = false;
    if (!answer) return;
    saving.reset();
    version.current = now;
    form.reset(versions.now);
    if (answer === 'discard') return;
    form.set(mergedValues(versions, answer.given));
    form.submit();
  };

  return (
    <>
      <Stack {...form.formProps} as="form" grow aria-label="Данные">
        {save && Begin && <Begin now={form.now} set={form.set} />}
        {/* The drawer closes after a row was added: text typed meanwhile would be lost. */}
        <Fields form={form} fields={fields} isReadOnly={row === null && form.isSending} />
        {Preview && <Preview values={form.values} row={row} />}
        {save && (
          <div className={footer}>
            <RefusalNote text={refusalText(saving.error)} />
            <Button type="submit" variant="primary" isPending={form.isSending}>
              Сохранить
            </Button>
          </div>
        )}
      </Stack>
      {question}
    </>
  );
}

/** True for a refusal that may be caused by another user's change. */
const isRefusedChange = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.refusedFields.length === 0;
