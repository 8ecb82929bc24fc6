import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import { serviceOf, uploadRuleOf } from '#features/services/index.ts';
import { useStore } from '#lib/store.ts';
import { acceptList, shownFileName } from '#lib/upload-rules.ts';
import { serviceLink } from '#platform/chat-links.ts';
import { Button, Inline, Text } from '#ui/index.ts';
import { chatAt } from '../conversation/chat-at.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { attachFiles, refusedOf } from '../drafting/attach.ts';
import { servicePlace } from '../model/chat-place.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { takerOf } from './file-taker.ts';

interface RefusedFilesProps {
  conversation: Conversation;
  service: ChatServiceView;
}

/** After files of a wrong kind: what this service takes, and the service that takes them. */
export default function RefusedFiles({ conversation, service }: RefusedFilesProps): ReactNode {
  const navigate = useNavigate();
  const refused = refusedOf(conversation.draft);
  const files = useStore(refused);
  const { data: tiles = [] } = useTileList();
  const [first] = files;
  if (!first) return null;
  const formats = acceptList(service.upload?.accept ?? '').join(', ');
  const taker = service.place.isGuest ? null : takerOf(first.name, service.name, tiles);
  const carryOver = (): void => {
    if (!taker) return;
    const target = chatAt(servicePlace(taker.name), undefined);
    const found = tiles.find(({ value }) => value === taker.name);
    const rule = found ? uploadRuleOf(serviceOf(found)) : null;
    if (rule) attachFiles(target.draft, rule, files);
    refused.set([]);
    conversation.draft.dismissError();
    void navigate(serviceLink(taker.name, undefined));
  };
  return (
    <Inline justify="between">
      <Text size="sm" tone="muted" as="div">
        <span role="status">
          {formats
            ? `Можно: ${formats}. `
            : `Этот сервис не принимает файлы: ${files.map(({ name }) => `«${shownFileName(name)}»`).join(', ')}. `}
          {taker && `Такой файл принимает «${taker.title}».`}
        </span>
      </Text>
      {taker && (
        <Button size="sm" onPress={carryOver}>
          Открыть там
        </Button>
      )}
      {!service.upload && (
        <Button size="sm" onPress={() => refused.set([])}>
          Скрыть
        </Button>
      )}
    </Inline>
  );
}
