import { X } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Heading, IconButton, LazyDrawer, Skeleton } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { LazySettingsPanel } from './lazy.ts';
import { beside, head, inDrawer } from './SettingsArea.css.ts';
import type { SettingsPanelState } from './useSettingsPanel.ts';

/** «Настройки» beside the conversation from 1024 px on, in a drawer below. */
export function SettingsArea({
  conversation,
  panel,
}: {
  conversation: Conversation;
  panel: SettingsPanelState;
}): ReactNode {
  const { isBeside, isDrawer, target, close } = panel;
  if (!isBeside && !isDrawer) return null;
  const content = (
    <LazySettingsPanel
      conversation={conversation}
      target={target}
      instead={<Skeleton shape="block" height="160px" />}
    />
  );
  if (isBeside) {
    return (
      <aside className={beside} aria-label="Настройки">
        <div className={head}>
          <Heading level={2} size="lg">
            Настройки
          </Heading>
          <IconButton size="sm" label="Закрыть настройки" icon={<X />} onPress={close} />
        </div>
        {content}
      </aside>
    );
  }
  return (
    <Suspense>
      <LazyDrawer isOpen title="Настройки" side="end" onClose={close} onMissing={close}>
        <div className={inDrawer}>{content}</div>
      </LazyDrawer>
    </Suspense>
  );
}
