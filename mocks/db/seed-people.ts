/** People for the tables of the administration: generated without randomness, so always the same. */
import { DAY } from '../lists/days.ts';
import { companies, groups } from '../people/reference.ts';
import { sealPassword } from '../session.ts';
import type { Database, Schemas, User } from './database.ts';
import { SEED_PASSWORD } from './seed.ts';

/** Their ids begin here. */
const FIRST_ID = 1001;

const families =
  'Абрамов abramov,Белов belov,Васильев vasilev,Гаврилов gavrilov,Данилов danilov,Егоров egorov,Жуков zhukov,Зайцев zaytsev,Ильин ilin,Киселёв kiselev,Лебедев lebedev,Макаров makarov,Никитин nikitin,Осипов osipov,Панов panov,Романов romanov,Соловьёв solovev,Тихонов tihonov,Ушаков ushakov,Фомин fomin,Харитонов haritonov,Цветков tsvetkov,Чернов chernov,Широков shirokov,Щукин schukin,Яковлев yakovlev,Гусев gusev,Карпов karpov,Мельников melnikov,Поляков polyakov,Рыбаков rybakov,Сафонов safonov,Туманов tumanov,Ершов ershov,Куликов kulikov,Логинов loginov,Медведев medvedev'
    .split(',')
    .map((pair) => pair.split(' '));
const women =
  'Алёна Анна Вера Галина Дарья Екатерина Жанна Зоя Инна Ксения Лариса Марина Надежда Ольга Полина Юлия'.split(
    ' ',
  );
const men =
  'Алексей Борис Виктор Глеб Денис Егор Захар Игорь Кирилл Лев Максим Николай Олег Пётр Роман Семён Юрий'.split(
    ' ',
  );

const departments = [
  'Агрономическая служба',
  'Административно-хозяйственный отдел',
  'Аналитический отдел',
  'Архив',
  'Бухгалтерия',
  'Ветеринарная служба',
  'Дирекция',
  'Инженерная служба',
  'Казначейство',
  'Канцелярия',
  'Коммерческий отдел',
  'Конструкторское бюро',
  'Контактный центр',
  'Лаборатория',
  'Отдел безопасности',
  'Отдел внутреннего аудита',
  'Отдел закупок',
  'Отдел информационных систем',
  'Отдел качества',
  'Отдел кадров',
  'Отдел логистики',
  'Отдел маркетинга',
  'Отдел обучения',
  'Отдел охраны труда',
  'Отдел продаж',
  'Отдел развития',
  'Отдел рисков',
  'Отдел связей с общественностью',
  'Отдел стандартизации',
  'Планово-экономический отдел',
  'Проектный офис',
  'Производственный отдел',
  'Редакция',
  'Склад',
  'Служба главного энергетика',
  'Служба поддержки',
  'Служба эксплуатации',
  'Транспортный отдел',
  'Учебная часть',
  'Юридический отдел',
];
const posts =
  'Специалист,Ведущий специалист,Главный специалист,Инженер,Ведущий инженер,Аналитик,Экономист,Менеджер,Руководитель группы,Начальник отдела,Заместитель начальника отдела,Техник,Методист'.split(
    ',',
  );
const reasons = ['Уволен', 'Длительный отпуск', 'Запрос службы безопасности'];

/** A number below `count` that depends only on the person and the purpose (Fowler–Noll–Vo hash). */
function pick(id: number, purpose: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const char of `${purpose} ${id}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) % count;
}

function of<T>(list: readonly T[], id: number, purpose: string): T {
  const value = list[pick(id, purpose, list.length)];
  if (value === undefined) throw new RangeError(`Nothing to pick for ${purpose}`);
  return value;
}

function groupsOf(id: number, department: string, isPupil: boolean): Schemas['Group'][] {
  const names = [
    ...(pick(id, 'company admin', 130) === 0 ? ['COMPANY_ADMIN'] : []),
    ...(department === 'Коммерческий отдел' || pick(id, 'commerce', 12) === 0 ? ['COMMERCE'] : []),
    ...(isPupil ? ['LYCEUM', of(['tariffBeginner', 'tariffIntermediate', 'tariffHigh'], id, 'grade')] : []),
  ];
  return groups.filter(({ name }) => names.includes(name));
}

function tariffOf(id: number, company: number): Schemas['TariffId'] | undefined {
  if (company === 2) return of([10, 11, 12] as const, id, 'tariff');
  return company === 1 ? of([13, 14] as const, id, 'tariff') : undefined;
}

/** One in thirty each: blocked, invited, with an address that is not confirmed. */
function stateOf(id: number): Partial<User> {
  const state = pick(id, 'state', 30);
  if (state === 0) return { blocked: true, blockReason: of(reasons, id, 'reason') };
  if (state === 1) return { confirmed: false, invited: true };
  return state === 2 ? { confirmed: false } : {};
}

/** Days since the last visit, at most 99; null for one in ten, who never visited. */
function daysAway(id: number): number | null {
  return pick(id, 'visit', 10) === 0 ? null : Math.floor(pick(id, 'days', 1000) ** 2 / 10_000);
}

/** A time this many days and some minutes ago. */
function momentBefore(now: Date, days: number, id: number, purpose: string): string {
  return new Date(now.getTime() - days * DAY - pick(id, purpose, 1440) * 60_000).toISOString();
}

function personOf(id: number, now: Date, password: User['password']): User {
  const [family = '', latin = ''] = of(families, id, 'family');
  const isWoman = pick(id, 'sex', 2) === 0;
  const ending = isWoman ? 'а' : '';
  const company = [0, 0, 0, 1, 1, 2][pick(id, 'company', 6)] ?? 0;
  const { uuid, domains } = companies[company] ?? { uuid: null, domains: [] };
  const department = company === 2 ? 'Учебная часть' : of(departments, id, 'department');
  const email = `${latin}${isWoman ? 'a' : ''}.${id}@${domains[0]}`;
  const tariffId = tariffOf(id, company);
  const state = stateOf(id);
  const isHereThisMonth = state.confirmed !== false && (daysAway(id) ?? 30) < 30;
  return {
    email,
    password,
    profile: {
      id,
      email,
      name: `${of(isWoman ? women : men, id, 'name')} ${family}${ending}`,
      role: pick(id, 'role', 700) === 0 ? 'ADMIN' : 'USER',
      groups: groupsOf(id, department, company === 2),
      token: '',
    },
    agreementsAccepted: state.confirmed !== false,
    description: company === 2 ? (isWoman ? 'Ученица' : 'Ученик') : of(posts, id, 'post'),
    department,
    companyUuid: uuid,
    created: momentBefore(now, 100 + pick(id, 'created', 600), id, 'created at'),
    ...(tariffId !== undefined && { tariffId }),
    ...state,
    ...(isHereThisMonth && { requests30: Math.floor(pick(id, 'requests', 1000) ** 2 / 2500) }),
  };
}

/** Time of the last visit, or null. */
function visitOf({ confirmed, profile: { id } }: User, now: Date): string | null {
  const days = confirmed === false ? null : daysAway(id);
  return days === null ? null : momentBefore(now, days, id, 'visit at');
}

/** Adds `count` people with the ids from 1001 to a state that has none of them yet. */
export async function seedPeople(database: Database, now: Date, count: number): Promise<void> {
  if (database.seeds.get('people')) return;
  const password = await sealPassword(SEED_PASSWORD);
  database.store.write((transaction) => {
    for (let id = FIRST_ID; id < FIRST_ID + count; id++) {
      const user = personOf(id, now, password);
      const date = visitOf(user, now);
      transaction.put(database.users, user);
      if (date) transaction.put(database.visits, { email: user.email, date });
    }
    transaction.put(database.seeds, { name: 'people' });
  });
}
