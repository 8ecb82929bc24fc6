import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AddressedPlace } from '#features/chat/index.ts';
import { useSession } from '#platform/session/useSession.ts';
import { personalKey, readText, writeText } from '#platform/storage.ts';
import { SegmentedControl } from '#ui/index.ts';
import { allChats, aroundList } from './HistoryPanel.css.ts';
import { HistoryPanel } from './HistoryPanel.tsx';

interface ChatsPanelProps {
  /** What the person is in a chat with; null on other pages. */
  place: AddressedPlace | null;
  /** The chat that is open. */
  activeChatUuid: string | undefined;
}

const titles: Record<AddressedPlace['kind'], string> = {
  service: 'Этот сервис',
  agent: 'Этот агент',
  template: 'Этот шаблон',
  test: '',
};

/**
 * The history in the panel of the portal: all chats, at choice those of the service, agent or template on the screen. The
 * choice is remembered for the person and the kind.
 */
export function ChatsPanel({ place, activeChatUuid }: ChatsPanelProps) {
  const { profile } = useSession();
  const kind = place?.kind ?? 'service';
  const key = personalKey(`history-list:${kind}`, profile?.id ?? 0);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const list = chosen[key] ?? readText(key) ?? (kind === 'service' ? 'all' : 'here');
  const choose = (next: string): void => {
    setChosen({ ...chosen, [key]: next });
    writeText(key, next);
  };
  return (
    <HistoryPanel
      place={list === 'here' ? place : null}
      activeChatUuid={activeChatUuid}
      choice={
        place && (
          <div className={aroundList}>
            <SegmentedControl
              label="Чьи чаты"
              items={[
                { id: 'all', label: 'Все' },
                { id: 'here', label: titles[kind] },
              ]}
              selected={list}
              onSelect={choose}
            />
          </div>
        )
      }
      foot={
        <div className={aroundList}>
          <Link to="/chats" className={allChats}>
            Все чаты
          </Link>
        </div>
      }
    />
  );
}
