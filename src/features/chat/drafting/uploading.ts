import { ApiError } from '#api/error.ts';
import { type UploadedFile, uploadFile } from '#api/upload.ts';
import { createStore, type Store } from '#lib/store.ts';
import { shownFileName } from '#lib/upload-rules.ts';
import { announce } from '#platform/announcer.ts';
import { reportError } from '#platform/errors/report.ts';
import { problemOfError } from '../model/ending.ts';
import type { Attachment } from '../model/new-request.ts';
import type { Draft } from './draft.ts';
import { expired, isUploadedFirst, sources } from './uploaded-files.ts';

export type UploadState =
  | { phase: 'none' }
  /** `percent`: 0–100, never falls. */
  | { phase: 'running'; percent: number }
  | { phase: 'failed'; reason: string; canRetry: boolean }
  | { phase: 'ready'; uploaded: UploadedFile };

/** The upload of one file. It belongs to the file and not to a screen, which may be left meanwhile. */
interface Upload {
  readonly file: File;
  readonly state: Store<UploadState>;
  serviceType: string;
  /** Drafts that get the gateway's file. */
  readonly drafts: Set<Draft>;
  /** The same for a repeated upload, so that the gateway stores the file once (PRE-05). */
  key: string;
  abort: AbortController;
  /** Resolves when the upload has ended in any way. */
  ended: Promise<void>;
}

const uploads = new WeakMap<File, Upload>();

/** Statuses that the chip of the file shows; the error policy shows the others. */
const inline = [400, 404, 408, 409, 413, 415, 422, 429] as const;
/** Statuses of refused files, which another attempt does not change. */
const final: readonly number[] = [413, 415, 422];

function uploadFor(file: File): Upload {
  const known = uploads.get(file);
  if (known) return known;
  const upload: Upload = {
    file,
    state: createStore<UploadState>({ phase: 'none' }),
    serviceType: '',
    drafts: new Set(),
    key: crypto.randomUUID(),
    abort: new AbortController(),
    ended: Promise.resolve(),
  };
  uploads.set(file, upload);
  return upload;
}

/** The state of a file's upload. */
export const uploadOf = (file: File): Store<UploadState> => uploadFor(file).state;

/** The gateway's file, if it has it still. */
function uploadedOf({ state }: Upload): UploadedFile | null {
  const now = state.get();
  return now.phase === 'ready' && !expired.has(now.uploaded) ? now.uploaded : null;
}

/** Replaces a file by the uploaded one in the drafts that wait for it. */
function deliver(upload: Upload): void {
  const uploaded = uploadedOf(upload);
  if (!uploaded) return;
  for (const draft of [...upload.drafts]) draft.replaceFile(upload.file, uploaded);
  upload.drafts.clear();
}

/** What the chip says of a failure. */
function reasonOf(error: unknown, name: string): string {
  const verdict = reportError(error, { inline });
  if (!(error instanceof ApiError) || verdict.action !== 'inline') return 'Файл не\u00a0загружен';
  if (error.status === 413) return 'Файл слишком большой';
  return problemOfError({ code: error.code ?? '', message: verdict.text }, shownFileName(name)).text;
}

function failureOf(error: unknown, name: string): UploadState {
  const isFinal = error instanceof ApiError && final.includes(error.status);
  return { phase: 'failed', reason: reasonOf(error, name), canRetry: !isFinal };
}

async function run(upload: Upload, { signal }: AbortController): Promise<void> {
  const { file, state, serviceType, key } = upload;
  const onPercent = (percent: number): void => {
    if (!signal.aborted) state.set({ phase: 'running', percent });
  };
  try {
    const answer = await uploadFile({ file, serviceType, idempotencyKey: key }, { signal, onPercent });
    if (signal.aborted) return;
    const uploaded = { ...answer, name: file.name };
    sources.set(uploaded, file);
    state.set({ phase: 'ready', uploaded });
    announce(`Загружен файл ${shownFileName(file.name)}`);
    deliver(upload);
  } catch (error) {
    if (signal.aborted) return;
    // The key may belong to another upload.
    if (error instanceof ApiError && error.status === 409) upload.key = crypto.randomUUID();
    state.set(failureOf(error, file.name));
  }
}

function begin(upload: Upload): void {
  // The gateway has deleted the file that it got with this key.
  if (upload.state.get().phase === 'ready') upload.key = crypto.randomUUID();
  upload.abort = new AbortController();
  upload.state.set({ phase: 'running', percent: 0 });
  upload.ended = run(upload, upload.abort);
}

/** Uploads the files of a draft that need it, and replaces those that are uploaded (services-in-chat.md §2). */
export function uploadFiles(draft: Draft, serviceType: string): void {
  const begun: string[] = [];
  for (const file of draft.state.get().files.filter(isUploadedFirst)) {
    const upload = uploadFor(file);
    upload.drafts.add(draft);
    const { phase } = upload.state.get();
    if (phase === 'none' || (phase === 'ready' && !uploadedOf(upload))) {
      upload.serviceType = serviceType;
      begin(upload);
      begun.push(shownFileName(file.name));
    } else deliver(upload);
  }
  if (begun.length > 0) announce(`Загружается: ${begun.join(', ')}`);
}

/** Uploads a file again whose upload has failed. */
export function retryUpload(file: File): void {
  const upload = uploadFor(file);
  if (upload.state.get().phase !== 'failed') return;
  begin(upload);
  // The drafts are looked at again: what the last press of «Отправить» said of the failure is over.
  for (const draft of upload.drafts) draft.replaceFile(file, file);
  announce(`Загружается: ${shownFileName(file.name)}`);
}

/** Ends the uploads of files. They can be attached and uploaded again. */
export function cancel(files: readonly File[]): void {
  for (const file of files) {
    const upload = uploads.get(file);
    if (upload?.state.get().phase === 'ready') continue;
    uploads.delete(file);
    upload?.abort.abort();
    upload?.state.set({ phase: 'none' });
  }
}

/** Resolves at the next change of a store. */
function changed(store: Store<boolean>): { promise: Promise<void>; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, end: store.subscribe(() => resolve()) };
}

/**
 * Waits until the files of a draft are uploaded; the draft says meanwhile that it waits (`isWaiting`).
 *
 * @returns `uploaded`; `failed` when one has failed; `cancelled` when the person does not want to wait any more
 */
export async function untilUploaded(
  draft: Draft,
  serviceType: string,
): Promise<'uploaded' | 'failed' | 'cancelled'> {
  uploadFiles(draft, serviceType);
  draft.isWaiting.set(true);
  const stopped = changed(draft.isWaiting);
  try {
    for (;;) {
      if (!draft.isWaiting.get()) return 'cancelled';
      const left = draft.state.get().files.filter(isUploadedFirst);
      if (left.length === 0) return 'uploaded';
      const phases = left.map((file) => uploadOf(file).get().phase);
      if (phases.includes('failed')) return 'failed';
      if (phases.includes('none')) return 'cancelled';
      await Promise.race([stopped.promise, ...left.map((file) => uploadFor(file).ended)]);
    }
  } finally {
    stopped.end();
    draft.isWaiting.set(false);
  }
}

/**
 * The files of a request that is about to be sent, without a draft: those that have to be uploaded first are, again if an
 * upload has failed.
 *
 * @returns null when an upload fails
 */
export async function uploadedFiles(
  files: readonly Attachment[],
  serviceType: string,
): Promise<Attachment[] | null> {
  const ready = await Promise.all(
    files.map(async (file): Promise<Attachment | null> => {
      if (!isUploadedFirst(file)) return file;
      const upload = uploadFor(file);
      upload.serviceType ||= serviceType;
      if (upload.state.get().phase !== 'running' && !uploadedOf(upload)) begin(upload);
      await upload.ended;
      return uploadedOf(upload);
    }),
  );
  return ready.every((file) => file !== null) ? ready : null;
}
