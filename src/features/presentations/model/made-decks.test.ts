import { expect, test } from 'vitest';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { checkDeck } from './check.ts';
import type { Deck } from './deck.ts';
import { themeTokens } from './themes.ts';

const headers = () => ({ 'idempotency-key': crypto.randomUUID() });
const read = (client: Client, uuid: string): Promise<Deck> =>
  client.json('GET', `/presentation/getPresentation?presentationId=${uuid}`);
const faultsOf = (deck: Deck) => checkDeck(deck, themeTokens(deck.theme));

/** A presentation of 40 slides that the stand-in makes. */
async function made(client: Client, style: string): Promise<Deck> {
  const { uuid } = await client.json<Deck>('POST', '/presentation/addPresentation', {
    json: { title: 'Документооборот', language: 'ru', theme: 'light' },
    headers: headers(),
  });
  const brief = {
    topic: 'Переход на электронный документооборот',
    audience: 'Руководители',
    style,
    slideCount: 40,
    language: 'ru',
    idFiles: [],
    isOnlySources: false,
    pictures: 'suggest',
    serviceType: 'chatGpt',
    model: null,
  };
  await client.json('POST', '/presentation/changePresentation', { json: { uuid, version: 1, brief } });
  for (const [stage, rest] of [
    ['outline', {}],
    ['slides', { outlineIds: [], overwritesEdited: false }],
  ] as const) {
    const { version } = await read(client, uuid);
    const json = { version, ...rest };
    const response = await client.call('POST', `/presentation/${uuid}/${stage}`, {
      json,
      headers: headers(),
    });
    await response.text();
  }
  return read(client, uuid);
}

test('[PRES-01] the text of the seeded presentations fits, and the check of accessibility finds nothing', async () => {
  const client = await new Client(await openGateway()).login();
  const { content } = await client.json<{ content: { uuid: string }[] }>(
    'GET',
    '/presentation/getPresentations',
  );
  const decks = await Promise.all(content.map(({ uuid }) => read(client, uuid)));
  expect(decks.map(({ slides }) => slides.length)).toEqual([12, 10, 8]);
  expect(decks.flatMap(faultsOf)).toEqual([]);
});

test.each(['business', 'friendly', 'teaching', 'report'])(
  '[PRES-08] 40 slides that are made in the style %s fit, with different titles and descriptions',
  async (style) => {
    const client = await new Client(await openGateway()).login();
    const deck = await made(client, style);
    expect(deck.slides).toHaveLength(40);
    expect(faultsOf(deck)).toEqual([]);
  },
);
