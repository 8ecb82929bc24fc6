import { setTimeout as wait } from 'node:timers/promises';
import { tilesFor } from '#mocks/domain/favourites/favourites.ts';
import { picksByModel } from '#mocks/domain/router/ask-model.ts';
import { picksByWords } from '#mocks/domain/router/picks-by-words.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';

/** How long the upstream may take, ms: the portal waits 1.2 s. */
const MODEL_TIME_MS = 1000;

export const routerRoutes = [
  on('serviceFind', async (c) => {
    const { database, model, scenarios } = c.deps;
    const delay = scenarios.delayOf('serviceFind');
    if (delay > 0) await wait(delay);
    const tiles = tilesFor(database, c.user.email).filter(
      ({ disabled, external }) => !disabled && !(c.body.onlyInternal && external !== false),
    );
    const byModel = model.rehearses?.('chatGpt')
      ? null
      : await picksByModel(model, c.body, tiles, AbortSignal.timeout(MODEL_TIME_MS));
    const picks: Schemas['ServicePick'][] = byModel ?? picksByWords(c.body, tiles);
    return c.reply(200, picks);
  }),
] as const;
