import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '#lib/store.ts';
import { mayAskService } from '#platform/ethics.ts';
import { toast } from '#ui/index.ts';
import type { Message } from './chat-state.ts';
import { hideMessage } from './hide-message.ts';
import { useAttachments } from './useAttachments.ts';
import { useChat } from './useChat.ts';
import { useDraft } from './useDraft.ts';
import { useInputFocus } from './useInputFocus.ts';
import { useModelChoice } from './useModelChoice.ts';

/** How long a way back stands, ms. */
const undoTime = 8000;

/** Where conversations stand: in the portal, or in the guest's chat-bot (BOT-01). */
export type ChatRoute = '/chat/neuron/$name/{-$chatUuid}' | '/chatBot/$name/{-$chatUuid}';

interface ConversationOf {
  /** Name in the address, and the service's type. */
  name: string;
  route: ChatRoute;
  tileUuid?: string;
}

/** The files of a request that can go with another one; whoever misses some is told. */
function storedFiles({ files }: Message): Message['files'] {
  // The ids of files that were only just sent come at the end of the answer.
  const stored = files.filter(({ idFile }) => idFile !== '');
  if (stored.length < files.length)
    toast.show({ tone: 'warning', title: 'Приложите файлы ещё раз', timeout: undoTime });
  return stored;
}

/**
 * The conversation of an address with everything that a person does in it.
 *
 * @param chatUuid absent in a new chat, which gets its address as soon as the gateway has named it
 */
export function useConversation(service: ConversationOf, chatUuid: string | undefined) {
  const navigate = useNavigate();
  const chat = useChat(service.name, chatUuid);
  const state = useStore(chat.state);
  const load = useStore(chat.load);
  const address = `${service.name}/${chatUuid ?? 'new'}`;
  const draft = useDraft(address, state.pending !== null);
  const attachments = useAttachments(address);
  const [model, setModel] = useModelChoice(service.name);
  const { input, focusInput } = useInputFocus(chat, chatUuid);
  /** The notice «Черновик заменён», while it may stand: it is over once the text is sent or another chat is open. */
  const replaced = useRef<string>(null);
  useEffect(() => {
    if (address !== '')
      return () => {
        if (replaced.current) toast.dismiss(replaced.current);
      };
    return undefined;
  }, [address]);

  useEffect(() => {
    if (chatUuid) void chat.open(chatUuid);
  }, [chat, chatUuid]);

  // A new chat gets its address as soon as the gateway has named it; what was typed meanwhile goes along.
  const follow = useEffectEvent((named: string) => {
    const next = `${service.name}/${named}`;
    draft.moveTo(next);
    attachments.moveTo(next);
    void navigate({
      to: service.route,
      params: { name: service.name, chatUuid: named },
      replace: true,
    });
  });
  useEffect(() => {
    if (!chatUuid && state.chatUuid) follow(state.chatUuid);
  }, [chatUuid, state.chatUuid]);

  const request = {
    ...(model && { model }),
    ...(service.tileUuid && { tileUuid: service.tileUuid }),
  };
  const submit = async (): Promise<void> => {
    if (!(await mayAskService())) return;
    if (replaced.current) toast.dismiss(replaced.current);
    const { text } = draft;
    const { files } = attachments;
    const keeping = draft.send();
    const putFilesBack = attachments.put();
    if (await chat.send({ ...request, text, files, onAccepted: keeping.sent })) return;
    keeping.giveBack();
    putFilesBack();
  };
  /** Puts a text into the field, with its files if it has a say in them; what was there can be brought back. */
  const edit = (text: string, files = attachments.files): void => {
    const before = draft;
    const isKept =
      (before.text.trim() === '' || before.text === text) &&
      attachments.files.every((file) => files.includes(file));
    draft.change(text);
    const putFilesBack = files === attachments.files ? undefined : attachments.put(files);
    input.current?.focus();
    if (isKept) return;
    replaced.current = toast.show({
      tone: 'info',
      title: 'Черновик заменён',
      timeout: undoTime,
      action: {
        label: 'Вернуть',
        onPress() {
          draft.change(before.text);
          putFilesBack?.();
        },
      },
    });
  };
  const editMessage = (message: Message): void => edit(message.content, storedFiles(message));
  const askAgain = async (answer: Message): Promise<void> => {
    if (!(await mayAskService()) || chat.isRunning) return;
    // Read here, not from the render: a function that changed with every piece would draw every message anew.
    const { messages } = chat.state.get();
    const asked = messages.slice(0, messages.indexOf(answer)).findLast(({ role }) => role === 'user');
    // The button that was pressed is gone while the answer is being written.
    focusInput();
    if (asked) await chat.send({ ...request, text: asked.content, files: storedFiles(asked) });
  };
  const repeat = (answer: Message): void => void askAgain(answer);
  const hide = async (message: Message): Promise<void> => {
    const restore = await hideMessage(chat, message);
    if (!restore) return;
    toast.show({
      tone: 'info',
      title: 'Сообщение скрыто',
      timeout: undoTime,
      action: { label: 'Отменить', onPress: () => void restore() },
    });
  };

  return {
    address,
    attachments,
    chat,
    draft,
    edit,
    editMessage,
    hide,
    input,
    load,
    model,
    repeat,
    setModel,
    state,
    submit,
  };
}
