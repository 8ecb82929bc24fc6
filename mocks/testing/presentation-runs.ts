/** Common steps of tests that have plans and slides made. */

import { createParser } from 'eventsource-parser';
import { expect } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway, validate } from './client.ts';

type Deck = Schemas['Presentation'];
type Event = Schemas['PresentationEvent'];
export type Slide = Schemas['Slide'];

export const key = () => crypto.randomUUID();
export const brief: Schemas['PresentationBrief'] = {
  topic: 'Переход на электронный документооборот',
  audience: 'Руководители',
  style: 'business',
  slideCount: 8,
  language: 'ru',
  idFiles: [],
  isOnlySources: false,
  pictures: 'none',
  serviceType: 'chatGpt',
  model: null,
};

/** A client with a new presentation that has this brief. */
export async function started(
  change: Partial<typeof brief> = {},
  options?: Parameters<typeof openGateway>[0],
) {
  const gateway = await openGateway(options);
  const client = await new Client(gateway).login();
  return { gateway, client, uuid: await added(client, change) };
}

export async function added(client: Client, change: Partial<typeof brief> = {}): Promise<string> {
  const { uuid } = await client.json<Deck>('POST', '/presentation/addPresentation', {
    json: { title: 'Документооборот', language: 'ru', theme: 'light' },
    headers: { 'idempotency-key': key() },
  });
  await saved(client, uuid, { brief: { ...brief, ...change } });
  return uuid;
}

export const read = (client: Client, uuid: string): Promise<Deck> =>
  client.json('GET', `/presentation/getPresentation?presentationId=${uuid}`);

export async function saved(client: Client, uuid: string, json: object): Promise<void> {
  const { version } = await read(client, uuid);
  await client.json('POST', '/presentation/changePresentation', { json: { uuid, version, ...json } });
}

/** The events of a stream, each checked against the contract. @returns `isBroken`: whether the stream broke off */
export async function framesOf(response: Response): Promise<{ events: Event[]; isBroken: boolean }> {
  const events: Event[] = [];
  const parser = createParser({
    onEvent: ({ data, id }) => {
      const event = JSON.parse(data) as Event;
      expect(validate({ $ref: '#/components/schemas/PresentationEvent' }, event)).toBeNull();
      expect(event.id).toBe(id);
      events.push(event);
    },
  });
  const decoder = new TextDecoder();
  try {
    for await (const bytes of response.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }));
    return { events, isBroken: false };
  } catch {
    return { events, isBroken: true };
  }
}

export async function send(
  client: Client,
  uuid: string,
  stage: 'outline' | 'slides',
  json: object = {},
  idempotency = key(),
) {
  const { version } = await read(client, uuid);
  const rest = stage === 'slides' ? { outlineIds: [], overwritesEdited: false } : {};
  return client.call('POST', `/presentation/${uuid}/${stage}`, {
    json: { version, ...rest, ...json },
    headers: { 'idempotency-key': idempotency },
  });
}

export async function run(
  client: Client,
  uuid: string,
  stage: 'outline' | 'slides',
  json?: object,
): Promise<Event[]> {
  return (await framesOf(await send(client, uuid, stage, json))).events;
}

export const resume = (client: Client, uuid: string, runId: string, last: string): Promise<Response> =>
  client.call('GET', `/presentation/${uuid}/stream?runId=${runId}`, { headers: { 'last-event-id': last } });

/** All events of a run, resumed as often as its connections break. */
export async function whole(client: Client, uuid: string, response: Response): Promise<Event[]> {
  const all: Event[] = [];
  for (let part = await framesOf(response); ; ) {
    all.push(...part.events);
    const [first] = all;
    if (!part.isBroken || first?.type !== 'started') return all;
    part = await framesOf(await resume(client, uuid, first.runId, all.at(-1)?.id ?? '0'));
  }
}

export const typesOf = (events: readonly Event[]): string[] => [...new Set(events.map(({ type }) => type))];
export const slidesIn = (events: readonly Event[]): Slide[] =>
  events.flatMap((event) => (event.type === 'slide' ? [event.slide as Slide] : []));
export const outlineIdsIn = (events: readonly Event[]): (string | null)[] =>
  slidesIn(events).map(({ outlineId }) => outlineId);
