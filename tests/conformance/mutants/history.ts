/** Gateways with faults in the history: ratings, branches, the order of chats, snippets, and counts of a removal. */
import { answerLike, editBody, editItems, editList, type Mutant, onAnswer, without } from './faulty.ts';

/** Chats keep the date and the place that they had when they were listed first. */
function firstDates(): Mutant['wrap'] {
  const dates = new Map<unknown, unknown>();
  return editList(['historyChatList'], (items) =>
    items
      .map((item) => {
        const { uuid, date } = item;
        if (!dates.has(uuid)) dates.set(uuid, date);
        return { ...item, date: dates.get(uuid) };
      })
      .toSorted((a, b) => String(b.date).localeCompare(String(a.date)))
      .toSorted((a, b) => Number('pinned' in b) - Number('pinned' in a)),
  );
}

export const historyMutants: readonly Mutant[] = [
  {
    name: 'A request is rated',
    area: ['historyMessageRate'],
    rules: ['invalid-accepted'],
    wrap: onAnswer(['historyMessageRate'], async (answer) =>
      (await answer.clone().text()).includes('Оценить можно только ответ')
        ? answerLike(answer, { status: 204, headers: { 'content-type': null } })
        : answer,
    ),
  },
  {
    name: 'A rating is not taken back',
    area: ['historyMessageRate'],
    rules: ['stored'],
    wrap: editBody(['historyMessageRate'], (body) =>
      body['rating'] === null ? { ...body, rating: 'good' } : body,
    ),
  },
  {
    name: 'Branches are not named',
    area: ['historyMessageList'],
    rules: ['stored'],
    wrap: editItems(['historyMessageList'], (item) => without(item, 'siblings')),
  },
  {
    name: 'Every message names branches',
    area: ['historyMessageList'],
    rules: ['stored'],
    wrap: editItems(['historyMessageList'], (item) => ({ siblings: [item['id']], ...item })),
  },
  {
    name: 'A continued chat keeps its place',
    area: ['historyChatList', 'historyChatPin'],
    rules: ['order'],
    wrap: firstDates(),
  },
  {
    name: 'Found chats have no snippet',
    area: ['historyChatList', 'historyChatRename'],
    rules: ['stored'],
    wrap: editItems(['historyChatList'], (item) => without(item, 'snippet')),
  },
  {
    name: 'A removal is executed where it shall be counted',
    area: ['historyRemove'],
    rules: ['stored'],
    wrap: editBody(['historyRemove'], (body) => (body['dryRun'] === true ? without(body, 'dryRun') : body)),
  },
  {
    name: 'A removal counts pinned chats that shall stay',
    area: ['historyRemove'],
    rules: ['stored'],
    wrap: editBody(['historyRemove'], (body) =>
      body['keepPinned'] === true ? { ...body, keepPinned: false } : body,
    ),
  },
  {
    name: 'A removal counts the chats of all services',
    area: ['historyRemove'],
    rules: ['stored'],
    wrap: editBody(['historyRemove'], (body) =>
      /^[A-Za-z]{3,30}$/.test(String(body['serviceType'])) && typeof body['serviceType'] === 'string'
        ? without(body, 'serviceType')
        : body,
    ),
  },
];
