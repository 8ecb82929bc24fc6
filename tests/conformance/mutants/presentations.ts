/** Gateways whose presentations lose versions, or whose runs break the rules of «Streams of presentations». */
import type { OperationId } from '../../../openapi/check/contract.ts';
import {
  answerLike,
  editEvents,
  editFlow,
  editItems,
  editJson,
  editList,
  eventOf,
  type Json,
  type Mutant,
  operationAt,
  requestLike,
} from './faulty.ts';

const restoring: readonly OperationId[] = [
  'presentationReset',
  'presentationVersionRead',
  'presentationVersionList',
];
const running: readonly OperationId[] = ['presentationOutlineSend', 'presentationStreamStop'];

/** The events of plans, changed. */
const plans = (edit: (event: Json, first: Json) => Json): Mutant['wrap'] =>
  editEvents(['presentationOutlineSend'], (blocks) => {
    const first: Json = blocks.map(eventOf).find((event) => event !== undefined) ?? {};
    return blocks.map((block) => {
      const event = eventOf(block);
      return event ? `id: ${event['id']}\ndata: ${JSON.stringify(edit(event, first))}` : block;
    });
  });

export const presentationMutants: readonly Mutant[] = [
  {
    name: 'A restored presentation without its plan',
    area: restoring,
    rules: ['stored'],
    wrap: editItems(['presentationReset'], (item) => ({ ...item, outline: [] })),
  },
  {
    name: 'A kept version has the title of today',
    area: restoring,
    rules: ['stored'],
    wrap: (next) => {
      let title: unknown;
      const remembered = editItems(['presentationRead'], (item) => {
        ({ title } = item);
        return item;
      });
      return editItems(['presentationVersionRead'], (item) => ({ ...item, title: title ?? item['title'] }))(
        remembered(next),
      );
    },
  },
  {
    name: 'What was there before a version is restored is lost',
    area: restoring,
    rules: ['stored'],
    wrap: editList(['presentationVersionList'], (items) => items.filter(({ reason }) => reason !== 'reset')),
  },
  {
    name: 'Restoring makes no new version',
    area: restoring,
    rules: ['version', 'stored'],
    wrap: editJson(['presentationReset'], 200, (json) => ({ ...json, version: 1 })),
  },
  {
    name: 'All events of a run name one version',
    area: running,
    rules: ['stream'],
    wrap: plans((event, first) => ('version' in event ? { ...event, version: first['version'] } : event)),
  },
  {
    name: 'The events of a run name versions that do not exist',
    area: running,
    rules: ['stream'],
    wrap: plans((event) =>
      'version' in event ? { ...event, version: Number(event['version']) + 1 } : event,
    ),
  },
  {
    name: 'An item of the plan is saved otherwise than it was sent',
    area: running,
    rules: ['stored'],
    wrap: editItems(['presentationRead'], (item) => ({
      ...item,
      outline: Array.isArray(item['outline']) ? item['outline'].toReversed() : [],
    })),
  },
  {
    name: 'A second run is refused as a stale version',
    area: running,
    rules: ['status'],
    wrap: editJson(['presentationOutlineSend', 'presentationReset'], 409, (json) => ({
      ...json,
      code: json['code'] === 'generation-running' ? 'version-conflict' : json['code'],
    })),
  },
  {
    name: 'Stopping a run does nothing',
    area: running,
    rules: ['stream'],
    wrap: (next) => async (request) => {
      if (operationAt(request) !== 'presentationStreamStop') return next(request);
      // The presentation is read in place of stopping it.
      const id = /presentation\/([\da-f-]{36})\//.exec(request.url)?.[1];
      const url = new URL(`/api/1.0/presentation/getPresentation?presentationId=${id}`, request.url).href;
      const headers = new Headers(request.headers);
      const answer = await next(new Request(url, { headers }));
      return answer.status === 200
        ? answerLike(answer, { status: 204, headers: { 'content-type': null } })
        : next(await requestLike(request, {}));
    },
  },
  {
    name: 'A stopped run ends as a whole one',
    area: running,
    rules: ['stream'],
    wrap: editFlow(['presentationOutlineSend'], (text) => text.replaceAll('"stopped"', '"complete"')),
  },
];
