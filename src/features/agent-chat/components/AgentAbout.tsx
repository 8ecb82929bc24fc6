import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Agent } from '#api/generated/model/agent.ts';
import { ExternalBadge, serviceOf } from '#features/services/index.ts';
import { cleanFileName } from '#lib/file-name.ts';
import { canCreateChatBot } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import { buttonClass } from '#ui/index.ts';
import { edit, facts } from './AgentAbout.css.ts';

/** Who may use an agent besides its owner and editors. */
function audienceOf({ visibility, groups }: Agent['access']): string {
  if (visibility === 'company') return 'Вся компания';
  if (visibility === 'private') return 'Только владелец и\u00a0редакторы';
  return groups.length > 0 ? `Группы: ${groups.join(', ')}` : 'Группа владельца';
}

const List = ({ items }: { items: readonly { key: string; text: string }[] }) => (
  <ul>
    {items.map(({ key, text }) => (
      <li key={key}>{text}</li>
    ))}
  </ul>
);

/** What a person may know about an agent; the instruction and the files only where the gateway gives them (lab.md §2). */
export default function AgentAbout({ agent }: { agent: Agent }) {
  const { uuid, right, description, owner, serviceType, functions, access, instruction, files } = agent;
  const { profile } = useSession();
  const hasBots = profile !== null && canCreateChatBot(profile);
  const service = serviceOf(serviceType);
  const known: readonly (readonly [name: string, value: ReactNode])[] = [
    ['Описание', description],
    ['Владелец', owner.name],
    [
      'Сервис',
      <>
        {service?.title ?? serviceType}{' '}
        <ExternalBadge
          external={service?.external ?? true}
          besideTitle={service?.title ?? ''}
          explained="button"
        />
      </>,
    ],
    [
      'Функции',
      functions.length > 0 && (
        <List
          items={functions.map(({ uuid, title, changes }) => ({
            key: uuid,
            text: changes ? `${title}\u00a0— с\u00a0вашего согласия` : title,
          }))}
        />
      ),
    ],
    ['Кому виден', audienceOf(access)],
    ['Инструкция', instruction],
    [
      'Файлы',
      files && files.length > 0 && (
        <List items={files.map(({ idFile, name }) => ({ key: idFile, text: cleanFileName(name) }))} />
      ),
    ],
  ];
  return (
    <>
      <dl className={facts}>
        {known.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {right !== 'use' && (
        <div className={edit}>
          <Link to="/lab/agents-create-edit" search={{ id: uuid }} className={buttonClass({ size: 'sm' })}>
            Изменить
          </Link>
          {hasBots && (
            <Link to="/lab/agent-bots" search={{ agent: uuid }} className={buttonClass({ size: 'sm' })}>
              Чат-боты для&nbsp;гостей
            </Link>
          )}
        </div>
      )}
    </>
  );
}
