import { Link } from '@tanstack/react-router';
import type { AdminFeedback } from '#api/generated/model/adminFeedback.ts';
import { Badge, Stack, Text, textLinkClass } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { Moment } from '../kit/Moment.tsx';
import { entry, note, written } from '../kit/messages.css.ts';
import { valuesOf } from '../letters/begun.ts';
import { MakeRequest } from '../requests/MakeRequest.tsx';
import { asksForAccess, categoryText } from '../words/feedback-words.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Picture } from './Picture.tsx';

interface FeedbackMessageProps {
  message: AdminFeedback;
  area: AdminArea;
  /** False where the message is only read. */
  canChange: boolean;
  onSent: () => void;
}

/** A message of a user with its picture, the answers and notes, and the form for another one. */
export function FeedbackMessage({ message, area, canChange, onSent }: FeedbackMessageProps) {
  const { uuid, category, date, author, email, companyName, text, fileName, errorUuid, thread } = message;
  const from = [author ?? email ?? 'Без адреса', author ? email : null, companyName];
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Text size="sm" tone="muted">
          {categoryText(category)}, <Moment value={date} />
          <br />
          {from.filter(Boolean).join(', ')}
        </Text>
        <p className={written}>{text}</p>
        {errorUuid && (
          <Link
            to="/admin/$"
            params={{ _splat: 'error' }}
            search={{ row: errorUuid } as object}
            className={textLinkClass}
          >
            Группа ошибок
          </Link>
        )}
        {fileName && <Picture uuid={uuid} name={fileName} area={area} />}
        {canChange && area === 'admin' && email !== null && asksForAccess(category) && (
          <MakeRequest key={uuid} feedbackUuid={uuid} />
        )}
      </Stack>
      {thread.length > 0 && (
        <Stack as="ol" aria-label="Переписка">
          {thread.map((one, index) => (
            // Entries are only ever added at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id of its own
            <li key={index} className={one.isInner ? note : entry}>
              <Text size="sm" tone="muted">
                {one.author}, <Moment value={one.date} />
                {one.isInner && (
                  <>
                    {' '}
                    <Badge tone="warning">Заметка</Badge>
                  </>
                )}
              </Text>
              <p className={written}>{one.text}</p>
            </li>
          ))}
        </Stack>
      )}
      {canChange && email === null && area === 'companyAdmin' && (
        <Text tone="muted">Автор не оставил адреса: ответить ему нельзя.</Text>
      )}
      {canChange && (email !== null || area === 'admin') && (
        <AnswerForm
          key={`${uuid} ${thread.length}`}
          uuid={uuid}
          area={area}
          canAnswer={email !== null}
          values={valuesOf(message)}
          onSent={onSent}
        />
      )}
    </Stack>
  );
}
