import { type KeyboardEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusField, namesIn } from './focus.ts';

/** Texts of what is wrong, by the field's name; a field in a row of a list by its path: `rows.0.title`. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string | undefined } & {
  [path: `${string}.${number}.${string}`]: string | undefined;
};

/** What a field needs of its form. */
export interface FieldProps<Value = string> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
  /** The form shows the errors; the browser's own, in its own language, are not shown. */
  validationBehavior: 'aria';
}

/** Where the values are kept until they are sent. */
export interface FormDraft<Values> {
  /** The values that were kept, checked: storage is untrusted. They replace the initial ones. */
  read: () => Partial<Values>;
  /** Keeps the values after a change; null forgets them. */
  write: (values: Values | null) => void;
}

export interface FormOptions<Values> {
  initial: Values;
  /** What is wrong with the fields; no text where all is well. */
  validate: (values: Values) => FieldErrors<Values>;
  /** Sends valid values. A rejection is that of the call: the error policy has handled it already. */
  send: (values: Values) => Promise<unknown>;
  /**
   * Runs after the values were sent and the draft was forgotten; the form counts as sending until it ends.
   *
   * @param typedSince what was changed while the values were on their way
   */
  onSent?: (values: Values, typedSince: Partial<Values>) => unknown;
  /** The faults of fields that a failed call tells of. */
  refusal?: (error: unknown) => FieldErrors<Values>;
  /** The field to correct after a failed call that names no field: it gets the focus, its text selected. */
  suspect?: (error: unknown) => (keyof Values & string) | null;
  /** The field that has the focus at first. */
  autoFocus?: keyof Values & string;
  /** Runs after every change. */
  onChange?: (values: Values) => void;
  draft?: FormDraft<NoInfer<Values>>;
}

/** A form of these values, as `useForm` returns it. */
export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

type Faults = ReadonlyMap<string, string | undefined>;
const noFaults: Faults = new Map();
const faultsOf = <Values>(errors: FieldErrors<Values>): Faults => new Map(Object.entries(errors));

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
/** The values that differ from `before`. They are compared by identity: an unchanged value is the same object. */
const changedSince = <Values extends object>(before: Values, now: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== Reflect.get(before, name)),
  ) as Partial<Values>;
/** True for the field at `path` and for the fields in its rows. */
const isWithin = (name: string, path: string): boolean => name === path || name.startsWith(`${path}.`);

/**
 * The state of a form. A field is checked when it is left with a value in it, all are when the form is sent; then the
 * first field that is wrong gets the focus. An error is hidden while its field is changed (APP-17). The form is sent
 * once, however often that is asked for; Ctrl/⌘+Enter sends it as well.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { validate, send, onSent, refusal, suspect, autoFocus, onChange, draft } = options;
  const [initial, setInitial] = useState(options.initial);
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...draft?.read() }));
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState(noFaults);
  const [otherFaults, setOtherFaults] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A state would come too late for the second of two quick presses.
  const isBusy = useRef(false);
  const isSent = useRef(false);
  // Autofill changes several fields before the next render.
  const latest = useRef(values);
  const errors = faultsOf(validate(values));

  // Before the screen is announced: a later focus would have to take it from the heading.
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

  /** Shows the faults and focuses the first of their fields. */
  const show = (faults: Faults): boolean => {
    const names = namesIn(form.current);
    setOtherFaults([...faults].flatMap(([name, text]) => (text && !names.includes(name) ? text : [])));
    return focusField(form.current, (name) => Boolean(faults.get(name))) !== undefined;
  };

  const fail = (error: unknown): void => {
    const faults = refusal ? faultsOf(refusal(error)) : noFaults;
    setRefused(faults);
    if (show(faults)) return;
    const suspected = suspect?.(error);
    const field = focusField(form.current, (name) => name === suspected);
    if (field instanceof HTMLInputElement) field.select();
  };

  const finish = async (sent: Values): Promise<void> => {
    isSent.current = true;
    draft?.write(null);
    await onSent?.(sent, changedSince(sent, latest.current));
  };

  const submit = (): void => {
    if (isBusy.current) return;
    // Only fields that are shown: a field of a later step has not been left empty yet.
    setChecked(namesIn(form.current));
    const faults = faultsOf(validate(latest.current));
    show(faults);
    if ([...faults.values()].some(Boolean)) return;
    setRefused(noFaults);
    isBusy.current = true;
    setSending(true);
    const end = (): void => {
      isBusy.current = false;
      setSending(false);
    };
    const sent = latest.current;
    void send(sent).then(
      // An error in `onSent` is a bug, not a refusal of the call.
      () => finish(sent).finally(end),
      (error: unknown) => {
        end();
        fail(error);
      },
    );
  };

  /** A field at `path`: `read` finds its value, `write` puts a new one in. */
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
    /** The values that the form began with, or was last reset to. */
    initial,
    isSending,
    /** The current values, including changes that are not rendered yet. */
    now: (): Values => latest.current,
    /** Faults of fields that the form does not show. */
    otherFaults,
    submit,
    part,
    /** The props of the field by this name. */
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
    /** Begins anew with these values. */
    reset(next: Values): void {
      latest.current = next;
      isSent.current = false;
      setInitial(next);
      setValues(next);
      setChecked([]);
      setRefused(noFaults);
      setOtherFaults([]);
    },
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>): void {
        event.preventDefault();
        submit();
      },
      onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        submit();
      },
    },
  };
}
