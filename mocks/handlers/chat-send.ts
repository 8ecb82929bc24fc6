/** Sending a request: it is checked, stored on disk, and then answered. */
import type { paths } from '#api/generated/gateway.d.ts';
import { existing, Failure } from '#mocks/contract/failures.ts';
import { answeringAgent } from '#mocks/domain/agents/answering-agent.ts';
import { type AskedAgent, askedAgent } from '#mocks/domain/chat/asked-agent.ts';
import { toMessage } from '#mocks/domain/chat/messages.ts';
import { modelRequest } from '#mocks/domain/chat/model-request.ts';
import { replay } from '#mocks/domain/chat/replay.ts';
import { isServed } from '#mocks/domain/connections/connection.ts';
import {
  keepUploaded,
  sizeOf,
  toMessageFile,
  type Upload,
  uploadedBefore,
  uploadsOf,
} from '#mocks/domain/files/uploads.ts';
import { checkBotLimit } from '#mocks/domain/guest-bots/bot.ts';
import { findChat, messagesOf } from '#mocks/domain/history/chats.ts';
import { templateOfChat } from '#mocks/domain/lab-templates/run.ts';
import { modelWithinBudgets } from '#mocks/domain/limits/budget-end.ts';
import { checkDayLimit } from '#mocks/domain/limits/limits.ts';
import { checkStorage } from '#mocks/domain/limits/storage-limits.ts';
import { requireAgreements } from '#mocks/domain/people/acceptances.ts';
import { checkSettings } from '#mocks/domain/services/settings.ts';
import { agreesToLook } from '#mocks/domain/statistics/content.ts';
import { encodeEvents, follow, streamHeaders } from '#mocks/domain/streams/event-stream.ts';
import { isOpenTo, rulesOf } from '#mocks/domain/tiles/rules.ts';
import { checkService } from '#mocks/domain/tokens/caller.ts';
import { type Chat, type Exchange, itemsOf, type StoredMessage, type Tile } from '#mocks/store/database.ts';
import type { Dependencies } from './kit/dependencies.ts';
import type { Context } from './kit/on.ts';
import { answeredBefore, type KeyedCall, keepAnswer, keyedCall } from './kit/once.ts';

type Send = Context<paths['/chat/{serviceType}/message']['post']>;

/** Maximum number of files in a message, uploaded before or sent with it. */
const MAX_FILES = 10;

/** Services whose requests take fewer files (services-in-chat.md §2). */
const maxFiles: Readonly<Record<string, number>> = {
  chatGptMulti: 5,
  audio: 1,
  whisper: 1,
  summaryAudio: 1,
  translateFile: 1,
  annotator: 1,
  ocr: 1,
  searchByTable: 1,
};

/** Maximum number of answers that are written for a person at the same time, and when to try again, s. */
const MAX_RUNS = 10;
const RUN_RETRY_AFTER = 10;

const tileFor = (deps: Dependencies, serviceType: string): Tile =>
  existing(itemsOf(deps.database.tiles).find((one) => one.serviceType === serviceType));

/**
 * Text and files by the kind of input (CHAT-19): `file` and `audio` need a file and no text, `searchByFile` needs a text and,
 * in a new chat, a file; all others need a text. An agent may be asked without a file.
 */
function checkInput(
  c: Send,
  { typeInput = 'text', serviceType }: Tile,
  files: readonly unknown[],
  asked: AskedAgent | undefined,
): void {
  const { text } = c.body.request;
  const refuse = (message: string): never => {
    throw new Failure('bad-request', { message });
  };
  const isFileOnly = (typeInput === 'file' || typeInput === 'audio') && (!asked || files.length > 0);
  const isOfFile = isFileOnly || (typeInput === 'searchByFile' && c.body.chat === undefined);
  const needsFile = isOfFile && !asked;
  if (!isFileOnly && text.trim() === '') refuse('Поле не\u00a0должно быть пустым');
  if (needsFile && files.length === 0) refuse('Приложите файл');
  if (files.length > 0 && (typeInput === 'text' || typeInput === 'url'))
    refuse('Сервис не\u00a0принимает файлы');
  const most = maxFiles[serviceType] ?? MAX_FILES;
  if (files.length > most) refuse(`Лимит файлов до ${most}`);
}

/** The checks of a request to a known service, which are answered by 400. */
function checkRequest(c: Send, tile: Tile, files: readonly unknown[], asked: AskedAgent | undefined): void {
  const { tileUuid } = c.body.request;
  const refuse = (message: string): never => {
    throw new Failure('bad-request', { message });
  };
  // Not 403, which would reset the session (ERR-07).
  if (!isOpenTo(c.deps.database, tile, asked?.owner ?? c.user)) refuse('Этот сервис вам\u00a0не открыт');
  const { disabledReason } = rulesOf(c.deps.database, tile.value);
  if (!tile.disabled && c.deps.model.serves?.(tile.serviceType) === false)
    throw new Failure('service-not-connected');
  if (tile.disabled || !isServed(c.deps.database, tile.value))
    refuse(['Сервис пока не\u00a0принимает запросы', disabledReason].filter(Boolean).join('. '));
  const sentFrom = tileUuid?.toLowerCase();
  const tiles = itemsOf(c.deps.database.tiles);
  const belongs = (one: Tile) => one.uuid === sentFrom && one.serviceType === tile.serviceType;
  if (sentFrom !== undefined && !tiles.some(belongs)) throw new Failure('tile-mismatch');
  if (asked && asked.draft.serviceType !== tile.serviceType) refuse('Агент отвечает другим сервисом');
  checkInput(c, tile, files, asked);
}

/** Title of a chat: the first 100 characters of its first request, of one without text the name of its file. */
function titleOf(request: string, [file]: readonly { readonly name: string }[]): string {
  const text = request.trim() === '' ? (file?.name ?? '') : request;
  const characters = [...text.replace(/\s+/gu, ' ').trim()];
  return characters.length > 100 ? `${characters.slice(0, 99).join('')}…` : characters.join('');
}

function modelOf(deps: Dependencies, serviceType: string, asked: string | undefined): string | undefined {
  const models = itemsOf(deps.database.models).filter((model) => model.serviceType === serviceType);
  if (asked !== undefined && !models.some(({ value }) => value === asked)) {
    throw new Failure('bad-request', { message: 'Такой модели у\u00a0сервиса нет' });
  }
  return asked ?? models.find(({ isDefault }) => isDefault)?.value;
}

function chatFor(c: Send, tile: Tile): Chat | undefined {
  if (c.body.chat === undefined) return undefined;
  const chat = findChat(c.deps.database, c.user.email, c.body.chat);
  const isFit = chat?.serviceType === tile.serviceType && chat.purpose === c.body.request.purpose;
  if (!isFit) throw new Failure('not-found');
  return chat;
}

/** Checks the request, stores it with its empty answer, and starts the run. Synchronous, so that it is atomic. */
function begin(c: Send, uploads: readonly Upload[], keyed: KeyedCall | undefined): Exchange {
  const { deps, user, body } = c;
  const { database, runs } = deps;
  requireAgreements(deps, user);
  const tile = tileFor(deps, c.path.serviceType);
  checkService(c.token, tile);
  const old = chatFor(c, tile);
  const { text, parentId, idFiles = [], settings, purpose } = body.request;
  const asked = askedAgent(database, user, body.request, old, deps.now());
  const ofTemplate = templateOfChat(database, user, body.request, old);
  const files = [...uploadedBefore(database, user.email, idFiles), ...uploads.map(toMessageFile)];
  const before = old ? messagesOf(database, old.uuid) : [];
  if (typeof parentId === 'string' && !before.some(({ id }) => id === parentId.toLowerCase()))
    throw new Failure('not-found');
  if (asked?.isArchived) throw new Failure('agent-archived');
  checkRequest(c, tile, files, asked);
  const wanted = modelOf(deps, tile.serviceType, body.request.model ?? asked?.draft.model ?? undefined);
  checkSettings(tile.serviceType, { ...asked?.draft.settings, ...settings });
  const running = old && runs.get(old.uuid);
  if (running && !running.ended) throw new Failure('chat-locked');
  checkDayLimit(database, user, tile, deps.now());
  const asking = { serviceType: tile.serviceType, model: wanted };
  const model = modelWithinBudgets(database, user, asking, deps.now());
  if (uploads.length > 0 || deps.model.makesFiles?.(tile.serviceType))
    checkStorage(database, user, sizeOf(uploads));
  if (asked?.bot) checkBotLimit(database, asked.bot, deps.now());
  if (runs.running(user.email).length >= MAX_RUNS)
    throw new Failure('too-many-runs', { retryAfter: RUN_RETRY_AFTER });

  // Messages keep their order even if the clock goes back.
  const moment = Math.max(deps.now().getTime(), Date.parse(before.at(-1)?.date ?? '') + 1 || 0);
  const date = new Date(moment).toISOString();
  const chat: Chat = old
    ? { ...old, date }
    : {
        uuid: crypto.randomUUID(),
        content: titleOf(text, files),
        date,
        serviceType: tile.serviceType,
        value: tile.value,
        owner: user.email,
        hidden: false,
        ...(asked?.uuid !== undefined && { agentId: asked.uuid }),
        ...ofTemplate,
        ...(purpose && { purpose }),
      };
  const common = {
    chatUuid: chat.uuid,
    owner: user.email,
    hidden: false,
    idFile: null,
    ...(settings && { settings }),
  } as const;
  const request: StoredMessage = {
    ...common,
    id: crypto.randomUUID(),
    role: 'user',
    content: text,
    date,
    status: 'complete',
    files,
    parentId: parentId === undefined ? (before.at(-1)?.id ?? null) : (parentId?.toLowerCase() ?? null),
    ...(c.token && { source: 'token' }),
    ...(agreesToLook(database, user) && { isLookAgreed: true }),
  };
  const answer: StoredMessage = {
    ...common,
    id: crypto.randomUUID(),
    role: 'assistant',
    content: '',
    date: new Date(moment + 1).toISOString(),
    status: 'streaming',
    files: [],
    parentId: request.id,
    ...(model !== undefined && { model }),
    ...(wanted !== undefined && wanted !== model && { insteadOf: wanted }),
    ...asked?.answer,
  };
  const exchange: Exchange = { chatUuid: chat.uuid, requestId: request.id, answerId: answer.id };
  database.store.write((transaction) => {
    transaction.put(database.chats, chat);
    transaction.put(database.messages, request);
    transaction.put(database.messages, answer);
    if (keyed) keepAnswer(deps, transaction, keyed, { status: 200, body: JSON.stringify(exchange) });
    keepUploaded(database, transaction, files);
    for (const { kept, facts, idFile, name } of uploads) {
      transaction.put(database.files, { idFile, name, facts, owner: user.email });
      transaction.blob(idFile, kept);
    }
  });
  const agent = answeringAgent(database, answer, chat);
  runs.start({
    answer,
    agent,
    requestId: request.id,
    model: deps.model,
    path: new URL(c.request.url).pathname,
    request: modelRequest(database, { answer, chat, agent }),
  });
  return exchange;
}

/**
 * The whole exchange, once the answer has ended. A failure is part of it (`error` of the answer) and not the status of
 * the response: the exchange is stored.
 */
async function whole(c: Send, exchange: Exchange): Promise<Response> {
  const { database, runs } = c.deps;
  const run = runs.get(exchange.chatUuid);
  // The session of the caller has ended, or the process is about to.
  if (run?.answer.id === exchange.answerId && !(await run.settled()))
    return c.fail(run.closed ? 'unavailable' : 'unauthorized');
  const request = database.messages.get(exchange.requestId);
  const answer = database.messages.get(exchange.answerId);
  if (!request || !answer) return c.fail('internal-error');
  const chatUuid = exchange.chatUuid;
  return c.reply(200, { chatUuid, request: toMessage(request, runs), answer: toMessage(answer, runs) });
}

/** The exchange that the first send with this key began. Throws `idempotency-mismatch` if it was another request. */
function sentBefore(deps: Dependencies, keyed: KeyedCall | undefined): Exchange | undefined {
  const kept = answeredBefore(deps, keyed);
  return kept && (JSON.parse(kept.body) as Exchange); // written by `begin`
}

/** Handler of `chatMessageSend`. */
export async function send(c: Send): Promise<Response> {
  const { deps } = c;
  const { database, runs, heartbeat } = deps;
  const keyed = keyedCall(c);
  const { files, file } = c.body;
  const uploads = sentBefore(deps, keyed) ? [] : await uploadsOf(file ? [...files, file] : files);
  const exchange = sentBefore(deps, keyed) ?? begin(c, uploads, keyed);
  if (!c.request.headers.get('accept')?.toLowerCase().includes('text/event-stream'))
    return whole(c, exchange);
  const run = runs.get(exchange.chatUuid);
  if (run?.answer.id === exchange.answerId) {
    return c.raw(200, 'text/event-stream', follow(run, 0, heartbeat), streamHeaders);
  }
  const stored = database.messages.get(exchange.answerId);
  if (!stored) return c.fail('internal-error');
  return c.raw(200, 'text/event-stream', encodeEvents(replay(exchange, stored)), streamHeaders);
}
