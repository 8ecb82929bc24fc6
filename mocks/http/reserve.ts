/** Keeps some room on the disk, so that on a full one people can sign in, read and delete (PILOT-07). */
import type { OperationId } from '#api/generated/operation-id.ts';
import { Failure } from '#mocks/contract/failures.ts';
import type { Dependencies } from '#mocks/handlers/kit/dependencies.ts';
import { answeredBefore, keyedCall } from '#mocks/handlers/kit/once.ts';
import type { Disk } from '#mocks/store/disk.ts';

/** Room that contents may not take, bytes. SQLite needs some to delete, too. */
const RESERVE = 64 * 1024 * 1024;

/** Operations that store what people and models write, or files. All others store little, or make room. */
const adding: ReadonlySet<string> = new Set<OperationId>([
  'adminImportCheck',
  'adminMailingAdd',
  'adminMailingConfirm',
  'agentAdd',
  'agentChange',
  'chatMessageSend',
  'chatShareAccept',
  'chatShareAdd',
  'companyImportCheck',
  'companyReportAdd',
  'dataExportAdd',
  'exerciseAttemptSend',
  'feedbackSend',
  'fileUpload',
  'functionAdd',
  'functionChange',
  'notificationPublicSend',
  'notificationSend',
  'presentationAdd',
  'presentationBrandChange',
  'presentationChange',
  'presentationCommentAdd',
  'presentationCommentChange',
  'presentationOutlineSend',
  'presentationSlidesSend',
  'presentationVersionAdd',
  'reportAdd',
  'templateAdd',
  'templateChange',
]);

const full = (): Failure =>
  new Failure('storage-full', {
    message:
      'На\u00a0диске портала не\u00a0осталось места, запрос не\u00a0сохранён. Читать и\u00a0удалять можно; администраторы портала предупреждены',
  });

/** Throws `storage-full` when only the reserve is left. */
export function checkRoom(disk: Disk): void {
  const room = disk();
  if (room && room.free < RESERVE) throw full();
}

type Call = Parameters<typeof keyedCall>[0];

/**
 * Refuses an operation that adds contents when only the reserve is left. A repeated call gets the answer of the first one.
 *
 * @throws Failure `storage-full`, `idempotency-mismatch`
 */
export async function checkReserve(deps: Dependencies, call: Call): Promise<void> {
  if (!adding.has(call.operationId)) return;
  try {
    checkRoom(deps.disk);
  } catch (error) {
    if (!answeredBefore(deps, keyedCall(call))) throw error;
  }
}
