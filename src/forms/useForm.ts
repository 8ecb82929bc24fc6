import { type KeyboardEvent, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { focusField, namesIn } from './focus.ts';

/** Error messages by field name; for a field in a row of a list by its path: `rows.0.title`. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string | undefined } & {
  [path: `${string}.${number}.${string}`]: string | undefined;
};

/** The props that a form gives a field. */
export interface FieldProps<Value = string> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
  /** The form shows the errors. The browser's own messages, in its own language, are not shown. */
  validationBehavior: 'aria';
}

/** Stores the values until they are sent. */
export interface FormDraft<Values> {
  /** Returns the stored values, validated because storage is untrusted. They replace the initial values. */
  read: () => Partial<Values>;
  /** Stores the values after a change; null deletes them. */
  write: (values: Values | null) => void;
}

export interface FormOptions<Values> {
  initial: Values;
  /** Returns the errors of the fields; valid fields have none. */
  validate: (values: Values) => FieldErrors<Values>;
  /** Sends valid values. If it rejects, the error policy has already reported the failed call. */
  send: (values: Values) => Promise<unknown>;
  /**
   * Runs after the values were sent and the draft was deleted. The form counts as sending until it ends.
   *
   * @param typedSince values that were changed while the call was running
   */
  onSent?: (values: Values, typedSince: Partial<Values>) => unknown;
  /** Returns the field errors that a failed call contains. */
  refusal?: (error: unknown) => FieldErrors<Values>;
  /**
   * Returns the field that probably caused a failed call without field errors: it gets the focus, its text is selected.
   */
  suspect?: (error: unknown) => (keyof Values & string) | null;
  /** The field that gets the focus when the form is mounted. */
  autoFocus?: keyof Values & string;
  /** Runs after every change. */
  onChange?: (values: Values) => void;
  draft?: FormDraft<NoInfer<Values>>;
}

/** The form state that `useForm` returns. */
export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

type ErrorMap = ReadonlyMap<string, string | undefined>;
const noErrors: ErrorMap = new Map();
const toErrorMap = <Values>(errors: FieldErrors<Values>): ErrorMap => new Map(Object.entries(errors));

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
/**
 * Returns the values that differ from `before`. Values are compared by identity: an unchanged value is the same object.
 */
const changedSince = <Values extends object>(before: Values, now: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== Reflect.get(before, name)),
  ) as Partial<Values>;
/** Makes a number field report what was typed: it reads its text when it loses the focus. */
function commit(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}

const isSendKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);

const isTextInput = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Returns true for the field at `path` and the fields in its rows. */
const isWithin = (name: string, path: string): boolean => name === path || name.startsWith(`${path}.`);

/**
 * The state of a form. A field with a value is validated on blur, all fields when the form is submitted; then the first
 * invalid field gets the focus. Editing a field hides its error (APP-17). A form is not sent again while it is being
 * sent. Ctrl/⌘+Enter submits it, too.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { validate, send, onSent, refusal, suspect, autoFocus, onChange, draft } = options;
  const [initial, setInitial] = useState(options.initial);
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...draft?.read() }));
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState(noErrors);
  const [otherErrors, setOtherErrors] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // A React state would be updated too late for the second of two quick presses.
  const isBusy = useRef(false);
  const isSent = useRef(false);
  // Autofill changes several fields before the next render.
  const latest = useRef(values);
  const errors = toErrorMap(validate(values));

  // A layout effect: the focus must be set before the screen is announced, or it would be taken from the heading.
  useLayoutEffect(() => {
    if (autoFocus) focusField(form.current, (name) => name === autoFocus);
  }, [autoFocus]);

  const change = (path: string, part: Partial<Values>): void => {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    setChecked((before) => before.filter((name) => !isWithin(name, path)));
    setRefused((before) => new Map([...before].filter(([name]) => !isWithin(name, path))));
    if (!isSent.current) draft?.write(latest.current);
    onChange?.(latest.current);
  };

  /** Shows the errors and focuses the first invalid field. Returns false if no such field is visible. */
  const show = (found: ErrorMap): boolean => {
    const names = namesIn(form.current);
    setOtherErrors([...found].flatMap(([name, text]) => (text && !names.includes(name) ? text : [])));
    return focusField(form.current, (name) => Boolean(found.get(name))) !== undefined;
  };

  const fail = (error: unknown): void => {
    const found = refusal ? toErrorMap(refusal(error)) : noErrors;
    setRefused(found);
    if (show(found)) return;
    const suspected = suspect?.(error);
    const field = focusField(form.current, (name) => name === suspected);
    if (field instanceof HTMLInputElement) field.select();
  };

  const finish = async (sent: Values): Promise<void> => {
    isSent.current = true;
    draft?.write(null);
    await onSent?.(sent, changedSince(sent, latest.current));
  };

  /** Takes what a password manager has written into its fields without an event. */
  const takeFilled = (): void => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input[autocomplete]') ?? [];
    for (const { name, value } of fields) {
      const known = Reflect.get(latest.current, name);
      if (typeof known === 'string' && known !== value) change(name, { [name]: value } as Partial<Values>);
    }
  };

  const submit = (): void => {
    if (isBusy.current) return;
    takeFilled();
    // Only visible fields: the user has not reached the fields of later steps.
    setChecked(namesIn(form.current));
    const found = toErrorMap(validate(latest.current));
    show(found);
    if ([...found.values()].some(Boolean)) return;
    setRefused(noErrors);
    isBusy.current = true;
    setSending(true);
    const end = (): void => {
      isBusy.current = false;
      setSending(false);
    };
    const sent = latest.current;
    void send(sent).then(
      // An error in `onSent` is a bug and not a failure of the call.
      () => finish(sent).finally(end),
      (error: unknown) => {
        end();
        fail(error);
      },
    );
  };

  /** Returns the props of the field at `path`: `read` gets its value, `write` sets it. */
  const part = <Value>(
    path: string,
    read: (values: Values) => Value,
    write: (values: Values, value: Value) => Partial<Values>,
  ): FieldProps<Value> => ({
    name: path,
    value: read(values),
    onChange: (value) => change(path, write(latest.current, value)),
    onBlur: () => {
      if (isEmpty(read(latest.current))) return;
      setChecked((before) => (before.includes(path) ? before : [...before, path]));
    },
    validationBehavior: 'aria',
    errorMessage: refused.get(path) ?? (checked.includes(path) ? errors.get(path) : undefined),
  });

  return {
    values,
    /** The initial values, or those of the last reset. */
    initial,
    isSending,
    /** Returns the current values, including changes that are not rendered yet. */
    now: (): Values => latest.current,
    /** Errors of fields that are not visible. */
    otherErrors,
    submit,
    part,
    /** Returns the props of a field by its name. */
    field: <Name extends keyof Values & string>(name: Name): FieldProps<Values[Name]> =>
      part(
        name,
        (all) => all[name],
        (all, value) => ({ ...all, [name]: value }),
      ),
    /** Changes several values at once. */
    set: (changes: Partial<Values>): void => {
      for (const name of Object.keys(changes)) change(name, changes);
    },
    /** Resets the form to these values. */
    reset(next: Values): void {
      latest.current = next;
      isSent.current = false;
      setInitial(next);
      setValues(next);
      setChecked([]);
      setRefused(noErrors);
      setOtherErrors([]);
    },
    formProps: {
      /** For a submit button outside the form. */
      id,
      ref: form,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>): void {
        event.preventDefault();
        submit();
      },
      /** React Aria keeps the keys of a part of a date and of a button from the form, so these are heard first. */
      onKeyDownCapture(event: KeyboardEvent<HTMLFormElement>): void {
        const { target, currentTarget } = event;
        if (!isSendKey(event) || isTextInput(target)) return;
        // An open list is outside the form.
        if (!(target instanceof Node) || !currentTarget.contains(target)) return;
        event.preventDefault();
        event.stopPropagation();
        submit();
      },
      onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
        if (!isSendKey(event)) return;
        event.preventDefault();
        commit(event.target);
        submit();
      },
    },
  };
}
