import type { OperationId } from '#api/generated/operations.ts';

/** Title of the dialog that a failed call ends in (ERR-11); the compiler asks for one for every operation. */
export const errorTitles: Record<OperationId, string> = {
  actionTrack: 'Ошибка отправки действия',
  agreementCheck: 'Ошибка проверки соглашений',
  authLogin: 'Ошибка входа',
  authLogout: 'Ошибка выхода',
  availabilityCheck: 'Сервисы временно недоступны',
  bannerList: 'Ошибка получения объявлений',
  chatMessageSend: 'Ошибка отправки сообщения',
  chatModelList: 'Ошибка получения моделей',
  chatStreamResume: 'Ошибка получения ответа',
  chatStreamStop: 'Ошибка остановки ответа',
  favouriteTileAdd: 'Ошибка добавления в избранное',
  favouriteTileRemove: 'Ошибка удаления из избранного',
  fileDownload: 'Ошибка запроса файла',
  historyAgentList: 'Ошибка получения истории агента',
  historyChatHide: 'Ошибка удаления истории',
  historyChatList: 'Ошибка получения историй',
  historyMessageHide: 'Ошибка удаления сообщения из истории',
  historyMessageList: 'Ошибка получения истории',
  historyTemplateHide: 'Ошибка удаления истории шаблона',
  historyTemplateList: 'Ошибка получения истории шаблона',
  notificationList: 'Ошибка получения уведомлений',
  tileList: 'Ошибка получения плиток',
  tileRecentList: 'Ошибка получения недавних',
};

export const unknownErrorText = 'Что-то пошло не так =(';
