import type { RegionSlug } from '#domain/content/about/region'

/** Longitude and latitude in degrees. */
export type Degrees = readonly [longitude: number, latitude: number]

/** Corners where lines meet, named after a place nearby. */
const corners: Readonly<Record<string, Degrees>> = {
  haql: [34.95, 29.35],
  tubayq: [37.75, 30.25],
  turaif: [37.95, 31.73],
  rafha: [44.72, 29.2],
  nafud: [39.6, 28.55],
  arar: [41.75, 29.25],
  linah: [44.4, 28.3],
  tayma: [39.25, 27.2],
  umluj: [37.3, 24.75],
  hulayfah: [41.5, 25.3],
  ajfar: [44, 27.55],
  zulfi: [44.8, 27.35],
  afif: [42.1, 24.55],
  mahd: [41.9, 23.65],
  rabigh: [38.75, 23.25],
  ranyah: [43.5, 20.95],
  aqiq: [42.15, 20.6],
  ardiyat: [41.95, 19.4],
  birk: [41.3, 18.55],
  tathlith: [44.4, 19.9],
  darb: [41.75, 17.85],
  fayfa: [43.3, 17.55],
  dhahran: [43.65, 17.4],
  tuwal: [42.8, 16.35],
  sulayyil: [48.3, 19.9],
  kharkhir: [52, 19],
}

/**
 * The regions on both sides of a line, one alone at a coast or a border of the Kingdom, and its
 * corners. Drawn by hand in straight lines for a schematic map: not a reference for borders.
 */
const lines: readonly (readonly [regions: readonly RegionSlug[], line: string])[] = [
  [['tabuk'], 'haql 36.07,29.19 36.5,29.5 36.75,29.87 37.5,30 tubayq'],
  [['al-jawf'], 'tubayq 38,30.5 37,31.5 turaif'],
  [['northern-borders'], 'turaif 39,32 39.2,32.15 40.4,31.95 42.08,31.11 43.4,30.2 rafha'],
  [
    ['eastern'],
    'rafha 46.43,29.06 47.46,29 47.71,28.53 48.43,28.54 48.6,28.05 48.85,27.6 49.25,27.4 49.45,27.1 50,26.85 50.15,26.5 50.22,26.15 50.05,25.95 50.25,25.55 50.55,25.2 50.81,24.75 51.1,24.55 51.4,24.62 51.3,24.3 51.6,24.22 51.8,24 52.6,22.95 55.05,22.6 55.2,22.7 55.67,22 55,20 kharkhir',
  ],
  [
    ['najran'],
    'kharkhir 49.12,18.62 48.18,18.17 47.47,17.12 47,16.95 46.7,17.28 45.4,17.33 45.2,17.43 44.06,17.41 dhahran',
  ],
  [['asir'], 'dhahran fayfa'],
  [['jazan'], 'fayfa 43.12,17.09 43.22,16.67 tuwal'],
  [['jazan'], 'tuwal 42.65,16.77 42.5,17.05 42.25,17.5 darb'],
  [['asir'], 'darb 41.5,18.25 birk'],
  [
    ['makkah'],
    'birk 41.05,19.1 40.75,19.75 40.2,20.2 39.75,20.4 39.5,20.75 39.15,21.3 39.02,21.9 39.1,22.35 38.98,22.8 rabigh',
  ],
  [['madinah'], 'rabigh 38.45,23.65 38.05,24.1 37.55,24.25 umluj'],
  [
    ['tabuk'],
    'umluj 37.2,25.05 36.95,25.6 36.5,26.1 36.2,26.6 35.75,27.25 35.5,27.8 35.15,28.1 34.6,28 34.8,28.6 haql',
  ],
  [['tabuk', 'al-jawf'], 'tubayq 37.95,29.6 38.9,29.25 nafud'],
  [['hail', 'al-jawf'], 'nafud 40.6,28.75 arar'],
  [['al-jawf', 'northern-borders'], 'turaif 38.5,31.1 39.4,30.7 40.3,30.5 41.2,30.1 arar'],
  [['hail', 'northern-borders'], 'arar 42.6,28.75 43.4,28.35 linah'],
  [['northern-borders', 'eastern'], 'linah 44.9,28.7 rafha'],
  [['hail', 'tabuk'], 'nafud 39.75,27.9 tayma'],
  [['madinah', 'tabuk'], 'tayma 38.3,27.1 37.45,26.6 37.4,25.9 37.65,25.3 umluj'],
  [['hail', 'madinah'], 'tayma 39.75,26.5 40.2,25.7 40.9,25.25 hulayfah'],
  [['hail', 'qassim'], 'hulayfah 41.9,26 42.5,26.65 43.2,26.95 ajfar'],
  [['hail', 'eastern'], 'ajfar linah'],
  [['qassim', 'eastern'], 'ajfar zulfi'],
  [['qassim', 'riyadh'], 'zulfi 45,26.85 44.65,26.3 44.4,25.75 44,25.35 43.3,25 42.7,24.5 afif'],
  [['qassim', 'madinah'], 'afif hulayfah'],
  [['madinah', 'riyadh'], 'afif mahd'],
  [['makkah', 'madinah'], 'mahd 41.2,23.2 40.4,23.1 39.6,23 rabigh'],
  [['makkah', 'riyadh'], 'mahd 42.3,22.9 42.9,22.3 43.4,21.6 ranyah'],
  [['makkah', 'asir'], 'ranyah 42.8,20.6 aqiq'],
  [['makkah', 'al-bahah'], 'aqiq 41.6,20.75 41.1,20.4 41,19.9 41.25,19.45 ardiyat'],
  [['al-bahah', 'asir'], 'aqiq 42.25,20.05 ardiyat'],
  [['makkah', 'asir'], 'ardiyat 41.6,19 birk'],
  [['asir', 'riyadh'], 'ranyah 44,20.5 tathlith'],
  [['asir', 'najran'], 'tathlith 44.2,19 43.85,18.4 43.8,17.8 dhahran'],
  [['asir', 'jazan'], 'darb 42.3,18.05 42.8,17.9 43.05,17.75 fayfa'],
  [['najran', 'riyadh'], 'tathlith 46.2,19.75 sulayyil'],
  [['najran', 'eastern'], 'sulayyil 50.2,19.85 51.4,19.5 kharkhir'],
  [
    ['riyadh', 'eastern'],
    'zulfi 45.6,27.2 46.4,26.8 47.2,26.2 47.8,25.4 48.3,24.6 48.5,23.6 48.3,22.3 sulayyil',
  ],
]

export interface Border {
  regions: readonly RegionSlug[]
  line: readonly Degrees[]
}

function readCorner(text: string): Degrees {
  const [longitude = Number.NaN, latitude = Number.NaN] = text.split(',').map(Number)
  return corners[text] ?? [longitude, latitude]
}

export const borders: readonly Border[] = lines.map(([regions, line]) => ({
  regions,
  line: line.split(' ').map(readCorner),
}))
