import {
  getTemplateListQueryKey,
  getTemplateReadQueryKey,
  useTemplateHide,
  useTemplatePin,
} from '#api/generated/hooks/template/template.ts';
import { cardChanges, useCardMutation } from '#objects/index.ts';

/** What is done with a template in the catalogue: pinning, the archive. */
export function useTemplateChanges() {
  const mutation = useCardMutation('templateChanges', [getTemplateListQueryKey(), getTemplateReadQueryKey()]);
  const pinning = useTemplatePin({ mutation });
  const hiding = useTemplateHide({ mutation });
  return cardChanges({
    pinning,
    hiding,
    archived: 'Шаблон в\u00a0архиве',
    restored: (name) => `Шаблон «${name}» вернулся из\u00a0архива`,
  });
}
