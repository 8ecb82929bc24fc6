/** Reads a list while something is added to it. */
import { type OperationId, operationOf } from '../contract.ts';
import { draftOf, type Input } from '../request.ts';
import { Blocked, type Person, type Run } from '../run.ts';
import { listOf } from './reading.ts';
import { idsOf, type Read } from './sound.ts';

/** How many pages are read at most. */
const most = 50;

/**
 * Reads the first page, adds an item, and reads on: everything that was there before is seen at least once, because what
 * is added moves the others on and takes none away.
 *
 * @param list a list with pages, of which the person has at least two items
 * @param input its required parameters
 * @param add adds an item to the list
 */
export async function whileAdding(
  run: Run,
  person: Person,
  list: OperationId,
  add: () => Promise<unknown>,
  input: Input = {},
): Promise<void> {
  const operation = operationOf(list);
  if (!run.isSelected(list)) return;
  const called = listOf(run, { operation, person, draft: draftOf(operation, input) });
  const { read, maximum } = called;
  const before = await read({ page: 0, size: maximum });
  if (!before || before.total > maximum)
    return run.skip(list, 'not read while something is added: it is long');
  if (before.total < 2)
    return run.skip(list, 'not read while something is added: it has less than two items');
  const size = Math.max(1, Math.floor(before.total / 2));
  const first = await read({ page: 0, size });
  if (!first) throw new Blocked(`${list} is not answered`);
  const seen = new Set(idsOf(called, first));
  await add();
  let last: Read = first;
  for (let page = 1; page < most && last.items.length > 0 && last.json['last'] !== true; page++) {
    const next = await read({ page, size });
    if (!next) return;
    last = next;
    for (const id of idsOf(called, next)) seen.add(id);
  }
  const missing = idsOf(called, before).find((id) => !seen.has(id));
  if (missing === undefined) return;
  run.report(last.exchange, {
    rule: 'page',
    place: 'while adding',
    pointer: '#/info/description',
    message: `${missing} was in the list before something was added, and is on no page that was read meanwhile.`,
    says: 'An item arrives between two requests: those behind it move on, and the last one of a page comes again on the next',
    cause: 'The order has no unique last key, or the list is cut before it is ordered.',
  });
}
