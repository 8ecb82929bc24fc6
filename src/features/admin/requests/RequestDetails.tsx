import { Link } from '@tanstack/react-router';
import type { AccessRequest } from '#api/generated/model/accessRequest.ts';
import { Badge, Inline, Stack, Text, textLinkClass } from '#ui/index.ts';
import { Moment } from '../kit/Moment.tsx';
import { entry, written } from '../kit/messages.css.ts';
import { ageText, kindText, priorityText, statusBadge } from '../words/request-words.ts';

/** A link to a row of another page of the administration. */
const RowLink = ({ page, row, title }: { page: string; row: string; title: string }) => (
  <Link to="/admin/$" params={{ _splat: page }} search={{ row } as object} className={textLinkClass}>
    {title}
  </Link>
);

/** What a person asks for, what was asked back, and the decision. */
export function RequestDetails({ request }: { request: AccessRequest }) {
  const { kind, name, email, companyName, serviceTitle, tasks, priority, status } = request;
  const { userId, feedbackUuid, created, decision, questions } = request;
  const { label, tone } = statusBadge(status);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Inline>
          <Badge tone={tone}>{label}</Badge>
          <Text weight="medium">
            {kindText(kind)}
            {serviceTitle && `: ${serviceTitle}`}
          </Text>
        </Inline>
        <Text size="sm" tone="muted">
          {[name, email, companyName].filter(Boolean).join(', ')}
          <br />
          <Moment value={created} />, {decision ? 'решён за' : 'ждёт'} {ageText(request, new Date())}
          <br />
          Приоритет: {priorityText(priority).toLowerCase()}
        </Text>
        <p className={written}>{tasks || 'О задачах ничего не сказано.'}</p>
        <Inline gap={4}>
          {userId === null ? (
            <Text size="sm" tone="muted">
              Учётной записи нет: после одобрения портал создаст её и пришлёт приглашение
            </Text>
          ) : (
            <RowLink page="users/users-table" row={String(userId)} title="Учётная запись" />
          )}
          {feedbackUuid && <RowLink page="feedback" row={feedbackUuid} title="Обращение" />}
        </Inline>
      </Stack>
      {(questions.length > 0 || decision) && (
        <Stack as="ol" aria-label="Решения и вопросы">
          {questions.map(({ author, date, text }) => (
            <li key={`${date} ${text}`} className={entry}>
              <Text size="sm" tone="muted">
                Вопрос, {author}, <Moment value={date} />
              </Text>
              <p className={written}>{text}</p>
            </li>
          ))}
          {decision && (
            <li className={entry}>
              <Text size="sm" tone="muted">
                {label}, {decision.by}, <Moment value={decision.date} />
              </Text>
              {decision.reason && <p className={written}>{decision.reason}</p>}
            </li>
          )}
        </Stack>
      )}
    </Stack>
  );
}
