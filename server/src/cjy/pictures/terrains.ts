import { palette } from './palette.ts';

/** Pictures are 640 wide and 400 high. */
export const WIDTH = 640;
export const HEIGHT = 400;

const { azurite, azuritePale, malachite, malachiteDeep, malachitePale, ochre, ochrePale, silk, silkDeep, mist, azuriteDeep } =
  palette;

/** The line of hills that a wave draws: `base` is its height on the picture, `rise` how far the summits stand above it. */
function ridge(fill: string, base: number, rise: number, phase: number, steps = 8): string {
  const step = WIDTH / steps;
  const height = (index: number) =>
    Math.round(base - rise * (0.5 + 0.5 * Math.sin(index * 1.7 + phase) * Math.cos(index * 0.6 + phase * 2)));
  const points = Array.from({ length: steps + 1 }, (_, index) => [Math.round(index * step), height(index)] as const);
  const curve = points
    .slice(1)
    .map(([x, y], index) => {
      const middle = Math.round((points[index]?.[0] ?? 0) + step / 2);
      return `C${middle} ${points[index]?.[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
  return `<path fill="${fill}" d="M0 ${points[0]?.[1]}${curve}V${HEIGHT}H0Z"/>`;
}

const band = (fill: string, y: number, height: number, opacity = 1): string =>
  `<rect fill="${fill}" y="${y}" width="${WIDTH}" height="${height}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

const polygons = (fill: string, ...outlines: readonly string[]): string => `<path fill="${fill}" d="${outlines.join('')}"/>`;

const ripples = `<path fill="none" stroke="${silk}" stroke-width="2" opacity=".55" d="M40 350H150M220 366H380M450 344H590M120 384H240"/>`;

const distance = ridge(azuritePale, 230, 110, 1) + band(mist, 215, 40, 0.5);

/** The ground of each kind of landscape, from the far to the near. */
export const terrains = {
  mountains:
    distance +
    ridge(azurite, 280, 110, 2.4) +
    band(mist, 268, 30, 0.35) +
    ridge(malachite, 330, 80, 4) +
    ridge(malachiteDeep, 378, 50, 0.5),
  terraces:
    distance +
    [0, 1, 2, 3, 4]
      .map((level) => ridge(level % 2 ? malachitePale : malachite, 270 + level * 28, 46, 0.8 + level * 0.16, 6))
      .join('') +
    ridge(malachiteDeep, 400, 40, 1.6, 6),
  stoneForest:
    distance +
    ridge(malachitePale, 330, 50, 3) +
    polygons(
      azurite,
      'M30 400V190L52 168L78 196V400Z',
      'M120 400V230L140 150L166 160L172 400Z',
      'M440 400L452 176L476 150L500 210V400Z',
      'M560 400V214L584 186L604 226L610 400Z',
    ) +
    polygons(azuriteDeep, 'M72 400L84 262L104 240L126 270V400Z', 'M500 400V268L522 238L548 262L556 400Z') +
    ridge(malachite, 390, 40, 1.2),
  waterTown: distance + ridge(malachitePale, 290, 60, 2) + band(azuritePale, 300, 100) + ripples,
  desert: ridge(ochrePale, 260, 70, 1.5, 5) + ridge(ochre, 330, 90, 3.1, 4) + ridge(ochrePale, 385, 60, 5, 4),
  ice:
    ridge(azuritePale, 230, 130, 0.4) +
    polygons(silk, 'M60 400L150 190L214 286L262 232L340 400Z', 'M330 400L440 206L498 292L560 250L640 400Z') +
    band(mist, 340, 60),
  karst:
    ridge(azuritePale, 250, 60, 1) +
    polygons(azurite, 'M20 320Q60 120 100 320Z', 'M380 320Q430 90 480 320Z', 'M540 320Q590 160 640 320Z') +
    polygons(malachite, 'M90 330Q150 110 210 330Z', 'M460 330Q510 170 560 330Z') +
    band(azuritePale, 318, 82) +
    ripples,
  grassland:
    distance + ridge(malachitePale, 310, 40, 2.2, 4) + ridge(malachite, 350, 40, 3.9, 4) + ridge(malachiteDeep, 392, 26, 0.7, 4),
  coast:
    band(azuritePale, 210, 190) +
    polygons(azurite, 'M0 210L70 150L150 176L210 210Z') +
    ripples +
    polygons(silkDeep, 'M0 400V372Q220 330 420 366T640 344V400Z'),
} as const satisfies Record<string, string>;

export type TerrainName = keyof typeof terrains;
