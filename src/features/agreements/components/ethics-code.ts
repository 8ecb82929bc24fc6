import { BadgeCheck, Eye, Lock, type LucideIcon, Scale, UserCheck, Users } from 'lucide-react';

/** One rule of the code of ethics. */
interface EthicsRule {
  icon: LucideIcon;
  title: string;
  text: string;
}

/** The code of ethics that every user accepts before their first request to a service (AUTH-09). */
export const ethicsCode: readonly EthicsRule[] = [
  {
    icon: Lock,
    title: 'Без секретов',
    text: 'Не\u00a0отправляю пароли, коммерческую тайну и\u00a0чужие персональные данные. Запросы к\u00a0внешним сервисам покидают сеть компании.',
  },
  {
    icon: BadgeCheck,
    title: 'Проверяю ответы',
    text: 'Нейросети ошибаются уверенно. Факты, цифры, ссылки и\u00a0код проверяю, прежде чем на\u00a0них опереться.',
  },
  {
    icon: UserCheck,
    title: 'Решает человек',
    text: 'Ответ нейросети\u00a0— подсказка. Выбор и\u00a0ответственность за\u00a0него остаются за\u00a0мной.',
  },
  {
    icon: Scale,
    title: 'Соблюдаю закон',
    text: 'Не\u00a0нарушаю авторских прав и\u00a0не\u00a0прошу помочь в\u00a0том, что запрещено законом.',
  },
  {
    icon: Users,
    title: 'Уважаю людей',
    text: 'Не\u00a0создаю оскорблений, травли, подделок голоса, лица и\u00a0слов другого человека.',
  },
  {
    icon: Eye,
    title: 'Не\u00a0скрываю помощь',
    text: 'Где это важно для\u00a0других, говорю, что работа сделана с\u00a0помощью нейросети.',
  },
];
