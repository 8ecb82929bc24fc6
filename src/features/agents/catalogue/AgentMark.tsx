import {
  Bot,
  Briefcase,
  Calculator,
  ChartColumn,
  Clock,
  Code,
  FileText,
  Globe,
  GraduationCap,
  Headset,
  Heart,
  Languages,
  Lightbulb,
  type LucideIcon,
  Mail,
  NotebookPen,
  PenLine,
  Rocket,
  Scale,
  Search,
  Shield,
  ShoppingCart,
  Star,
  Users,
  Wrench,
} from 'lucide-react';
import type { AgentColour } from '#api/generated/model/agentColour.ts';
import type { AgentIcon } from '#api/generated/model/agentIcon.ts';
import { Icon, iconSquareClass } from '#ui/index.ts';
import { tones } from './AgentMark.css.ts';

/** The pictures of agents with their names, in the order of choice. */
export const agentIcons: Record<AgentIcon, readonly [picture: LucideIcon, name: string]> = {
  bot: [Bot, 'Робот'],
  briefcase: [Briefcase, 'Портфель'],
  scale: [Scale, 'Весы'],
  mail: [Mail, 'Письмо'],
  chart: [ChartColumn, 'График'],
  cart: [ShoppingCart, 'Корзина'],
  graduation: [GraduationCap, 'Учёба'],
  languages: [Languages, 'Языки'],
  notebook: [NotebookPen, 'Блокнот'],
  calculator: [Calculator, 'Калькулятор'],
  search: [Search, 'Поиск'],
  code: [Code, 'Код'],
  lightbulb: [Lightbulb, 'Идея'],
  shield: [Shield, 'Щит'],
  users: [Users, 'Команда'],
  clock: [Clock, 'Часы'],
  file: [FileText, 'Документ'],
  pen: [PenLine, 'Перо'],
  headset: [Headset, 'Поддержка'],
  wrench: [Wrench, 'Инструмент'],
  globe: [Globe, 'Глобус'],
  heart: [Heart, 'Сердце'],
  star: [Star, 'Звезда'],
  rocket: [Rocket, 'Ракета'],
};

/** The colours of agents with their names. */
export const agentColours: Record<AgentColour, string> = {
  rose: 'Розовый',
  orange: 'Оранжевый',
  amber: 'Янтарный',
  green: 'Зелёный',
  teal: 'Бирюзовый',
  blue: 'Синий',
  violet: 'Фиолетовый',
  slate: 'Серый',
};

/** The mark of an agent: its picture in a square of its colour. A value of a newer gateway is shown as the first one. */
export function AgentMark({ icon, colour }: { icon: AgentIcon; colour: AgentColour }) {
  const [Picture] = agentIcons[icon] ?? agentIcons.bot;
  return (
    <span aria-hidden="true" className={`${iconSquareClass} ${tones[colour] ?? tones.slate}`}>
      <Icon size="lg">
        <Picture />
      </Icon>
    </span>
  );
}
