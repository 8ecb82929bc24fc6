/** Feedback of the synthetic people, for the administration's tables. Written here; without randomness, so always the same. */
import { DAY } from '#mocks/domain/lists/days.ts';
import { FIRST_ID, pick } from '#mocks/rehearsal/people/synthetic.ts';
import type { Database, Feedback, Schemas, User } from '#mocks/store/database.ts';

/** Number of messages, and of the days before the first start within which they were written. */
const COUNT = 60;
const DAYS = 45;

const texts: Readonly<Record<Schemas['FeedbackCategory'], readonly string[]>> = {
  0: [
    'Ответ обрывается на середине таблицы',
    'В расчёте перепутаны рубли и тысячи рублей',
    'Сослался на приказ, которого нет',
    'Перевёл название отдела, хотя просили оставить как есть',
    'Слишком общий ответ: в запросе были точные данные',
  ],
  1: [
    'Прошу открыть доступ к сервису «Kandinsky»: готовим иллюстрации к отчёту.',
    'Нужен доступ к распознаванию речи для протоколов совещаний.',
    'Пришёл новый сотрудник, прошу добавить его в группу коммерческого отдела.',
    'Откройте, пожалуйста, внешние сервисы: работаем только с открытыми данными.',
  ],
  2: [
    'После смены фамилии не могу войти: пишет, что пароль неверный.',
    'Ссылка для пароля из письма не открывается, прошло два дня.',
    'Вчера сервис был доступен, сегодня на плитке «Нет доступа».',
  ],
  3: [
    'При отправке файла на 40 страниц ответ не приходит.',
    'Картинка не скачивается, открывается пустая вкладка.',
    'Не удаляется чат: сообщение об ошибке появляется сразу.',
    'Диктовка останавливается через несколько секунд.',
  ],
  4: [
    'Какой сервис лучше подходит для сравнения двух договоров?',
    'Можно ли загрузить таблицу на 20 листов и спросить про один?',
    'Чем отличаются сервисы в контуре от внешних?',
    'Сохраняется ли оформление при переводе презентации?',
  ],
  5: [
    'Хорошо бы закреплять несколько чатов сразу.',
    'Добавьте, пожалуйста, общие папки избранного для отдела.',
    'В таблицах ответов не хватает кнопки «Скопировать столбец».',
    'Предлагаю показывать остаток запросов на главной странице.',
  ],
  6: [
    'Составили справку по 120 обращениям за час вместо двух дней. Запрос приложу в базу знаний.',
    'Переводим паспорта оборудования: сначала термины списком, потом текст. Ошибок стало вдвое меньше.',
    'Готовим черновики ответов поставщикам, экономим около трёх часов в неделю.',
  ],
};

const answers = [
  'Проверили: исправлено сегодня утром. Спасибо, что написали.',
  'Доступ открыт. Обновите главную страницу.',
  'Подойдёт «Анализ документа»: загрузите оба файла и попросите таблицу отличий.',
  'Передали разработчикам, войдёт в ближайшее обновление.',
];

const statuses: readonly Schemas['FeedbackStatus'][] = ['new', 'open', 'answered', 'closed'];

/** A value of the list that depends only on the number and the purpose. */
const of = <T>(list: readonly T[], number: number, purpose: string): T =>
  list[pick(number, purpose, list.length)] as T;

/** What administrators did with the message `age` ms after it came. */
function treated(number: number, moment: number, admin: User): Partial<Feedback> {
  const status = number > COUNT - 12 ? 'new' : of(statuses, number, 'feedback status');
  if (status === 'new') return {};
  const changed = new Date(moment + DAY / 3).toISOString();
  const answer = { author: admin.email, date: changed, text: of(answers, number, 'answer'), isInner: false };
  return {
    status,
    assigneeId: admin.profile.id,
    version: 2,
    changed,
    changedBy: admin.email,
    ...(status !== 'open' && { thread: [answer] }),
  };
}

function messageOf(number: number, author: User, admin: User, now: Date): Feedback {
  const ago = ((COUNT - number) / COUNT) * DAYS * DAY + pick(number, 'feedback time', DAY / 4);
  const moment = now.getTime() - ago;
  const category = pick(number, 'feedback category', 7) as Schemas['FeedbackCategory'];
  return {
    id: crypto.randomUUID(),
    number,
    owner: author.email,
    email: author.email,
    groupId: category,
    text: of(texts[category], number, 'feedback text'),
    isError: category === 3,
    date: new Date(moment).toISOString(),
    ...treated(number, moment, admin),
  };
}

/** Adds the feedback once, before any other; `people` is the number of synthetic people. */
export function seedFeedback(database: Database, now: Date, people: number): void {
  const [admin] = database.users.group('2');
  if (!admin || database.seeds.get('feedback')) return;
  database.store.write((transaction) => {
    transaction.put(database.seeds, { name: 'feedback' });
    if (database.feedback.size > 0) return;
    for (let number = 1; number <= COUNT; number++) {
      const [author] = database.users.group(String(FIRST_ID + pick(number, 'feedback author', people)));
      if (author) transaction.put(database.feedback, messageOf(number, author, admin, now));
    }
  });
}
