/** Exports of the caller's own data. */
import { exportsOf, nextExportAt, startExport, toExport } from '#mocks/domain/exports/exports.ts';
import { shownMoment } from '#mocks/domain/lists/days.ts';
import { by, byLatest, inOrder } from '#mocks/domain/lists/list.ts';
import { on } from './kit/on.ts';

const LISTED = 10;
/** The least time between two exports, s. */
const DAY_SECONDS = 24 * 60 * 60;

export const exportRoutes = [
  on('dataExportList', (c) => {
    const newestFirst = inOrder(exportsOf(c.deps, c.user.email), byLatest('created'), by('uuid'));
    return c.reply(200, newestFirst.slice(0, LISTED).map(toExport));
  }),

  on('dataExportAdd', (c) => {
    const next = nextExportAt(c.deps, c.user.email);
    if (next > 0) {
      const moment = shownMoment(new Date(next).toISOString());
      return c.fail('export-too-soon', {
        message: `Данные можно выгружать раз в сутки. Следующая выгрузка — с ${moment} (МСК)`,
        // After the clock was set back, the last export is in the future.
        retryAfter: Math.min(DAY_SECONDS, Math.ceil((next - c.deps.now().getTime()) / 1000)),
      });
    }
    return c.reply(200, toExport(startExport(c.deps, c.user.email)));
  }),
] as const;
