import type { ChatModel } from '#api/generated/model/chatModel.ts';
import { MessageRole } from '#api/generated/model/messageRole.ts';
import { MessageStatus } from '#api/generated/model/messageStatus.ts';
import type { Message } from '../conversation/chat-state.ts';

type MessageFile = Message['files'][number];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isOneOf = <T extends string>(values: Record<string, T>, value: unknown): value is T =>
  Object.values<unknown>(values).includes(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readFile(item: unknown): MessageFile | null {
  if (!isRecord(item) || !isText(item['name'])) return null;
  const { idFile, name, size } = item;
  return { idFile: textOf(idFile), name, size: typeof size === 'number' ? size : 0 };
}

/** What is readable of a list: whatever `read` makes null is dropped, as is a list that is none. */
const readList = <T>(list: unknown, read: (item: unknown) => T | null): T[] =>
  (Array.isArray(list) ? list : []).map(read).filter((item) => item !== null);

function readError(error: unknown, date: string): Message['error'] {
  if (!isRecord(error)) return undefined;
  const { timestamp, status, error: name, message, path } = error;
  return {
    timestamp: isText(timestamp) ? timestamp : date,
    status: typeof status === 'number' ? status : 500,
    error: textOf(name),
    message: textOf(message),
    path: textOf(path),
  };
}

function readMessage(item: unknown): Message | null {
  if (!isRecord(item) || !isText(item['id']) || !isOneOf(MessageRole, item['role'])) return null;
  const { id, role, content, reasoning, date, status, idFile, files, model, lastEventId, rating } = item;
  const moment = textOf(date);
  const error = readError(item['error'], moment);
  return {
    id,
    role,
    content: textOf(content),
    date: moment,
    status: isOneOf(MessageStatus, status) ? status : 'complete',
    idFile: isText(idFile) ? idFile : null,
    files: readList(files, readFile),
    ...(isText(reasoning) && { reasoning }),
    ...(isText(model) && { model }),
    ...(isText(lastEventId) && { lastEventId }),
    ...((rating === 'good' || rating === 'bad') && { rating }),
    ...(error && { error }),
  };
}

function readModel(item: unknown): ChatModel | null {
  if (!isRecord(item) || !isText(item['value']) || !isText(item['serviceType'])) return null;
  const { value, title, serviceType, isDefault } = item;
  return { value, title: isText(title) ? title : value, serviceType, isDefault: isDefault === true };
}

/**
 * Messages out of whatever stands in a page of the history: one without an id or a role is dropped, a file without a
 * name as well; the other fields fall back (PRE-13).
 */
export const readMessages = (content: unknown): Message[] => readList(content, readMessage);

/** Models out of whatever the server sent: one without a name or a service is dropped (PRE-13). */
export const readModels = (answer: unknown): ChatModel[] => readList(answer, readModel);
