/** Makes gateways with a fault of whole lists, whose pages agree with each other. */
import type { OperationId } from '../../../openapi/check/contract.ts';
import type { Transport } from '../../../openapi/check/http.ts';
import { answerLike, type Json, type Mutant, operationAt, requestLike } from './faulty.ts';

const most = 100;

interface Change {
  /** Changes what is asked before the list is read as a whole. */
  readonly ask?: (query: URLSearchParams) => void;
  /** Changes the whole list, before it is cut into pages. */
  readonly items: (items: Json[], query: URLSearchParams) => Json[];
}

/** Reads the whole list, changes it and cuts it into pages, so that the numbers of its pages agree. */
export const editWhole =
  (id: OperationId, { ask, items }: Change): Mutant['wrap'] =>
  (next: Transport): Transport =>
  async (request) => {
    if (operationAt(request) !== id) return next(request);
    const copy = request.clone() as Request;
    const answer = await next(request);
    const json = answer.status === 200 ? ((await answer.clone().json()) as Json | Json[]) : null;
    if (json === null) return answer;
    const url = new URL(copy.url);
    const query = new URLSearchParams(url.search);
    ask?.(url.searchParams);
    const isPaged = !Array.isArray(json);
    const found: Json[] = [];
    for (let page = 0, isLast = false; !isLast; page++) {
      if (isPaged)
        for (const [name, value] of Object.entries({ page, size: most }))
          url.searchParams.set(name, String(value));
      const read = (await (await next(await requestLike(copy, { url: url.href }))).json()) as Json | Json[];
      found.push(...(Array.isArray(read) ? read : (read['content'] as Json[])));
      isLast = Array.isArray(read) || read['last'] === true;
    }
    const whole = items(found, query);
    if (Array.isArray(json)) return answerLike(answer, { body: JSON.stringify(whole) });
    const [number, size] = [Number(json['number']), Number(json['size'])];
    const totalPages = Math.ceil(whole.length / size);
    const numbers = { totalElements: whole.length, totalPages, last: number >= totalPages - 1 };
    const content = whole.slice(number * size, (number + 1) * size);
    return answerLike(answer, { body: JSON.stringify({ ...json, ...numbers, content }) });
  };

/** A field of an item as a text; empty where it has none. */
export const text = (item: Json, name: string): string => String(item[name] ?? '');
