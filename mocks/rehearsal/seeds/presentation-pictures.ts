/** The pictures of the seeded presentations, by the names of their examples. */
import { type Area, schemePicture } from '#mocks/rehearsal/makers/scheme.ts';

const WIDTH = 1120;
const HEIGHT = 960;

const area = (x: number, y: number, width: number, height: number, label: string, tone: number): Area => ({
  x,
  y,
  width,
  height,
  label,
  tone,
});

/** A line from one row of areas down to the next. */
const line = (x: number, y: number): Area => area(x - 4, y, 8, 80, '', 4);

const company = [
  area(40, 40, 500, 200, 'Закупки', 4),
  area(580, 40, 500, 200, 'Склад', 4),
  line(200, 240),
  line(460, 240),
  line(660, 240),
  line(920, 240),
  area(40, 320, 320, 280, 'Розница\n14 магазинов', 0),
  area(400, 320, 320, 280, 'Опт', 1),
  area(760, 320, 320, 280, 'Сервис\n412 договоров', 2),
  line(200, 600),
  line(460, 600),
  line(660, 600),
  line(920, 600),
  area(40, 680, 500, 240, 'Покупатели', 3),
  area(580, 680, 500, 240, 'Предприятия', 3),
];

const floor = [
  area(40, 40, 320, 400, 'Вход и охрана', 4),
  area(40, 460, 320, 460, 'Бюро пропусков\n104', 0),
  area(380, 40, 340, 400, 'Отдел персонала\n112', 1),
  area(380, 460, 340, 460, 'Лестница и лифты', 4),
  area(740, 40, 340, 540, 'Столовая', 2),
  area(740, 600, 340, 320, 'Медпункт\n118', 3),
];

const warehouse = [
  area(40, 40, 240, 640, 'Приёмка', 0),
  area(300, 40, 460, 640, 'Стеллажи\n6 000 кв. м', 4),
  area(780, 40, 300, 310, 'Сборка заказов', 1),
  area(780, 370, 300, 310, 'Отгрузка', 2),
  area(40, 720, 500, 200, 'Возвраты', 3),
  area(560, 720, 520, 200, 'Офис', 4),
];

/** Areas and file name of each picture, by the id that it has in the examples. */
const pictures: Readonly<Record<string, { readonly name: string; readonly areas: readonly Area[] }>> = {
  '7c2e9f10-7777-4a3b-8c4d-0000000000f1': { name: 'Схема компании.png', areas: company },
  '7c2e9f10-7777-4a3b-8c4d-0000000000f2': { name: 'План первого этажа.png', areas: floor },
  '7c2e9f10-7777-4a3b-8c4d-0000000000f3': { name: 'План склада.png', areas: warehouse },
};

const drawn = new Map<string, Uint8Array>();

/**
 * The seeded picture with this id in the examples, drawn once for all accounts; undefined for another id.
 *
 * @param alt what it shows, the same at each call
 */
export function seedPicture(id: string, alt: string): { name: string; bytes: Uint8Array } | undefined {
  const found = pictures[id];
  if (!found) return undefined;
  const bytes = drawn.get(id) ?? schemePicture(WIDTH, HEIGHT, found.areas, alt);
  drawn.set(id, bytes);
  return { name: found.name, bytes };
}
