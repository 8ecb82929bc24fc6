import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { canSeeGuestChatBot, canSeeSafetyRules } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import { PopoverPanel, Stack, Text, textLinkClass } from '#ui/index.ts';

interface ExternalPanelProps {
  triggerRef: RefObject<HTMLElement | null>;
  external: boolean;
  onClose: () => void;
}

/** What «внешний» and «в контуре» mean for what one sends, beside the mark that was pressed. */
export default function ExternalPanel({ triggerRef, external, onClose }: ExternalPanelProps) {
  const { profile } = useSession();
  const title = external ? 'Внешний сервис' : 'Сервис в\u00a0контуре';
  return (
    <PopoverPanel triggerRef={triggerRef} label={title} placement="bottom" onClose={onClose}>
      <Stack gap={1}>
        <Text weight="medium">{title}</Text>
        <Text size="sm" tone="muted">
          {external
            ? 'Запросы и\u00a0файлы уходят за\u00a0пределы компании: персональные данные, коммерческую тайну и\u00a0пароли сюда отправлять нельзя.'
            : 'Запросы и\u00a0файлы остаются внутри компании. Пароли и\u00a0ключи не\u00a0отправляйте и\u00a0сюда.'}
        </Text>
        {/* Guests have no help. */}
        {profile && canSeeGuestChatBot(profile) && canSeeSafetyRules(profile) && (
          <Text size="sm">
            <Link to="/help/securityHelp" className={textLinkClass}>
              Что можно отправлять
            </Link>
          </Text>
        )}
      </Stack>
    </PopoverPanel>
  );
}
