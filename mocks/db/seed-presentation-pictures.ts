/** The pictures of the seeded presentations, by the names of their examples. */
import { type Area, schemePicture } from '../makers/scheme.ts';

const WIDTH = 1120;
const HEIGHT = 960;

const area = (x: number, y: number, width: number, height: number, label: string, tone: number): Area => ({
  ...{ x, y, width, height, label, tone },
});

const company = [
  ...[area(40, 40, 500, 180, 'Закупки', 4), area(580, 40, 500, 180, 'Склад', 4)],
  ...[area(40, 300, 320, 260, 'Розница: 14 магазинов', 0), area(400, 300, 320, 260, 'Опт', 1)],
  area(760, 300, 320, 260, 'Сервис: 412 договоров', 2),
  ...[area(40, 640, 500, 240, 'Покупатели', 3), area(580, 640, 500, 240, 'Предприятия', 3)],
];

const floor = [
  ...[area(40, 40, 320, 400, 'Вход и охрана', 4), area(40, 460, 320, 460, 'Бюро пропусков 104', 0)],
  ...[area(380, 40, 340, 400, 'Отдел персонала 112', 1), area(380, 460, 340, 460, 'Лестница и лифты', 4)],
  ...[area(740, 40, 340, 540, 'Столовая', 2), area(740, 600, 340, 320, 'Медпункт 118', 3)],
];

const warehouse = [
  area(40, 40, 240, 640, 'Приёмка', 0),
  area(300, 40, 460, 640, 'Стеллажи 6 000 м²', 4),
  ...[area(780, 40, 300, 310, 'Сборка заказов', 1), area(780, 370, 300, 310, 'Отгрузка', 2)],
  ...[area(40, 720, 500, 200, 'Возвраты', 3), area(560, 720, 520, 200, 'Офис', 4)],
];

/** Areas and file name of each picture, by the id that it has in the examples. */
const pictures: Readonly<Record<string, { readonly name: string; readonly areas: readonly Area[] }>> = {
  '7c2e9f10-7777-4a3b-8c4d-0000000000f1': { name: 'Схема компании.png', areas: company },
  '7c2e9f10-7777-4a3b-8c4d-0000000000f2': { name: 'План первого этажа.png', areas: floor },
  '7c2e9f10-7777-4a3b-8c4d-0000000000f3': { name: 'План склада.png', areas: warehouse },
};

/** The seeded picture with this id in the examples; undefined for another id. */
export function seedPicture(id: string, alt: string): { name: string; bytes: Uint8Array } | undefined {
  const found = pictures[id];
  return found && { name: found.name, bytes: schemePicture(WIDTH, HEIGHT, found.areas, alt) };
}
