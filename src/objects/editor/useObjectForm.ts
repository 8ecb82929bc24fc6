import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import {
  type FieldErrors,
  isSame,
  mergedValues,
  refusedFieldErrors,
  useForm,
  type Versions,
} from '#forms/index.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { announce } from '#platform/announcer.ts';
import { useSession } from '#platform/session/useSession.ts';
import { toast } from '#ui/index.ts';
import type { ConflictAnswer } from './ConflictDialog.tsx';
import { objectDraft } from './object-draft.ts';

/** Refusals that the form shows itself (lab.md §1). */
const meta = { inline: [404, 409, 422] };

const isNewerSaved = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.refusedFields.length === 0;

/** The state of a saved object that a change replaces. */
interface Base {
  uuid: string;
  version: number;
}

/** A saved object of the lab. */
type Saved = Base & { name: string };

type Headers = { 'Idempotency-Key': string };

/** A kind of object with a form: its operations and its rules. */
export interface ObjectFormKind<Object extends Saved, Values extends object> {
  /** Begins the names of its drafts. */
  draftPrefix: string;
  valuesOf: (saved: Object) => Values;
  /** Reads stored values, which are untrusted. */
  valuesIn: (stored: Record<string, unknown>) => Values;
  validate: (values: Values) => FieldErrors<Values>;
  add: (values: Values, headers: Headers) => Promise<Object>;
  change: (base: Base, values: Values) => Promise<Object>;
  /** The object as it is now. */
  read: (uuid: string) => Promise<Object>;
  /** An old version; null where it is not kept. */
  readOld: (base: Base) => Promise<Object | null>;
  /** Name of the form's field for a field of the contract. */
  formFieldOf: (field: string) => string;
  /** The values under a name that is free. */
  copyOf: (values: Values) => Promise<Values>;
  /** Asks what to do about a newer version. @returns undefined to go on editing */
  ask: (versions: Versions<Values>, now: Object, was: Object | null) => Promise<ConflictAnswer | undefined>;
  /** Tells the caches about a saved object. */
  onSaved: (queryClient: ReturnType<typeof useQueryClient>, saved: Object) => void;
}

export interface ObjectFormOptions<Object, Values> {
  /** The object as it is saved; null for a new one. */
  saved: Object | null;
  /** The first values of a new one. */
  initial: Values;
  /** Name of the draft of a new one. */
  draftId: string;
  /** Called with the object after each save. @param isNew whether the save made a version */
  onSaved: (saved: Object, isNew: boolean) => void;
  /** Called when the form was saved as another object. */
  onCopied: (saved: Object) => void;
}

/** The state of a form of the lab: values, draft, saving, and the comparison with a newer version (lab.md §4). */
export function useObjectForm<Object extends Saved, Values extends object>(
  kind: ObjectFormKind<Object, Values>,
  options: ObjectFormOptions<Object, Values>,
) {
  const { saved: opened, initial, draftId, onSaved, onCopied } = options;
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  const first = opened ? kind.valuesOf(opened) : initial;
  const stored = (id: string) => objectDraft(profile?.id ?? 0, `${kind.draftPrefix}:${id}`, kind.valuesIn);
  const [restored, setRestored] = useState(() => {
    const draft = stored(opened?.uuid ?? draftId).read();
    return draft && !isSame(draft.values, first) ? draft : null;
  });
  /** What a save replaces. A ref, because the choices in a conflict are saved before the next render. */
  const base = useRef<Base | null>(
    opened && { uuid: opened.uuid, version: restored?.version ?? opened.version },
  );
  const saved = useRef<Object | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [fitsDraft, setFitsDraft] = useState(true);
  const ended = useRef<((isSaved: boolean) => void) | null>(null);

  const write = (values: Values | null): void => {
    const { uuid = draftId, version = null } = base.current ?? {};
    const isKept = values !== null && !isSame(values, form.initial);
    setFitsDraft(stored(uuid).write(isKept ? { values, version, date: new Date().toISOString() } : null));
  };
  const add = (values: Values): Promise<Object> =>
    keys.send(JSON.stringify(values), (headers) => kind.add(values, headers));
  const saving = useMutation({
    mutationFn: (values: Values) => (base.current ? kind.change(base.current, values) : add(values)),
    meta,
  });
  const form = useForm<Values>({
    initial: first,
    validate: kind.validate,
    async send(values) {
      try {
        saved.current = await saving.mutateAsync(values);
      } catch (error) {
        ended.current?.(false);
        if (isNewerSaved(error) && base.current) void compare(base.current);
        throw error;
      }
    },
    async onSent(_sent, typedSince) {
      if (!saved.current) return;
      take(saved.current);
      form.set(typedSince);
      ended.current?.(true);
    },
    refusal: (error) =>
      refusedFieldErrors<Values>(
        error instanceof ApiError
          ? error.refusedFields.map((one) => ({ ...one, field: kind.formFieldOf(one.field) }))
          : [],
      ),
    draft: { read: () => restored?.values ?? {}, write },
  });

  /** Goes on from a saved object. */
  const goOn = (next: Object): void => {
    const isNew = next.version !== base.current?.version;
    // The draft of a new object has another name.
    stored(draftId).write(null);
    stored(next.uuid).write(null);
    base.current = { uuid: next.uuid, version: next.version };
    setRestored(null);
    setSavedAt(new Date());
    form.reset(kind.valuesOf(next));
    kind.onSaved(queryClient, next);
    onSaved(next, isNew);
  };

  const take = (next: Object): void => {
    goOn(next);
    announce(`Сохранено, версия ${next.version}`);
  };

  const compare = async (old: Base): Promise<void> => {
    // Unreadable: the form shows the refusal, and the next save tries again.
    const [now, was] = await Promise.all([kind.read(old.uuid).catch(() => null), kind.readOld(old)]);
    if (!now) return;
    const versions = {
      was: was ? kind.valuesOf(was) : form.initial,
      now: kind.valuesOf(now),
      yours: form.now(),
    };
    const answer = await kind.ask(versions, now, was);
    if (answer === 'copy') return copy(versions.yours);
    if (!answer) return;
    base.current = { uuid: old.uuid, version: now.version };
    form.reset(versions.now);
    form.set(mergedValues(versions, answer.given));
    form.submit();
  };
  const copy = async (values: Values): Promise<void> => {
    const copied = await kind
      .copyOf(values)
      .then(add)
      .catch(() => null);
    if (!copied) {
      toast.show({ tone: 'negative', title: 'Копию сохранить не\u00a0удалось' });
      return;
    }
    write(null);
    toast.show({ tone: 'positive', title: `Сохранено как «${copied.name}»` });
    onCopied(copied);
  };

  return {
    form,
    restored,
    savedAt,
    /** False while the changes are too many for a draft. */
    fitsDraft,
    /** Text of a refusal that names no field; null for none. */
    refusal:
      saving.error instanceof ApiError &&
      meta.inline.includes(saving.error.status) &&
      saving.error.refusedFields.length === 0
        ? saving.error.text
        : null,
    discard(): void {
      setRestored(null);
      form.reset(first);
      if (base.current && opened)
        base.current.version = Math.max(opened.version, saved.current?.version ?? 0);
      write(null);
    },
    /** Submits the form. Resolves to false when nothing was saved. */
    save(): Promise<boolean> {
      if (Object.values(kind.validate(form.now())).some(Boolean)) {
        form.submit();
        return Promise.resolve(false);
      }
      const { promise, resolve } = Promise.withResolvers<boolean>();
      ended.current = resolve;
      form.submit();
      return promise;
    },
    /** The version that a save replaces; null for a new object. */
    version: (): number | null => base.current?.version ?? null,
    goOn,
  };
}
