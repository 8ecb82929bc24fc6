import type { AgentFunction } from '#api/generated/model/agentFunction.ts';
import { withVisibleMarks } from '#lib/direction-marks.ts';
import { pageClass, useArrival } from '#objects/index.ts';
import { Heading, Stack, Text } from '#ui/index.ts';
import { readRows } from '../model/arguments.ts';
import { ArgumentsTable } from './ArgumentsTable.tsx';
import { facts } from './functions.css.ts';
import { CopyLink, listLink } from './list-link.tsx';
import { PlainText } from './PlainText.tsx';

interface FunctionAboutProps {
  one: AgentFunction;
  /** Whether it was opened from another place of this page. */
  isArrival: boolean;
}

/** A function that the person may use and not change: one of the portal, or of a colleague. */
export function FunctionAbout({ one, isArrival }: FunctionAboutProps) {
  useArrival(isArrival);
  const { title, name, description, kind, owner, method, url, changes, parameters, body } = one;
  const read = readRows(parameters);
  const isHttp = kind === 'http';
  return (
    <div className={pageClass}>
      <Stack gap={2}>
        <span>{listLink}</span>
        <Heading level={1} size="xxl">
          {withVisibleMarks(title)}
        </Heading>
        <Text>{withVisibleMarks(description)}</Text>
        {isHttp && url !== '' && (
          <div>
            <CopyLink uuid={one.uuid} />
          </div>
        )}
      </Stack>
      <dl className={facts}>
        <Fact term="Имя для модели">{name}</Fact>
        <Fact term="Владелец">{isHttp ? (owner?.name ?? 'неизвестен') : 'портал'}</Fact>
        {isHttp && <Fact term="Метод">{method}</Fact>}
        {isHttp && (
          <Fact term="Адрес">{url === '' ? 'владелец не\u00a0показывает' : withVisibleMarks(url)}</Fact>
        )}
        <Fact term="Изменяет данные">
          {changes || method !== 'GET' ? 'да, с\u00a0вашего согласия' : 'нет'}
        </Fact>
      </dl>
      <Stack as="section" gap={3}>
        <Heading level={2} size="lg">
          Аргументы
        </Heading>
        {'rows' in read ? <ArgumentsTable rows={read.rows} /> : <PlainText text={parameters} />}
      </Stack>
      {body !== '' && (
        <Stack as="section" gap={3}>
          <Heading level={2} size="lg">
            Тело запроса
          </Heading>
          <PlainText text={body} />
        </Stack>
      )}
    </div>
  );
}

const Fact = ({ term, children }: { term: string; children: string }) => (
  <Text as="div">
    <dt>{term}: </dt>
    <dd>{children}</dd>
  </Text>
);
