import type { Fault } from '../fault.ts';

const chat = 'tests/e2e/chat.spec.ts';
const composer = 'tests/e2e/composer.spec.ts';
const history = 'tests/e2e/history.spec.ts';
const chatScreenTest = 'src/features/chat/screen/ChatScreen.test.tsx';
const composerTest = 'src/features/chat/composer/Composer.test.tsx';
const historyTest = 'src/features/history/components/HistoryPanel.test.tsx';
const conversation = 'src/features/chat/conversation/conversation.ts';
const answers = 'src/features/chat/conversation/answer-reader.ts';
const composerFile = 'src/features/chat/composer/Composer.tsx';
const draft = 'src/features/chat/drafting/draft.ts';
const queueFile = 'src/features/chat/queue/request-queue.ts';
const queueTest = 'src/features/chat/queue/request-queue.test.ts';
const hideMessage = 'src/features/chat/messages/hide-message.ts';

/** The conversation, the composer and the history. */
export const chatFaults: readonly Fault[] = [
  {
    id: 'stop-not-sent',
    file: conversation,
    find: "await client.DELETE('/chat/{chatUuid}/stream', { params: { path: { chatUuid } } });",
    replace: 'void client;',
    why: 'The gateway continues an answer that was stopped.',
    notices: [
      {
        test: chat,
        title: 'Stop keeps the received text, acts at once, and stops the answer at the gateway',
      },
    ],
  },
  {
    id: 'double-click-stops',
    file: 'src/features/chat/composer/useSending.ts',
    find: 'if (sent !== conversation || performance.now() - at > DOUBLE_CLICK_MS) void conversation.stop();',
    replace: 'void conversation.stop();',
    why: 'A double click on «Отправить» stops the answer.',
    notices: [{ test: chatScreenTest, title: 'a double click on «Отправить»' }],
  },
  {
    id: 'stream-resumed-from-start',
    file: answers,
    find: 'const lastEventId = this.#state.get().lastEventId ?? undefined;',
    replace: 'const lastEventId = undefined;',
    why: 'After a broken connection the start of the answer is repeated.',
    notices: [
      { test: chat, title: 'after a dropped connection the stream is resumed without sending again' },
    ],
  },
  {
    id: 'answer-lost-on-reload',
    file: 'src/features/chat/conversation/loaded-chat.ts',
    find: "if (this.state.get().phase === 'reconnecting') await this.answers.resume(chatUuid);",
    replace: '',
    why: 'After a reload a running answer does not continue.',
    notices: [{ test: chat, title: 'after a reload the answer is resumed without repetition' }],
  },
  {
    id: 'answer-dies-with-screen',
    file: 'src/features/chat/screen/useConversation.ts',
    find: 'return () => conversation.draft.dismissNotice();',
    replace: 'return () => conversation.release();',
    why: 'An answer ends when the user opens another page.',
    notices: [{ test: chat, title: 'an answer continues while another screen is open' }],
  },
  {
    id: 'interruption-text',
    file: 'src/features/chat/model/ending.ts',
    find: "'Соединение прервалось. Полученная часть ответа сохранена.'",
    replace: "'Соединение прервалось.'",
    why: 'The user is not told that the received part is kept.',
    notices: [{ test: chatScreenTest, title: 'when the connection is not restored' }],
  },
  {
    id: 'scroll-taken-from-reader',
    file: 'src/features/chat/window/MessageWindow.ts',
    find: 'else if (leaves || (isUp && isReader)) this.#isAtEnd = false;',
    replace: '',
    why: 'Every piece of the answer scrolls the reader to the end.',
    notices: [{ test: chat, title: 'the view follows the answer unless the reader has scrolled up' }],
  },
  {
    id: 'refused-text-lost',
    file: conversation,
    find: 'this.draft.giveBack();',
    replace: '',
    why: 'A request that the gateway refuses is lost.',
    notices: [
      {
        test: 'src/features/chat/screen/refused-request.test.tsx',
        title: 'an HTML page instead of an answer: a sentence at the restored request',
      },
    ],
  },
  {
    id: 'shift-enter-sends',
    file: 'src/platform/settings.ts',
    find: "key === 'Enter' && !shiftKey",
    replace: "key === 'Enter'",
    why: 'The user cannot start a new line.',
    notices: [{ test: composerTest, title: 'Shift+Enter begins a line' }],
  },
  {
    id: 'escape-does-not-stop',
    file: composerFile,
    find: 'void conversation.stop();',
    replace: '{}',
    why: 'Escape does not stop the answer.',
    notices: [{ test: composerTest, title: 'Shift+Enter begins a line' }],
  },
  {
    id: 'warning-timeout',
    file: 'src/features/chat/composer/send-draft.ts',
    find: 'timeout: 1000 })',
    replace: 'timeout: 2000 })',
    why: 'The warning of an empty request is shown longer than specified.',
    notices: [{ test: composerTest, title: 'an empty request warns for a second' }],
  },
  {
    id: 'change-queued-as-new',
    file: queueFile,
    find: 'if (editing !== null && !this.has(editing)) return waitForAnswer;',
    replace: '',
    why: 'A changed request is sent at the end of the chat instead of beside the original.',
    notices: [{ test: queueTest, title: 'a change of an earlier request does not wait in the queue' }],
  },
  {
    id: 'queue-ignores-failure',
    file: queueFile,
    find: "last?.role === 'assistant' && last.status === 'complete'",
    replace: "last?.role === 'assistant'",
    why: 'The queue goes on after a failed answer.',
    notices: [{ test: queueTest, title: 'a failed answer pauses the queue until it is continued' }],
  },
  {
    id: 'queue-loses-keys',
    file: queueFile,
    find: ', idempotencyKey: key };',
    replace: ' };',
    why: 'A request that was being sent at a reload is sent twice.',
    notices: [{ test: queueTest, title: 'a reload keeps the queue, which goes on' }],
  },
  {
    id: 'queue-of-an-open-tab',
    file: queueFile,
    find: '.filter((id) => !open.has(id))',
    replace: '',
    why: 'Two tabs send the same requests.',
    notices: [{ test: queueTest, title: 'another tab sends nothing of an open tab' }],
  },
  {
    id: 'draft-of-everybody',
    file: 'src/platform/drafts.ts',
    find: "personalKey('draft', userId, key)",
    replace: "personalKey('draft', 0, key)",
    why: 'A user finds another user’s draft.',
    notices: [{ test: composer, title: 'a draft survives a reload and a lost session, for its author only' }],
  },
  {
    id: 'draft-not-kept',
    file: draft,
    find: "this.#write('', next.text);",
    replace: '',
    why: 'A reload loses the draft.',
    notices: [{ test: composer, title: 'a draft survives a reload and a lost session, for its author only' }],
  },
  {
    id: 'file-names-forgotten',
    file: draft,
    find: "const lost = namesFromDraft(this.#read('#files'));",
    replace: 'const lost: string[] = [];',
    why: 'After a reload there is no reminder of the attached files.',
    notices: [{ test: 'tests/e2e/session.spec.ts', title: 'reloads once and restores text and file names' }],
  },
  {
    id: 'empty-file-taken',
    file: 'src/lib/upload-rules.ts',
    find: 'size > 0 && size <= limit',
    replace: 'size <= limit',
    why: 'An empty file is sent with the request.',
    notices: [{ test: composerTest, title: 'wrong and empty files are refused by name' }],
  },
  {
    id: 'undo-missing',
    file: hideMessage,
    find: 'onPress: () => void undo()',
    replace: 'onPress: () => {}',
    why: 'A message that was hidden by mistake cannot be restored.',
    notices: [{ test: chatScreenTest, title: 'a message is hidden, and «Отменить» restores it' }],
  },
  {
    id: 'undo-not-sent',
    file: hideMessage,
    find: 'hidden: false',
    replace: 'hidden: true',
    why: 'A restored message is hidden again after a reload.',
    notices: [{ test: chatScreenTest, title: 'a message is hidden, and «Отменить» restores it' }],
  },
  {
    id: 'hidden-message-focus',
    file: 'src/features/chat/messages/useMessageHiding.ts',
    find: 'if (row) rememberNextFocus(row);',
    replace: '',
    why: 'After hiding a message the focus is at the top of the page.',
    notices: [
      {
        test: composer,
        title: 'by keyboard: the focus is right after repeating, hiding and starting a new chat',
      },
    ],
  },
  {
    id: 'rounded-consent',
    file: 'src/features/chat/results/calls/call-texts.ts',
    find: 'if (!isRecord(parsed) || JSON.stringify(parsed) !== compact(json)) return null;',
    replace: 'if (!isRecord(parsed)) return null;',
    why: 'A person consents to other arguments than those that are sent.',
    notices: [
      {
        test: 'src/features/chat/results/calls/calls.test.ts',
        title: 'arguments are a table only if it says exactly what is sent',
      },
    ],
  },
  {
    id: 'repeat-focus',
    file: 'src/features/chat/screen/useMessageActions.ts',
    find: 'if (await conversation.repeat(answer, tileUuid)) focusInput();',
    replace: 'await conversation.repeat(answer, tileUuid);',
    why: 'After «Повторить» the focus is at the top of the page.',
    notices: [
      {
        test: composer,
        title: 'by keyboard: the focus is right after repeating, hiding and starting a new chat',
      },
    ],
  },
  {
    id: 'new-chat-focus',
    file: 'src/features/chat/conversation/useInputFocus.ts',
    find: 'if (!isOpened.current || isNew) focusInput();',
    replace: '',
    why: 'After opening a service the user has to click into the field.',
    notices: [
      {
        test: 'src/features/shell/components/Shell.test.tsx',
        title: 'the composer of an opened chat has the focus',
      },
    ],
  },
  {
    id: 'download-name',
    file: 'src/lib/save-blob.ts',
    find: 'link.download = name;',
    replace: "link.download = '';",
    why: 'A downloaded file has a meaningless name.',
    notices: [
      {
        test: composer,
        title: 'a file with a Cyrillic name is uploaded and downloaded unchanged, with its name',
      },
    ],
  },
  {
    id: 'download-failure-silent',
    file: 'src/platform/downloading.ts',
    find: '    fail(error);\n',
    replace: '',
    why: 'A failed download shows no message.',
    notices: [{ test: chatScreenTest, title: 'a failed download is shown as an error' }],
  },
  {
    id: 'notice-over-composer',
    file: composerFile,
    find: '  useToastArea(whole);\n',
    replace: '',
    why: 'A notice covers the composer.',
    notices: [{ test: composer, title: 'a notice is above the composer, however high, and centred' }],
  },
  {
    id: 'ethics-never-asked',
    file: 'src/platform/ethics.ts',
    find: 'if (session.hasAcceptedEthics()) return true;',
    replace: 'if (session) return true;',
    why: 'Users are not asked to accept the ethics code.',
    notices: [
      { test: 'tests/e2e/ethics.spec.ts', title: 'a guest accepts it once, before the first request' },
    ],
  },
  {
    id: 'ethics-asked-again',
    file: 'src/platform/ethics-question.ts',
    find: '  session.acceptEthics();\n',
    replace: '',
    why: 'The ethics code is shown with every request.',
    notices: [
      { test: 'tests/e2e/ethics.spec.ts', title: 'a guest accepts it once, before the first request' },
    ],
  },
  {
    id: 'ethics-of-browser-only',
    file: 'src/platform/ethics-question.ts',
    find: 'const isKnown = isKept && wholeSettings().ethicsAccepted === true;',
    replace: 'const isKnown = false;',
    why: 'The ethics code is shown again in the next browser.',
    notices: [
      {
        test: 'src/platform/ethics.test.tsx',
        title: 'in a new browser the settings of the gateway are read',
      },
    ],
  },
  {
    id: 'history-search-pause',
    file: 'src/features/history/components/HistoryPanel.tsx',
    find: 'const SEARCH_DELAY_MS = 500;',
    replace: 'const SEARCH_DELAY_MS = 300;',
    why: 'The history is searched at every keystroke.',
    notices: [{ test: historyTest, title: 'the search sends one request 500 ms after the last letter' }],
  },
  {
    id: 'history-page-size',
    file: 'src/features/history/model/pages.ts',
    find: 'pageSize = 30',
    replace: 'pageSize = 20',
    why: 'The page size of the history is not the specified one.',
    notices: [{ test: historyTest, title: 'pages of 30 are requested once each' }],
  },
  {
    id: 'deleted-chat-stays-open',
    file: 'src/features/history/useChatHiding.ts',
    find: '      for (const chat of done) onHidden(chat);\n',
    replace: '',
    why: 'A deleted chat stays on the screen.',
    notices: [{ test: historyTest, title: 'when the open chat is deleted' }],
  },
  {
    id: 'refused-deletion-hides',
    file: 'src/features/history/useChatHiding.ts',
    find: "predicate: ({ state }) => state.status === 'pending' || state.status === 'success',",
    replace: "predicate: ({ state }) => state.status !== 'idle',",
    why: 'A chat disappears from the history although the gateway has refused.',
    notices: [{ test: historyTest, title: 'a deleted chat disappears at once' }],
  },
  {
    id: 'history-drawer-stays',
    file: 'src/features/shell/components/MenuButton.tsx',
    find: 'const isOpen = openAt === here;',
    replace: 'const isOpen = openAt !== null;',
    why: 'On a phone the drawer covers the chat that was chosen in it.',
    notices: [{ test: history, title: 'at 768 px the panel with the history is a drawer' }],
  },
];
