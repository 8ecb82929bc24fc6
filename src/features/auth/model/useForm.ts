import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';

export type FieldErrors<Values> = { [Name in keyof Values]?: string | undefined };

/** What a field needs of its form. */
export interface FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
  /** The form says what is wrong; the browser's own words, in its own language, stay out. */
  validationBehavior: 'aria';
}

interface FormOptions<Values> {
  initial: Values;
  /** What is wrong with the fields; no text where all is well. */
  validate: (values: Values) => FieldErrors<Values>;
  /** Sends what is valid. Fails as the call fails: the one error policy has dealt with it already. */
  send: (values: Values) => Promise<unknown>;
  /** Which field a failed call is about, where it is about one. */
  refusal?: (error: unknown) => FieldErrors<Values>;
  /** The field to correct after a refusal that is told of the whole form: it gets the focus, its text selected. */
  suspect?: (error: unknown) => (keyof Values & string) | null;
  /** The field that has the focus from the start. */
  autoFocus?: keyof Values & string;
  /** After every change, with the values as they are now. */
  onChange?: (values: Values) => void;
}

/** Focuses the first field of the form, from top to bottom, that `errors` has a text for. */
function focusFirst<Values>(form: HTMLFormElement | null, errors: FieldErrors<Values>): boolean {
  const texts = new Map(Object.entries(errors));
  for (const element of form?.elements ?? []) {
    if (!(element instanceof HTMLInputElement) || !texts.get(element.name)) continue;
    element.focus();
    return true;
  }
  return false;
}

/**
 * A form of texts. A field is checked when it is left with something in it, all are when the form is sent; focus
 * goes to the first one that is wrong. A field that is being corrected is not scolded before it is left again.
 */
export function useForm<Values extends Record<string, string>>(options: FormOptions<Values>) {
  const { initial, validate, send, refusal, suspect, autoFocus, onChange } = options;
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState<readonly (keyof Values)[]>([]);
  const [refused, setRefused] = useState<FieldErrors<Values>>({});
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A state would come too late for the second of two quick presses.
  const busy = useRef(false);
  // Autofill changes several fields before the next render.
  const latest = useRef(initial);
  const errors = validate(values);

  // Before the screen is made known: a later focus would have to take it from the heading.
  useLayoutEffect(() => {
    const field = autoFocus && form.current?.elements.namedItem(autoFocus);
    if (field instanceof HTMLElement) field.focus();
  }, [autoFocus]);

  const change = (name: keyof Values) => (value: string) => {
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    setChecked((before) => before.filter((other) => other !== name));
    setRefused((before) => ({ ...before, [name]: undefined }));
    onChange?.(latest.current);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy.current) return;
    // A field that comes with a later step has not been left empty yet.
    setChecked(Object.keys(initial).filter((name) => form.current?.elements.namedItem(name)));
    if (focusFirst(form.current, validate(latest.current))) return;
    setRefused({});
    busy.current = true;
    setSending(true);
    const done = (error?: unknown): void => {
      busy.current = false;
      setSending(false);
      const found = error === undefined ? {} : (refusal?.(error) ?? {});
      setRefused(found);
      if (focusFirst(form.current, found) || error === undefined) return;
      const field = form.current?.elements.namedItem(suspect?.(error) ?? '');
      if (!(field instanceof HTMLInputElement)) return;
      field.focus();
      field.select();
    };
    void send(latest.current).then(() => done(), done);
  };

  return {
    values,
    isSending,
    formProps: { ref: form, onSubmit: submit, noValidate: true },
    /** What a field by this name needs. */
    field: <Name extends keyof Values & string>(name: Name): FieldProps => ({
      name,
      value: values[name] ?? '',
      onChange: change(name),
      onBlur: () => {
        if (values[name] !== '' && !checked.includes(name)) setChecked((before) => [...before, name]);
      },
      validationBehavior: 'aria',
      errorMessage: refused[name] ?? (checked.includes(name) ? errors[name] : undefined),
    }),
  };
}
