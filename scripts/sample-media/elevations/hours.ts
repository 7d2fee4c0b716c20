type Rgb = readonly [red: number, green: number, blue: number]

/** The light of an hour of the day. */
export interface Hour {
  readonly words: string
  /** The sky from the top to the horizon. */
  readonly sky: readonly [string, string, string]
  readonly clouds: readonly [top: string, bottom: string]
  /** By how much the light of the hour multiplies red, green and blue. */
  readonly light: Rgb
  readonly sun: string | null
  readonly hills: readonly [far: string, near: string]
  readonly glass: readonly [top: string, bottom: string]
  /** How many of ten windows are lit from within. */
  readonly lit: number
  /** What lies over the whole picture. */
  readonly wash: string
  readonly isNight: boolean
}

export const hours = {
  dawn: {
    words: 'in early-morning light',
    sky: ['#8db4c0', '#c9d4cb', '#f6dfc2'],
    clouds: ['#fff6e8', '#eed7c4'],
    light: [1, 0.955, 0.9],
    sun: '#fff3d8',
    hills: ['#b3bdb4', '#97a68b'],
    glass: ['#a9bdbd', '#4a5f66'],
    lit: 3,
    wash: '#f3c79a',
    isNight: false,
  },
  noon: {
    words: 'under a clear midday sky',
    sky: ['#4b9cb5', '#93c6cc', '#dfeadd'],
    clouds: ['#ffffff', '#dbe8e8'],
    light: [1, 1, 0.975],
    sun: null,
    hills: ['#93b1ab', '#7d9d78'],
    glass: ['#8fb3bd', '#2f4d5a'],
    lit: 0,
    wash: '#fdf2d4',
    isNight: false,
  },
  golden: {
    words: 'in late-afternoon light',
    sky: ['#6da3a8', '#cfcfaa', '#f8dd9c'],
    clouds: ['#fff0cf', '#efbf85'],
    light: [1.03, 0.945, 0.8],
    sun: '#fff2be',
    hills: ['#b5ae86', '#949a60'],
    glass: ['#c3b68a', '#54584c'],
    lit: 2,
    wash: '#f2b24e',
    isNight: false,
  },
  dusk: {
    words: 'at dusk with lit windows',
    sky: ['#1f3a55', '#6a5f73', '#dd8a6a'],
    clouds: ['#a8808a', '#7b6478'],
    light: [0.64, 0.56, 0.62],
    sun: null,
    hills: ['#6e5c6e', '#4c4c50'],
    glass: ['#ffe9a8', '#f0b85c'],
    lit: 10,
    wash: '#d9765c',
    isNight: true,
  },
} as const satisfies Readonly<Record<string, Hour>>

export type HourName = keyof typeof hours

function toRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A color between two others. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [toRgb(a), toRgb(b)]
  const part = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return toHex([part(0), part(1), part(2)])
}

/** A color as it looks in the light of an hour. */
export function inLight({ light }: Hour, color: string): string {
  const [red, green, blue] = toRgb(color)
  return toHex([red * light[0], green * light[1], blue * light[2]])
}
