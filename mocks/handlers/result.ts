import type { components } from '#api/generated/gateway.d.ts';
import { hasFileByAgent } from '#mocks/domain/agents/files.ts';
import { previewOf } from '#mocks/domain/files/preview.ts';
import { readable } from '#mocks/domain/files/readable.ts';
import { findChat } from '#mocks/domain/history/chats.ts';
import { optionsOf } from '#mocks/domain/services/settings.ts';
import type { StoredMessage } from '#mocks/store/database.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { on } from './kit/on.ts';

type ChatActivity = components['schemas']['ChatActivity'];

/** A message of a person that is not hidden, in a chat that is not hidden. */
function findMessage({ database }: Dependencies, owner: string, id: string): StoredMessage | undefined {
  const message = database.messages.get(id.toLowerCase());
  const isOpen = message?.owner === owner && !message.hidden && findChat(database, owner, message.chatUuid);
  return isOpen ? message : undefined;
}

export const resultRoutes = [
  on('chatActivityList', (c) => {
    const { database, runs } = c.deps;
    const activities = runs.running(c.user.email).flatMap(({ answer, progress }): ChatActivity[] => {
      const chat = database.chats.get(answer.chatUuid);
      if (!chat || chat.hidden || chat.purpose) return [];
      const { uuid, content, serviceType, value, agentId, templateId } = chat;
      const about = { chatUuid: uuid, messageId: answer.id, title: content, serviceType, value };
      const common = {
        ...about,
        ...(agentId !== undefined && { agentId }),
        ...(templateId !== undefined && { templateId }),
      };
      if (!progress) return [{ ...common, date: answer.date, percent: null }];
      const { percent, stage, etaSeconds, queuePosition } = progress;
      return [
        {
          ...common,
          date: answer.date,
          percent,
          stage,
          ...(etaSeconds !== undefined && { etaSeconds }),
          ...(queuePosition !== undefined && { queuePosition }),
        },
      ];
    });
    return c.reply(200, activities);
  }),

  on('chatResultRead', (c) => {
    const message = findMessage(c.deps, c.user.email, c.query.id);
    const found = message?.results?.find(({ resultId }) => resultId === c.query.resultId);
    return found ? c.reply(200, found.result) : c.fail('not-found');
  }),

  on('transcriptSpeakerRename', (c) => {
    const { database } = c.deps;
    const { id, resultId, speaker, name } = c.body;
    const message = findMessage(c.deps, c.user.email, id);
    const old = message?.results?.find((one) => one.resultId === resultId)?.result;
    if (!message?.results || old?.kind !== 'transcript') return c.fail('not-found');
    if (!old.speakers.some((one) => one.speaker === speaker)) return c.fail('not-found');
    const speakers = old.speakers.map((one) =>
      one.speaker === speaker ? { ...one, name: name.trim() } : one,
    );
    const results = message.results.map((one) =>
      one.resultId === resultId ? { resultId, result: { ...old, speakers } } : one,
    );
    database.store.put(database.messages, { ...message, results });
    return c.reply(204);
  }),

  on('filePreviewRead', async (c) => {
    const { database } = c.deps;
    const file = database.files.get(c.query.idFile.toLowerCase());
    const isOpen = file && (file.owner === c.user.email || hasFileByAgent(database, c.user, file.idFile));
    if (!isOpen) return c.fail('not-found');
    const { idFile, name } = file;
    const size = database.store.blobSize(idFile);
    const preview = await previewOf(readable(database, { idFile, name, size }), c.query.page ?? 1);
    return preview ? c.reply(200, preview) : c.fail('not-found');
  }),

  on('chatOptionList', (c) => c.reply(200, optionsOf(c.query.serviceType))),

  on('voiceSend', async (c) => {
    const { file, language } = c.body;
    if (!file) return c.fail('bad-request', { message: 'Приложите запись' });
    const { played } = c.deps;
    if (!played) return c.fail('bad-request', { message: 'Голосовой ввод ещё не\u00a0подключён' });
    const text = played.voiceText(new Uint8Array(await file.arrayBuffer()), language);
    return text.ok ? c.reply(200, { text: text.text }) : c.fail(text.failure);
  }),
] as const;
