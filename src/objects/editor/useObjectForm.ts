import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import {
  type FieldErrors,
  isChanged,
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
import { conflictFields } from './conflict-fields.ts';
import type { objectDraft } from './object-draft.ts';

/** Refusals that the form shows itself (lab.md §1). */
const meta = { inline: [404, 409, 422] };
/** Shown when the newer version cannot be read for the comparison. */
const unreadable = 'Кто-то сохранил новую версию, но\u00a0прочитать её не\u00a0удалось. Сохраните ещё раз';

const isVersionConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'version-conflict';

/** Text of a refusal that names no field; null for none. A newer version is compared instead. */
function refusalOf(error: unknown, missing?: string): string | null {
  if (!(error instanceof ApiError) || !meta.inline.includes(error.status)) return null;
  if (error.refusedFields.length > 0 || isVersionConflict(error)) return null;
  return (error.status === 404 && missing) || error.text || 'Не\u00a0удалось сохранить';
}

/** The state of a saved object that a change replaces. */
interface Base {
  uuid: string;
  version: number;
}

/** A saved object of the lab; the title, if it has one, is what people call it. */
type Saved = Base & { name: string; title?: string };

type Headers = { 'Idempotency-Key': string };

/** A kind of object with a form: its operations and its rules. */
export interface ObjectFormKind<Item extends Saved, Values extends object> {
  draftOf: (userId: number, id: string) => ReturnType<typeof objectDraft<Values>>;
  valuesOf: (saved: Item) => Values;
  validate: (values: Values) => FieldErrors<Values>;
  add: (values: Values, headers: Headers) => Promise<Item>;
  /** @param saved the object as the form has read it */
  change: (base: Base, values: Values, saved: Item) => Promise<Item>;
  /** The object as it is now; undefined when it is gone. */
  read: (uuid: string) => Promise<Item | undefined>;
  /** An old version; null where it is not kept. Absent where no old versions are kept. */
  readOld?: (base: Base) => Promise<Item | null>;
  /** Name of the form's field for a field of the contract. */
  formFieldOf: (field: string) => string;
  /** The values under a name that is free. Absent for objects without copies. */
  copyOf?: (values: Values) => Promise<Values>;
  /** Asks what to do about a newer version. @returns undefined to go on editing */
  ask: (versions: Versions<Values>, now: Item, was: Item | null) => Promise<ConflictAnswer | undefined>;
  /** Tells the caches about a saved object. */
  onSaved: (queryClient: ReturnType<typeof useQueryClient>, saved: Item) => void;
  /** Text for an object that is gone. @default the gateway's */
  missing?: string;
}

export interface ObjectFormOptions<Item, Values> {
  /** The object as it is saved; null for a new one. */
  saved: Item | null;
  /** The first values of a new one. */
  initial: Values;
  /** Name of the draft of a new one. */
  draftId: string;
  /** Called with the object after each save. @param isNew whether the save made a version @param isFirst whether it made the object */
  onSaved: (saved: Item, isNew: boolean, isFirst: boolean) => void;
  /** Called when the form was saved as another object. */
  onCopied: (saved: Item) => void;
}

/**
 * The state of a form of the lab: values, draft, saving, and the comparison with a newer version, in which no text is
 * lost (LAB-08, LAB-09, lab.md §4).
 */
export function useObjectForm<Item extends Saved, Values extends object>(
  kind: ObjectFormKind<Item, Values>,
  options: ObjectFormOptions<Item, Values>,
) {
  const { saved: opened, initial, draftId, onSaved, onCopied } = options;
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  const first = opened ? kind.valuesOf(opened) : initial;
  const stored = (id: string) => kind.draftOf(profile?.id ?? 0, id);
  const [restored, setRestored] = useState(() => {
    const draft = stored(opened?.uuid ?? draftId).read();
    return draft && !isSame(draft.values, first) ? draft : null;
  });
  /** What a save replaces. The state is for rendering; the ref, because the choices in a conflict are saved before that. */
  const [current, setCurrent] = useState(opened);
  const base = useRef({ object: opened, version: restored?.version ?? opened?.version ?? null });
  const result = useRef<Item | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [fitsDraft, setFitsDraft] = useState(true);
  const ended = useRef<((isSaved: boolean) => void) | null>(null);

  const rebase = (object: Item | null): void => {
    base.current = { object, version: object?.version ?? null };
    setCurrent(object);
  };
  const write = (values: Values | null): void => {
    const { object, version } = base.current;
    const isKept = values !== null && !isSame(values, form.initial);
    const draft = isKept ? { values, version, date: new Date().toISOString() } : null;
    setFitsDraft(stored(object?.uuid ?? draftId).write(draft));
  };
  const add = (values: Values): Promise<Item> =>
    keys.send(JSON.stringify(values), (headers) => kind.add(values, headers));
  const saving = useMutation({
    mutationFn(values: Values) {
      const { object, version } = base.current;
      if (!object) return add(values);
      return kind.change({ uuid: object.uuid, version: version ?? object.version }, values, object);
    },
    meta,
    // The values can have secrets (LAB-15).
    gcTime: 0,
  });
  const form = useForm<Values>({
    initial: first,
    validate: kind.validate,
    async send(values) {
      try {
        result.current = await saving.mutateAsync(values);
      } catch (error) {
        ended.current?.(false);
        if (isVersionConflict(error)) void compare();
        throw error;
      }
    },
    async onSent(_sent, typedSince) {
      if (!result.current) return;
      const { version } = result.current;
      goOn(result.current);
      announce(`Сохранено, версия ${version}`);
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
  const goOn = (next: Item): void => {
    const { object, version } = base.current;
    saving.reset();
    // The draft of a new object has another name.
    stored(object?.uuid ?? draftId).write(null);
    rebase(next);
    setRestored(null);
    setSavedAt(new Date());
    form.reset(kind.valuesOf(next));
    kind.onSaved(queryClient, next);
    onSaved(next, next.version !== version, object === null);
  };

  const compare = async (): Promise<void> => {
    const { object, version } = base.current;
    if (!object) return;
    const old = { uuid: object.uuid, version: version ?? object.version };
    const [now, was] = await Promise.all([
      kind.read(old.uuid).catch(() => undefined),
      kind.readOld?.(old) ?? null,
    ]);
    if (!now) {
      toast.show({ tone: 'negative', title: unreadable });
      return;
    }
    const versions = {
      was: was ? kind.valuesOf(was) : form.initial,
      now: kind.valuesOf(now),
      yours: form.now(),
    };
    // The names of the fields of the form.
    const names = Object.keys(versions.now) as (keyof Values & string)[];
    const hasChoice = conflictFields(names, versions).toChoose.length > 0;
    const answer = hasChoice ? await kind.ask(versions, now, was) : { given: new Set<string>() };
    if (answer === 'copy') return copy(versions.yours);
    if (!answer) return;
    rebase(now);
    form.reset(versions.now);
    form.set(mergedValues(versions, answer.given));
    form.submit();
  };
  const copy = async (values: Values): Promise<void> => {
    const copied = await kind
      .copyOf?.(values)
      .then(add)
      .catch(() => null);
    if (!copied) {
      toast.show({ tone: 'negative', title: 'Копию сохранить не\u00a0удалось' });
      return;
    }
    const now = form.now();
    write(null);
    // What was typed meanwhile goes to the form of the copy.
    if (!isSame(now, values)) {
      const typed = mergedValues({ was: values, now: kind.valuesOf(copied), yours: now }, new Set());
      stored(copied.uuid).write({ values: typed, version: copied.version, date: new Date().toISOString() });
    }
    kind.onSaved(queryClient, copied);
    toast.show({ tone: 'positive', title: `Сохранено как «${copied.title ?? copied.name}»` });
    onCopied(copied);
  };

  return {
    form,
    /** The object that a save replaces; null for a new one. */
    base: current,
    restored,
    savedAt,
    isChanged: isChanged(form),
    /** False while the changes are too many for a draft. */
    fitsDraft,
    refusal: refusalOf(saving.error, kind.missing),
    /** Goes back to what is saved. */
    discard(): void {
      const { object } = base.current;
      setRestored(null);
      rebase(object);
      form.reset(object ? kind.valuesOf(object) : initial);
      write(null);
    },
    /** Forgets the draft; the form stays. */
    forget: (): void => write(null),
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
    version: (): number | null => base.current.version,
    goOn,
  };
}
