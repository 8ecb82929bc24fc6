/** The price list of the connections. */

import { day } from '../administration-steps.ts';
import { expectRefused } from '../expect.ts';
import { unique } from '../names.ts';
import { Blocked, type Run } from '../run.ts';
import { type Json, untypedSend } from '../untyped.ts';
import { type Made, resource } from './administration-resource.ts';

/** Prices of a model that nothing asks for: nothing is counted with them. */
const newPrice = async (run: Run): Promise<Json> => {
  const { json } = await run.call(await run.person('admin'), 'adminConnectionList');
  const [connection] = json.content;
  if (!connection) throw new Blocked('the gateway has no connection');
  const rates = { tokensIn: 1000, tokensOut: null, picture: null, minute: 250 };
  return {
    connectionUuid: connection.uuid,
    model: unique('kit').replaceAll(' ', '-'),
    ...rates,
    starts: day(1),
  };
};

/** A price does not begin in the past. Once it has begun, it is neither changed nor removed (ADM-49). */
async function priceForward({ run, person, key: uuid, now }: Made): Promise<void> {
  const { connectionUuid, model, tokensIn, tokensOut, picture, minute, starts, version } = await now();
  const fields = { connectionUuid, model, tokensIn, tokensOut, picture, minute };
  const refused = { statuses: [422], says: '422 at `starts`: nothing of the past changes' } as const;
  const change = { uuid, version, ...fields, starts: day(-1) };
  const changed = await untypedSend(run, person, 'adminPriceChange', { body: change });
  expectRefused(run, changed, { ...refused, place: 'a price from yesterday on' });
  const twice = await untypedSend(run, person, 'adminPriceAdd', { body: { ...fields, starts } });
  expectRefused(run, twice, { ...refused, place: 'a second price from the same day on' });
  const added = Object(twice.got.json) as Json;
  if (twice.got.status < 300)
    await untypedSend(run, person, 'adminPriceRemove', {
      query: { uuid: String(added['uuid']), version: Number(added['version']) },
    });
  const { json: begun } = await run.call(person, 'adminPriceList', {
    query: { status: ['current'], size: 1 },
  });
  const [current] = begun.content;
  if (!current) return;
  const query = { uuid: current.uuid, version: current.version };
  const removed = await run.send(person, 'adminPriceRemove', { query });
  expectRefused(run, removed, { ...refused, place: 'a price that has begun' });
}

export const prices = resource({
  name: 'Price list',
  role: 'admin',
  key: 'uuid',
  isAudited: true,
  text: ({ model }) => String(model),
  kind: 'adminPrice',
  fresh: newPrice,
  other: ({ connectionUuid, model }) => {
    const rates = { tokensIn: 2000, tokensOut: 3000, picture: 400, minute: null };
    return { connectionUuid, model, ...rates, starts: day(2) };
  },
  more: priceForward,
});
