/** Warns of a disk that fills up (PILOT-07). */
import { formatFileSize } from '#lib/file-size.ts';
import { gatewayVersion, noteFailure } from '#mocks/domain/errors/record.ts';
import { log } from '#mocks/log/log.ts';
import type { Disk } from '#mocks/store/disk.ts';
import { type AlertTools, adminEmails, raise, settle } from './rules.ts';

const KEY = 'disk';
/** Shares of the disk that are told, %, the greatest first. */
const LEVELS = [95, 80];
/** A level lasts until the share is this much below it, so that a disk at a level is told once, %. */
const SLACK = 2;

interface DiskTools extends AlertTools {
  readonly disk: Disk;
}

/**
 * Tells the operator and the administrators once that the disk is 80 or 95 % full: a line in the log, a letter and an entry in
 * «Ошибки».
 */
export function checkDisk(deps: DiskTools): void {
  const { database, now } = deps;
  const room = deps.disk();
  if (!room || room.size === 0) return;
  const used = 100 * (1 - room.free / room.size);
  const before = Number(database.alerts.get(KEY)?.of ?? 0);
  const level = LEVELS.find((one) => used >= (one === before ? one - SLACK : one));
  if (level === undefined) {
    settle(deps, KEY);
    return;
  }
  if (level <= before) {
    const { alerts, store } = database;
    const alert = alerts.get(KEY);
    if (alert && level < before) store.put(alerts, { ...alert, of: String(level) });
    return;
  }
  const subject = `Диск портала занят больше чем на\u00a0${level}\u00a0%`;
  const left = `Свободно ${formatFileSize(room.free)} из\u00a0${formatFileSize(room.size)}.`;
  const text = `${left} Когда останется меньше 64\u00a0МБ, портал не\u00a0примет новых запросов и\u00a0файлов; войти, прочитать и\u00a0удалить будет можно. Увеличьте диск или\u00a0освободите место.`;
  log.warn(`The disk of the state is more than ${level} % full.`, { ...room });
  raise(deps, { key: KEY, of: String(level), emails: adminEmails(database), subject, text });
  noteFailure(database, {
    source: 'gateway',
    place: 'Диск',
    name: `disk-${level}`,
    message: `${subject}. ${left}`,
    moment: now(),
    userId: null,
    browser: '',
    version: gatewayVersion,
    requestId: null,
    stack: '',
  });
}
