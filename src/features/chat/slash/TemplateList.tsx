import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTemplateList, useTemplateRead } from '#api/generated/hooks/template/template.ts';
import { type FilledTemplate, TemplateForm } from '#features/template-form/index.ts';
import { LazyDrawer, Skeleton, Text } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { list, option } from './TemplateList.css.ts';
import { templatesFor } from './templates-for.ts';
import { listId, type Slash, type SlashKeys } from './useSlash.ts';

interface TemplateListProps {
  conversation: Conversation;
  service: ChatServiceView;
  slash: Slash;
  /** Sends the draft. */
  onSend: () => void;
}

const optionId = (uuid: string): string => `${listId}-${uuid}`;
const focusField = (): void => document.getElementById('composer')?.focus();

/** The templates that `/` offers above the composer; the focus stays in the field (LAB-25). */
export default function TemplateList({ conversation, service, slash, onSend }: TemplateListProps) {
  const { query, close, listen, setActive } = slash;
  const { data } = useTemplateList({ page: 0, size: 100 }, { query: { meta: { inline: [404, 500] } } });
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<{ uuid: string; name: string } | null>(null);
  const found = templatesFor(query, data?.content ?? []);
  const current = found[Math.min(at, found.length - 1)];
  const activeId = current && optionId(current.uuid);
  const onKeys = useEffectEvent<SlashKeys>((event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isChoice = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (!current || chosen || !(step || isChoice || event.key === 'Escape')) return false;
    event.preventDefault();
    if (event.key === 'Escape') close();
    else if (isChoice) setChosen(current);
    else setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
    return true;
  });
  useEffect(() => {
    listen((event) => onKeys(event));
    return () => listen(null);
  }, [listen]);
  useEffect(() => {
    setActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => setActive(undefined);
  }, [activeId, setActive]);

  const insert = ({ text, files }: FilledTemplate): void => {
    conversation.draft.replace(text, files.length > 0 ? files : undefined);
    focusField();
  };
  if (found.length === 0) return null;
  return (
    <>
      <div id={listId} role="listbox" tabIndex={-1} aria-label="Шаблоны" className={list}>
        {found.map((card) => (
          <button
            key={card.uuid}
            type="button"
            tabIndex={-1}
            id={optionId(card.uuid)}
            role="option"
            aria-selected={card === current}
            className={option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setChosen(card)}
          >
            {card.name}
            <Text as="span" size="sm" tone="muted">
              {card.command === null ? card.description : `/${card.command}`}
            </Text>
          </button>
        ))}
      </div>
      {chosen && (
        <Suspense>
          <LazyDrawer
            isOpen
            size="lg"
            side="end"
            title={chosen.name}
            onClose={() => setChosen(null)}
            onMissing={() => setChosen(null)}
          >
            <Chosen
              uuid={chosen.uuid}
              upload={service.upload}
              userId={conversation.userId}
              onInsert={insert}
              onSend={(filled) => {
                insert(filled);
                onSend();
              }}
            />
          </LazyDrawer>
        </Suspense>
      )}
    </>
  );
}

interface ChosenProps {
  uuid: string;
  upload: ChatServiceView['upload'];
  userId: number;
  onInsert: (filled: FilledTemplate) => void;
  onSend: (filled: FilledTemplate) => void;
}

function Chosen({ uuid, upload, userId, onInsert, onSend }: ChosenProps) {
  const { data: template } = useTemplateRead({ templateId: uuid });
  if (!template) return <Skeleton shape="block" height="240px" />;
  return (
    <TemplateForm
      template={template}
      upload={upload}
      userId={userId}
      onRun={onInsert}
      submitLabel="Вставить"
      second={{ label: 'Отправить', onRun: onSend }}
      isStacked
    />
  );
}
