/** The charts, whose code is one file that is loaded when the first of them is shown. */
import { lazyPart } from '../../lazyPart.tsx';

const load = () => import('./charts.tsx');

export const Chart = lazyPart(async () => ({ default: (await load()).Chart }));
export const LineChart = lazyPart(async () => ({ default: (await load()).LineChart }));
export const BarChart = lazyPart(async () => ({ default: (await load()).BarChart }));
export const StackedChart = lazyPart(async () => ({ default: (await load()).StackedChart }));
export const HeatMap = lazyPart(async () => ({ default: (await load()).HeatMap }));
export const Spark = lazyPart(async () => ({ default: (await load()).Spark }));
