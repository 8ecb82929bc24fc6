import { setTimeout as wait } from 'node:timers/promises';
import type { Schemas } from '../db/database.ts';
import { tilesFor } from '../db/favourites.ts';
import { on } from '../on.ts';
import { picksByModel } from '../router/ask-model.ts';
import { picksByWords } from '../router/words.ts';

/** How long the upstream may take, ms: the portal waits 1.2 s. */
const MODEL_TIME_MS = 1000;

export const routerRoutes = [
  on('post', '/router/find', async (c) => {
    const { database, model, scenarios } = c.deps;
    const delay = scenarios.delayOf('serviceFind');
    if (delay > 0) await wait(delay);
    const tiles = tilesFor(database, c.user.email).filter(
      ({ disabled, external }) => !disabled && !(c.body.onlyInternal && external !== false),
    );
    const byModel = model.isRehearsal
      ? null
      : await picksByModel(model, c.body, tiles, AbortSignal.timeout(MODEL_TIME_MS));
    const picks: Schemas['ServicePick'][] = byModel ?? picksByWords(c.body, tiles);
    return c.reply(200, picks);
  }),
] as const;
