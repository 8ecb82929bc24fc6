/** Pictures of the sample slides: data URLs of SVG. */

const svg = (width: number, height: number, parts: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts}</svg>`,
  )}`;

const boxes = [
  [150, 470, '#c98d4e'],
  [290, 430, '#b87b3f'],
  [440, 490, '#d29b60'],
  [940, 450, '#c98d4e'],
  [1090, 490, '#b87b3f'],
] as const;

/** A hall with a road through it at sunrise. */
const hall = svg(
  1280,
  720,
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5f7fa6"/><stop offset="1" stop-color="#f3c99b"/></linearGradient></defs>
  <rect width="1280" height="720" fill="url(#sky)"/><circle cx="900" cy="330" r="70" fill="#fff1d6"/>
  <path d="M0 400 220 330 480 390 760 300 1000 380 1280 320V720H0Z" fill="#6f8299"/>
  <path d="M0 560 640 470 1280 560V720H0Z" fill="#55636f"/><path d="M600 470H680L820 720H440Z" fill="#7d8890"/>
  <path d="M90 560V330L330 250 570 330V545L330 510Z" fill="#e7e2d8"/><path d="M90 330 330 250 570 330V350L330 272 90 350Z" fill="#a4432a"/>
  ${[150, 290, 430].map((x) => `<rect x="${x}" y="420" width="90" height="110" fill="#8d98a1"/>`).join('')}
  ${boxes.map(([x, y, fill]) => `<rect x="${x}" y="${y + 130}" width="110" height="90" fill="${fill}"/>`).join('')}`,
);

/** A person before a wall. */
const person = svg(
  672,
  896,
  `<rect width="672" height="896" fill="#c9d3da"/><rect x="420" width="252" height="896" fill="#b6c2cb"/>
  <path d="M96 896C96 700 210 610 336 610S576 700 576 896Z" fill="#2f4a5e"/><path d="M286 540H386V650L336 700 286 650Z" fill="#d9a887"/>
  <ellipse cx="336" cy="420" rx="120" ry="150" fill="#e6b999"/><path d="M210 430C200 250 290 225 340 225S480 260 462 430C450 350 400 320 336 330S225 350 210 430Z" fill="#5b3d2c"/>
  <path d="M286 640 336 700 386 640 420 660 336 800 252 660Z" fill="#f4f6f8"/>`,
);

/** The logo of the sample brand. */
const logo = svg(
  600,
  200,
  `<rect x="20" y="30" width="140" height="140" rx="32" fill="#4fc3c9"/><path d="M60 130V70L120 130V70" fill="none" stroke="#12303a" stroke-width="18"/>
  <text x="184" y="130" font-family="Arimo, Arial, sans-serif" font-size="84" font-weight="700" fill="#ffffff">Северлог</text>`,
);

export const pictures: Readonly<Record<string, string>> = { hall, person, logo };
