import type { HistoryChat } from '#api/generated/model/historyChat.ts';
import { serviceOf } from '#features/services/index.ts';
import { titledFileName } from '#lib/file-name.ts';
import { plainLine } from '#lib/plain-line.ts';
import { saveBlob } from '#lib/save-blob.ts';
import { chatName } from '#platform/chat-title.ts';
import { reportError } from '#platform/errors/report.ts';
import { toast } from '#ui/index.ts';
import { loadFormulas } from '../document/runs.ts';
import type { Message } from '../model/chat.ts';
import { type ChatDocument, chatDocument, nodesIn, picturesIn } from './chat-document.ts';
import type { ExportFormat } from './formats.ts';
import { loadMessages } from './load-messages.ts';

/** Which fonts a PDF of the chat needs beside those of Latin, Cyrillic and Hebrew letters. */
function fontNeeds(chat: ChatDocument): { arabic: boolean; math: boolean } {
  const texts = JSON.stringify(chat);
  return {
    arabic: /\p{Script=Arabic}/u.test(texts),
    math: /"type":"(?:inlineMath|math)"|[←-⯿𝐀-𝟿]/u.test(texts),
  };
}

/** Writers and their libraries are loaded when the format is first used. */
async function fileOf(chat: ChatDocument, format: ExportFormat, signal: AbortSignal): Promise<Blob> {
  if (format === 'md') {
    const { chatToMarkdown } = await import('./to-markdown.ts');
    return new Blob([chatToMarkdown(chat)], { type: 'text/markdown;charset=utf-8' });
  }
  const [{ loadPictures }, { loadDiagrams }] = await Promise.all([
    import('../document/pictures.ts'),
    import('../document/diagrams.ts'),
  ]);
  const nodes = nodesIn(chat);
  const [files, diagrams] = await Promise.all([
    loadPictures(picturesIn(chat), signal),
    loadDiagrams(nodes, signal),
    loadFormulas(nodes),
  ]);
  const pictures = new Map([...files, ...diagrams]);
  if (format === 'docx') return (await import('./to-docx.ts')).chatToDocx(chat, pictures);
  const [{ chatToPdf }, { loadFonts }, { drawGlyph }] = await Promise.all([
    import('./to-pdf.ts'),
    import('./pdf/fonts.ts'),
    import('./pdf/glyph.ts'),
  ]);
  const fonts = await loadFonts(fontNeeds(chat), signal);
  return chatToPdf(chat, { fonts, pictures, glyph: drawGlyph });
}

/** A title for a chat whose name is not known: the beginning of its first request. */
const titleOf = (messages: readonly Message[]): string => {
  const [first = ''] = (messages.find(({ role }) => role === 'user')?.content ?? '').trim().split('\n');
  return first.length > 80 ? `${first.slice(0, 79).toWellFormed()}…` : first || 'Чат';
};

/** A chat of the history as it is named in its file. */
export const wantedChat = ({ uuid, content, value, name }: HistoryChat) => ({
  uuid,
  title: plainLine(content),
  serviceTitle: name ?? serviceOf(value)?.title ?? value,
});

interface WantedChat {
  uuid: string;
  /** @default its name in the history, or the beginning of its first request */
  title?: string;
  serviceTitle: string;
}

/**
 * Makes the file of a whole chat.
 *
 * @throws ApiError
 */
export async function chatFile(
  { uuid, title, serviceTitle }: WantedChat,
  format: ExportFormat,
  signal: AbortSignal,
): Promise<{ blob: Blob; name: string }> {
  const messages = await loadMessages(uuid, signal);
  const chat = chatDocument({ title: title || chatName(uuid) || titleOf(messages), serviceTitle }, messages);
  return { blob: await fileOf(chat, format, signal), name: titledFileName(chat.title, format) };
}

/**
 * Makes a Markdown file of a whole chat for a model to work with (PRES-96).
 *
 * @throws ApiError
 */
export async function chatMaterial(chat: HistoryChat, signal: AbortSignal): Promise<File> {
  const { uuid, title, serviceTitle } = wantedChat(chat);
  const messages = await loadMessages(uuid, signal);
  const { chatToMaterial } = await import('./to-markdown.ts');
  const text = chatToMaterial(chatDocument({ title, serviceTitle }, messages));
  return new File([text], titledFileName(title || titleOf(messages), 'md'), { type: 'text/markdown' });
}

/**
 * Saves a whole chat as a file (CHAT-10, CHAT-33). A notice with «Отменить» is shown while it is made; an error is
 * reported.
 */
export async function exportChat(chat: WantedChat, format: ExportFormat): Promise<void> {
  const cancelled = new AbortController();
  const notice = toast.show({
    tone: 'info',
    title: 'Готовим файл',
    timeout: null,
    action: { label: 'Отменить', onPress: () => cancelled.abort() },
  });
  try {
    const { blob, name } = await chatFile(chat, format, cancelled.signal);
    if (!cancelled.signal.aborted) saveBlob(blob, name);
  } catch (error) {
    if (!cancelled.signal.aborted) reportError(error);
  } finally {
    toast.dismiss(notice);
  }
}
