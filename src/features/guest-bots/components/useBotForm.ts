import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import {
  getGuestBotListQueryKey,
  guestBotAdd,
  guestBotChange,
  guestBotList,
} from '#api/generated/hooks/guest-bot/guest-bot.ts';
import type { GuestBot } from '#api/generated/model/guestBot.ts';
import type { GuestBotPage } from '#api/generated/model/guestBotPage.ts';
import { type Form, isChanged, isSame, mergedValues, refusedFieldErrors, useForm } from '#forms/index.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { conflictFields } from '#objects/index.ts';
import { announce } from '#platform/announcer.ts';
import { openDialog } from '#platform/dialogs.ts';
import { useSession } from '#platform/session/useSession.ts';
import { toast } from '#ui/index.ts';
import { botDraft } from '../model/bot-draft.ts';
import { type BotValues, botErrors, fieldsOf, valuesOf } from '../model/bot-values.ts';
import { fieldNames } from '../model/conflict.ts';
import { BotConflict } from './BotConflict.tsx';

/** Shown when the newer version cannot be read for the comparison. */
const unreadable = 'Кто-то сохранил новую версию, но\u00a0прочитать её не\u00a0удалось. Сохраните ещё раз';

/** Statuses that the form shows itself. */
const meta = { inline: [404, 409, 422] };
/** One page has all chat-bots of an agent. */
export const listSize = 100;

const isVersionConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.code === 'version-conflict';

/** Text of a refusal that names no field. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.refusedFields.length > 0 || isVersionConflict(error)) return null;
  if (error.status === 404) return 'Чат\u2011бот удалён, или доступ к\u00a0агенту закрыт';
  return meta.inline.includes(error.status) ? error.text || 'Не\u00a0удалось сохранить' : null;
}

/**
 * The form of a chat-bot with its draft. A save over a newer version opens the comparison and loses neither text
 * (LAB-08, LAB-09).
 *
 * @param bot the chat-bot as it was read; null for a new one
 * @param onMade called with a new chat-bot after its first save
 */
export function useBotForm(agentId: string, bot: GuestBot | null, onMade: (uuid: string) => void) {
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [keys] = useState(() => new IdempotencyKeys());
  const draftOf = (one: GuestBot | null) => botDraft(profile?.id ?? 0, one?.uuid ?? `new:${agentId}`);
  const [restored, setRestored] = useState(() => {
    const { values, version = 0, date = '' } = draftOf(bot).read();
    return values && !isSame(values, valuesOf(bot)) ? { values, version, date } : null;
  });
  /** The saved object and the version that the next save replaces. A ref, because a conflict is resolved and saved before the next render. */
  const base = useRef({ bot, version: restored?.version ?? bot?.version ?? 0 });
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const saved = useRef<GuestBot | null>(null);
  const queryKey = getGuestBotListQueryKey({ agentId, size: listSize });

  const saving = useMutation({
    mutationFn(values: BotValues) {
      const { bot: before, version } = base.current;
      const fields = fieldsOf(values);
      if (before) return guestBotChange({ ...fields, uuid: before.uuid, version });
      const draft = { ...fields, agentId };
      return keys.send(JSON.stringify(draft), (headers) => guestBotAdd(draft, { headers }));
    },
    meta,
  });

  const rebase = (next: GuestBot): void => {
    base.current = { bot: next, version: next.version };
  };
  const accept = (next: GuestBot, typedSince: Partial<BotValues>): void => {
    const isNew = base.current.bot === null;
    queryClient.setQueryData<GuestBotPage>(
      queryKey,
      (page) =>
        page && {
          ...page,
          content: isNew
            ? [next, ...page.content]
            : page.content.map((one) => (one.uuid === next.uuid ? next : one)),
        },
    );
    void queryClient.invalidateQueries({ queryKey });
    setRestored(null);
    setSavedAt(new Date());
    announce(`Сохранено, версия\u00a0${next.version}`);
    form.reset(valuesOf(next));
    rebase(next);
    form.set(typedSince);
    if (!isNew) return;
    onMade(next.uuid);
    void navigate({
      to: '/lab/agent-bots',
      search: { agent: agentId, bot: next.uuid },
      replace: true,
      ignoreBlocker: true,
    });
  };

  const form: Form<BotValues> = useForm<BotValues>({
    initial: valuesOf(bot),
    validate: botErrors,
    async send(values) {
      saved.current = await saving.mutateAsync(values).catch((error: unknown) => {
        if (isVersionConflict(error)) void resolve(values);
        throw error;
      });
    },
    onSent(_sent, typedSince) {
      if (saved.current) accept(saved.current, typedSince);
    },
    refusal: (error) =>
      refusedFieldErrors<BotValues>(
        error instanceof ApiError
          ? error.refusedFields.map((one) => ({
              ...one,
              field: one.field.replace(/^domains\b.*/u, 'domains'),
            }))
          : [],
      ),
    draft: {
      read: () => restored?.values ?? {},
      write(values) {
        const isKept = values !== null && !isSame(values, valuesOf(base.current.bot));
        const { version } = base.current;
        draftOf(base.current.bot).write(isKept ? { values, version, date: new Date().toISOString() } : null);
      },
    },
  });

  const resolve = async (yours: BotValues): Promise<void> => {
    const { bot: before } = base.current;
    if (!before) return;
    const page = await guestBotList({ agentId, size: listSize }).catch(() => null);
    const now = page?.content.find(({ uuid }) => uuid === before.uuid);
    if (!now) {
      toast.show({ tone: 'negative', title: unreadable });
      return;
    }
    const versions = { was: valuesOf(before), now: valuesOf(now), yours };
    const { toChoose } = conflictFields(fieldNames, versions);
    const answer =
      toChoose.length > 0
        ? await openDialog(BotConflict, { versions }, { isOfScreen: true })
        : { given: new Set<string>() };
    if (!answer || answer === 'copy') return;
    saving.reset();
    rebase(now);
    form.reset(versions.now);
    form.set(mergedValues(versions, answer.given));
    form.submit();
  };

  return {
    form,
    /** When the values were saved last; null before. */
    savedAt,
    isChanged: isChanged(form),
    /** Why the last save was refused, if not because of a field. */
    refusal: refusalOf(saving.error),
    /** When the draft that was restored was kept, ISO 8601; null without one. */
    restored: restored?.date ?? null,
    /** Goes back to what is saved. */
    discard(): void {
      const { bot: before } = base.current;
      draftOf(base.current.bot).write(null);
      setRestored(null);
      base.current.version = before?.version ?? 0;
      form.reset(valuesOf(before));
    },
    /** Forgets the draft; the form stays. */
    forget: (): void => draftOf(base.current.bot).write(null),
  };
}

export type BotForm = ReturnType<typeof useBotForm>;
