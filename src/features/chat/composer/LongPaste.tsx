import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useStore } from '#lib/store.ts';
import type { UploadRule } from '#lib/upload-rules.ts';
import { settings } from '#platform/settings.ts';
import { Button, IconButton, Inline, Text, toast } from '#ui/index.ts';
import type { Draft } from '../drafting/draft.ts';
import { pasteFileName, withoutPaste } from './long-paste.ts';

/** How long the conversion can be undone, ms. */
const UNDO_TIME_MS = 8000;

interface LongPasteProps {
  draft: Draft;
  rule: UploadRule;
  /** The pasted text. */
  paste: string;
  onEnd: () => void;
}

/** Offers to make a file of a long paste (CHAT-29). */
export default function LongPaste({ draft, rule, paste, onEnd }: LongPasteProps): ReactNode {
  const { text } = useStore(draft.state);
  const rest = withoutPaste(text, paste);
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
        label: 'Вернуть',
        onPress: () => {
          const index = draft.state.get().files.findIndex((file) => file.name === name);
          if (index !== -1) draft.removeFile(index);
          draft.setText(draft.state.get().text === rest ? text : `${draft.state.get().text}${paste}`);
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
        <span role="status">Вставлено {paste.length.toLocaleString('ru')} знаков</span>
      </Text>
      <Inline gap={1}>
        <Button size="sm" onPress={makeFile}>
          Сделать файлом
        </Button>
        <IconButton size="sm" label="Оставить текстом" icon={<X />} onPress={onEnd} />
      </Inline>
    </Inline>
  );
}
