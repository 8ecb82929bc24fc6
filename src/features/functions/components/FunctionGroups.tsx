import { Link } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FunctionCard } from '#api/generated/model/functionCard.ts';
import { bindWords } from '#lib/bind-words.ts';
import { plural } from '#lib/text.ts';
import { cardContentClass, cardListClass } from '#objects/index.ts';
import { Badge, Card, cardLinkClass, EmptyState, Heading, Stack, Text } from '#ui/index.ts';

/** @param hasOwnPlace whether the place of one's own is shown without any, with what they are good for */
export function FunctionGroups({
  cards,
  hasOwnPlace,
}: {
  cards: readonly FunctionCard[];
  hasOwnPlace: boolean;
}) {
  const own = cards.filter(({ right }) => right === 'owner');
  const shared = cards.filter(({ kind, right }) => kind === 'http' && right !== 'owner');
  const builtIn = cards.filter(({ kind, right }) => kind !== 'http' && right !== 'owner');
  return (
    <>
      {(hasOwnPlace || own.length > 0) && (
        <Group title="Мои" cards={own}>
          <EmptyState
            level={3}
            title="Здесь появятся ваши функции"
            text={bindWords(
              'Функция отправляет запрос по адресу, который вы укажете, и возвращает ответ агенту.',
            )}
          />
        </Group>
      )}
      {shared.length > 0 && <Group title="Доступные мне" cards={shared} />}
      {builtIn.length > 0 && <Group title="Встроенные" cards={builtIn} />}
    </>
  );
}

interface GroupProps {
  title: string;
  cards: readonly FunctionCard[];
  /** Shown without cards. */
  children?: ReactNode;
}

function Group({ title, cards, children }: GroupProps) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {cards.length === 0 ? (
        children
      ) : (
        <ul className={cardListClass.normal}>
          {cards.map((card) => (
            <FunctionItem key={card.uuid} card={card} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** Who made it, how it is called, and how many agents may call it. */
const factsOf = ({ kind, method, owner, right, usedBy }: FunctionCard): string =>
  [
    kind === 'http' ? method : 'Встроенная',
    right === 'owner' ? 'ваша' : owner?.name,
    usedBy === 0 ? 'агентам не\u00a0нужна' : `у\u00a0${plural(usedBy, 'агента', 'агентов', 'агентов')}`,
  ]
    .filter(Boolean)
    .join(' · ');

function FunctionItem({ card }: { card: FunctionCard }) {
  const { uuid, title, description, changes } = card;
  return (
    <Card as="li" interactive>
      <div className={cardContentClass}>
        <Stack gap={1}>
          <Link to="/lab/agents-functions" search={{ id: uuid }} className={cardLinkClass}>
            {bindWords(title)}
          </Link>
          <Text size="sm">{bindWords(description)}</Text>
          <Text size="sm" tone="muted">
            {factsOf(card)}
          </Text>
        </Stack>
        {changes && (
          <span>
            <Badge tone="warning" icon={<PenLine />}>
              Изменяет данные
            </Badge>
          </span>
        )}
      </div>
    </Card>
  );
}
