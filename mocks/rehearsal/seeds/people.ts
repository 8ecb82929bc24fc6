/** People for the tables of the administration: generated without randomness, so always the same. */

import { type PasswordCost, sealPassword } from '#mocks/domain/sign-in/session.ts';
import { seededGroups } from '#mocks/initial/groups.ts';
import { seededCompanies } from '#mocks/rehearsal/people/companies.ts';
import { lastVisits } from '#mocks/rehearsal/people/last-visits.ts';
import {
  companyOf,
  createdOf,
  departmentOf,
  FIRST_ID,
  of,
  pick,
  standingOf,
} from '#mocks/rehearsal/people/synthetic.ts';
import type { Database, Schemas, User } from '#mocks/store/database.ts';
import { SEED_PASSWORD } from './seed.ts';

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

const posts =
  'Специалист,Ведущий специалист,Главный специалист,Инженер,Ведущий инженер,Аналитик,Экономист,Менеджер,Руководитель группы,Начальник отдела,Заместитель начальника отдела,Техник,Методист'.split(
    ',',
  );

function groupsOf(id: number, department: string, isPupil: boolean): Schemas['Group'][] {
  const names = [
    ...(pick(id, 'company admin', 130) === 0 ? ['COMPANY_ADMIN'] : []),
    ...(department === 'Коммерческий отдел' || pick(id, 'commerce', 12) === 0 ? ['COMMERCE'] : []),
    ...(isPupil ? ['LYCEUM', of(['tariffBeginner', 'tariffIntermediate', 'tariffHigh'], id, 'grade')] : []),
  ];
  return seededGroups.filter(({ name }) => names.includes(name));
}

function tariffOf(id: number, company: number): Schemas['TariffId'] | undefined {
  if (company === 2) return of([10, 11, 12] as const, id, 'tariff');
  return company === 1 ? of([13, 14] as const, id, 'tariff') : undefined;
}

function personOf(id: number, now: Date, password: User['password']): User {
  const [family = '', latin = ''] = of(families, id, 'family');
  const isWoman = pick(id, 'sex', 2) === 0;
  const ending = isWoman ? 'а' : '';
  const company = companyOf(id);
  const { uuid, domains } = seededCompanies[company] ?? { uuid: null, domains: [] };
  const department = departmentOf(id);
  const email = `${latin}${isWoman ? 'a' : ''}.${id}@${domains[0]}`;
  const tariffId = tariffOf(id, company);
  const state = stateOf(id);
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
    created: createdOf(id, now),
    ...(tariffId !== undefined && { tariffId }),
    ...state,
  };
}

const reasons = ['Уволен', 'Длительный отпуск', 'Запрос службы безопасности'];

/** One in thirty each: blocked, invited, with an address that is not confirmed. */
function stateOf(id: number): Partial<User> {
  const state = standingOf(id);
  if (state === 'blocked') return { blocked: true, blockReason: of(reasons, id, 'reason') };
  if (state === 'invited') return { confirmed: false, invited: true };
  return state === 'unconfirmed' ? { confirmed: false } : {};
}

/**
 * Adds `count` people with the ids from 1001 to a state that has none of them yet, and notes this first start: their
 * usage ends with it.
 *
 * @param cost of the hash of their password
 */
export async function seedPeople(
  database: Database,
  now: Date,
  count: number,
  cost: PasswordCost,
): Promise<void> {
  if (database.syntheticUsage.get('people')) return;
  const password = await sealPassword(SEED_PASSWORD, cost);
  const start = now.toISOString();
  const visits = lastVisits(now, count);
  const isOldState = database.seeds.get('people') !== undefined;
  database.store.write((transaction) => {
    transaction.put(database.syntheticUsage, { name: 'people', start, count });
    // The state of an earlier version has the people without their usage.
    if (isOldState) return;
    for (let id = FIRST_ID; id < FIRST_ID + count; id++) {
      const user = personOf(id, now, password);
      const date = visits.get(id);
      transaction.put(database.users, user);
      if (date) transaction.put(database.visits, { email: user.email, date });
    }
    transaction.put(database.seeds, { name: 'people' });
  });
}
