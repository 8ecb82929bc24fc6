import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useStore } from '#lib/store.ts';
import { plural } from '#lib/text.ts';
import type { UploadRule } from '#lib/upload-rules.ts';
import { settings } from '#platform/settings.ts';
import { tooLongText } from '#platform/too-long.ts';
import { Button, IconButton, Inline, Text, toast } from '#ui/index.ts';
import type { Draft } from '../drafting/draft.ts';
import type { Paste } from './long-paste.ts';
import { pasteFileName, withoutPaste } from './paste-file.ts';

/** How long the conversion can be undone, ms. */
const UNDO_TIME_MS = 8000;

interface LongPasteProps extends Paste {
  draft: Draft;
  rule: UploadRule;
  onEnd: () => void;
}

/** Offers to make a file of a long paste (CHAT-29). One that does not fit into the field can only become a file. */
export default function LongPaste({
  draft,
  rule,
  text: paste,
  isOver,
  room,
  onEnd,
}: LongPasteProps): ReactNode {
  const { text } = useStore(draft.state);
  const rest = isOver ? text : withoutPaste(text, paste);
  const makeFile = (): void => {
    if (rest === null) return;
    const name = pasteFileName(draft.state.get().files);
    draft.addFiles([new File([paste], name, { type: 'text/plain' })], rule);
    const at = draft.state.get().files.findIndex((file) => file.name === name);
    // Too many files: the reason is shown, and the text stays.
    if (at === -1) return;
    draft.setText(rest);
    onEnd();
    toast.show({
      tone: 'info',
      title: `Текст приложен как «${name}»`,
      timeout: UNDO_TIME_MS,
      action: {
        label: isOver ? 'Убрать' : 'Вернуть',
        onPress: () => {
          const index = draft.state.get().files.findIndex((file) => file.name === name);
          if (index !== -1) draft.removeFile(index);
          const typed = draft.state.get().text;
          if (!isOver) draft.setText(typed === rest ? text : `${typed}${paste}`);
        },
        restored: () => document.getElementById('composer'),
      },
    });
    document.getElementById('composer')?.focus();
  };
  const isReady = rest !== null;
  const make = useEffectEvent(makeFile);
  useEffect(() => {
    // The setting «Длинная вставка» (PROF-05). Too many files: the offer stays.
    if (isReady && settings.get().longPaste === 'always') make();
  }, [isReady]);
  if (!isReady) return null;
  return (
    <Inline justify="between">
      <Text size="sm" tone="muted" as="div">
        <span role="status">
          {isOver
            ? tooLongText('', paste.length, room)
            : `Вставлено ${plural(paste.length, 'знак', 'знака', 'знаков')}`}
        </span>
      </Text>
      <Inline gap={1}>
        <Button size="sm" onPress={makeFile}>
          Сделать файлом
        </Button>
        <IconButton
          size="sm"
          label={isOver ? 'Не\u00a0вставлять' : 'Оставить текстом'}
          icon={<X />}
          onPress={onEnd}
        />
      </Inline>
    </Inline>
  );
}
