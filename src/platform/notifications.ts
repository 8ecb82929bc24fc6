import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Area } from '#api/area.ts';
import {
  getNotificationListQueryKey,
  notificationList,
} from '#api/generated/hooks/notification/notification.ts';
import type { Notification } from '#api/generated/model/notification.ts';
import { useStore } from '#lib/store.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { sessions } from './session/session.ts';

/** Poll interval of the notifications, ms (portal.md §9). */
const pollInterval = 120_000;

/** levelImportance of a release notice, and of the notice that hides the agents (portal.md §3). */
const releaseLevel = 300;
const noAgentsLevel = 666;

/**
 * Notifications with a title, and those that hide the agents, which need none. Of two with the same id the first is
 * kept.
 */
export function known(notifications: readonly Notification[]): Notification[] {
  const byId = new Map<string, Notification>();
  for (const notification of notifications) {
    const { uuid, title, levelImportance } = notification;
    const isNamed = uuid !== '' && title !== '';
    if ((!isNamed && levelImportance !== noAgentsLevel) || byId.has(uuid)) continue;
    byId.set(uuid, isNamed ? notification : { ...notification, text: '' });
  }
  return [...byId.values()];
}

/** The query of the notifications; the main and the guest area have one each. */
export const notificationsOf = (area: Area) =>
  queryOptions({
    queryKey: [...getNotificationListQueryKey(), area],
    queryFn: async ({ signal }) => known(await notificationList({ signal })),
    staleTime: pollInterval,
    // One failure ends the poll (PRE-04), so there are no retries.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/**
 * The only poll of the notifications (BOT-04, PRE-04): at once and then every 120 s, while there is a session and its layout
 * is mounted. A failure goes to the error policy and ends the poll; a later success, after a user action or the end of an
 * outage, restarts it.
 *
 * @param area the area of the session
 * @param isSecond another component polls: its answers are read, nothing is asked for
 */
export function useNotificationPoll(area: Area, isSecond = false) {
  const { state } = useStore(sessions[area]);
  return useQuery({
    ...notificationsOf(area),
    enabled: !isSecond && state === 'AUTHENTICATED',
    retryOnMount: false,
    refetchInterval: (query) => (query.state.status === 'error' ? false : pollInterval),
    refetchIntervalInBackground: true,
  });
}

/** The same list, always refetched, for the panel. */
export const useNotifications = (area: Area) =>
  useQuery({ ...notificationsOf(area), refetchOnMount: 'always' });

/** True while there is a notice of level 666, which hides the agents section (portal.md §3). */
export const hidesAgents = (notifications: readonly Notification[]): boolean =>
  notifications.some(({ levelImportance }) => levelImportance === noAgentsLevel);

export const isRelease = ({ levelImportance }: Notification): boolean => levelImportance === releaseLevel;

/** Notifications to show: without those that only hide the agents. */
export const readable = (notifications: readonly Notification[]): readonly Notification[] =>
  notifications.filter(
    ({ levelImportance, text }) => levelImportance !== noAgentsLevel || text.trim() !== '',
  );

const momentOf = ({ date }: Notification): number => parseTimestamp(date)?.getTime() ?? 0;

/** Time of the newest notification, ms; 0 when there is none. */
export const newestOf = (notifications: readonly Notification[]): number =>
  Math.max(0, ...notifications.map(momentOf));

/** True for notifications after the user's last look. */
export const isNew = (notification: Notification, seen: number): boolean => momentOf(notification) > seen;
