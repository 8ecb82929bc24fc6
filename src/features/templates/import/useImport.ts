import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { useChatModelList } from '#api/generated/hooks/data/data.ts';
import { getTemplateListQueryKey, templateAdd } from '#api/generated/hooks/template/template.ts';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import type { TemplateDraft } from '#api/generated/model/templateDraft.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { useCall } from '#platform/useCall.ts';
import { type OpenService, type OwnTemplate, planImport } from '../model/import-plan.ts';
import { ownTemplates } from '../model/own-templates.ts';
import { type FileContent, faultText, maxFileSize, readTemplateFile } from '../model/template-file.ts';

/** Refusals of one template, after which the next one is tried. */
const meta = { inline: [400, 404, 409, 413, 415, 422, 500] };

interface Saved extends OwnTemplate {
  /** The template as its file had it. */
  draft: TemplateDraft;
}

/** Why the gateway refused a template; null for a failure that is not about the template. */
function reasonOf(error: unknown): string | null {
  const text = inlineText(error, meta);
  const fields = error instanceof ApiError ? error.refusedFields : [];
  if (text === null || fields.length === 0) return text;
  return fields.map(({ field, message }) => faultText(field, message)).join('. ');
}

async function read(file: File): Promise<FileContent> {
  if (file.size > maxFileSize) return { fault: 'Файл больше 256\u00a0КБ' };
  return file.text().then(readTemplateFile, () => ({ fault: 'Файл не\u00a0читается' }));
}

/** The services that are open to the person, with their models; undefined while unknown. */
function useOpenServices(): OpenService[] | undefined {
  const { data: tiles } = useTileList();
  const { data: models } = useChatModelList();
  if (!tiles || !models) return undefined;
  return tiles.map(({ serviceType }) => ({
    serviceType,
    models: models.filter((one) => one.serviceType === serviceType).map(({ value }) => value),
  }));
}

interface Saving {
  send: (draft: TemplateDraft) => Promise<OwnTemplate>;
  /** Whether the next one is to be saved. */
  isWanted: () => boolean;
  onStep: (count: number, of: number) => void;
  onSaved: (saved: Saved) => void;
}

/**
 * Saves templates in their order. A refused one stops no other; a failure that is not about a template ends it.
 *
 * @returns why templates were refused, by the template as its file had it
 */
async function saveEach(
  templates: readonly { draft: TemplateDraft; save: TemplateDraft }[],
  { send, isWanted, onStep, onSaved }: Saving,
): Promise<ReadonlyMap<TemplateDraft, string>> {
  const reasons = new Map<TemplateDraft, string>();
  for (const [index, { draft, save }] of templates.entries()) {
    if (!isWanted()) break;
    onStep(index, templates.length);
    try {
      const { name, command } = await send(save);
      onSaved({ draft, name, command });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) break;
      reasons.set(draft, reason);
    }
  }
  return reasons;
}

/** The state of an import: file, plan, and the templates that are saved one by one (LAB-26). */
export function useImport() {
  const queryClient = useQueryClient();
  const services = useOpenServices();
  const own = useQuery({ queryKey: ['own templates'], queryFn: ownTemplates, staleTime: 0 });
  const [keys] = useState(() => new IdempotencyKeys());
  const [file, setFile] = useState<File | null>(null);
  const [content, setContent] = useState<FileContent | null>(null);
  const [saved, setSaved] = useState<readonly Saved[]>([]);
  const [refused, setRefused] = useState<ReadonlyMap<TemplateDraft, string>>(new Map());
  const [progress, setProgress] = useState<{ count: number; of: number } | null>(null);
  const isOpen = useRef(true);
  const newest = useRef<File | null>(null);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const { send } = useCall(
    (draft: TemplateDraft) => keys.send(JSON.stringify(draft), (headers) => templateAdd(draft, { headers })),
    meta,
  );

  const entries = content && 'entries' in content ? content.entries : [];
  const plan = planImport(entries, {
    own: [...(own.data ?? []), ...saved],
    services,
    done: saved.map(({ draft }) => draft),
  });
  const choose = async (next: File | null): Promise<void> => {
    newest.current = next;
    setFile(next);
    setContent(null);
    setRefused(new Map());
    const known = next && (await read(next));
    // A file that was chosen later counts.
    if (newest.current === next) setContent(known);
  };
  /** Closing the dialog stops it after the running call. */
  const run = async (): Promise<void> => {
    setRefused(new Map());
    const reasons = await saveEach(
      plan.flatMap(({ draft, save }) => (save ? [{ draft, save }] : [])),
      {
        send,
        isWanted: () => isOpen.current,
        onStep: (count, of) => setProgress({ count, of }),
        onSaved: (one) => setSaved((before) => [...before, one]),
      },
    );
    setRefused(reasons);
    setProgress(null);
    await queryClient.invalidateQueries({ queryKey: getTemplateListQueryKey() });
  };
  return {
    file,
    choose,
    run,
    progress,
    fault: content && 'fault' in content ? content.fault : undefined,
    /** Null while the file or one's own templates are being read. */
    entries:
      content && 'entries' in content && !own.isPending
        ? plan.map((entry) => ({
            ...entry,
            savedAs: saved.find(({ draft }) => draft === entry.draft)?.name,
            reason: refused.get(entry.draft),
          }))
        : null,
    /** Templates that can be saved now. */
    ready: plan.filter(({ save }) => save !== null).length,
    /** Templates that were saved since the dialog was opened. */
    savedCount: saved.length,
  };
}

/** A template of the file with its plan and with what became of it. */
export type ImportedEntry = NonNullable<ReturnType<typeof useImport>['entries']>[number];
