import { useNavigate } from '@tanstack/react-router';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import { serviceOf } from '#features/services/index.ts';
import { serviceLink } from '#platform/chat-links.ts';
import { chatAt } from '../../conversation/chat-at.ts';
import { ServiceChoice } from '../../handed/ServiceChoice.tsx';
import type { HandedOver, Target } from '../../handed/targets.ts';
import { servicePlace } from '../../model/chat-place.ts';

/** A result: a text, files that the gateway has, or both. */
export type HandedResult = HandedOver<{ idFile: string; name: string; size: number }>;

interface HandOverDialogProps extends HandedResult {
  /** Name of the service of the result. */
  from: string;
  onClose: () => void;
}

type ResultTarget = Target<HandedResult['files'][number]>;

/**
 * The services that take a result: it becomes the draft of a new chat there (CHAT-32). Before an internal result goes to an
 * external service, it asks.
 */
export default function HandOverDialog({ text, files, from, onClose }: HandOverDialogProps) {
  const navigate = useNavigate();
  const { data: tiles } = useTileList();
  const own = tiles?.find(({ value }) => value === from);
  // As in the catalogue: what does not say where it runs counts as internal here, so that the question is asked.
  const isInternal = (own ? serviceOf(own) : serviceOf(from))?.external !== true;

  const proceed = ({ name, files: taken }: ResultTarget): void => {
    // What the draft had can be brought back by its notice.
    chatAt(servicePlace(name), undefined).draft.replace(text, taken);
    onClose();
    void navigate(serviceLink(name, undefined));
  };
  const questionOf = ({ title, isExternal }: ResultTarget) =>
    isInternal && isExternal
      ? {
          title: 'Передать во внешний сервис?',
          text: `Результат получен внутри компании. «${title}» — внешний сервис: то, что вы отправите, уйдёт за её пределы. До отправки текст можно изменить.`,
          confirm: 'Передать',
        }
      : null;
  return (
    <ServiceChoice
      title="Продолжить в…"
      text={text}
      files={files}
      from={from}
      questionOf={questionOf}
      onChoose={proceed}
      onClose={onClose}
    />
  );
}
