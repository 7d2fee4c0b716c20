import { existsSync } from 'node:fs'
import { execute } from './step'

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const shell = '/usr/bin/chromium-headless-shell'

const findFirst = (places: readonly string[]) =>
  process.env.CHROMIUM_PATH || places.find((place) => existsSync(place))

/** The browser of `CHROMIUM_PATH` or of the system. `undefined` means Playwright's browser. */
export const systemChromium = (): string | undefined => findFirst([...browsers, shell])

/**
 * The browser of `CHROMIUM_PATH` or of the system for tests, which take a third less time in the
 * headless shell. `undefined` means Playwright's browser.
 */
export const testChromium = (): string | undefined => findFirst([shell, ...browsers])

/**
 * Chromium cannot use its sandbox as root. The other switches disable network requests of the
 * browser and the GPU, and set the distance at which images load lazily.
 */
export const chromiumArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The headless shell does not know the type of its connection. This is Chromium's value for 4G.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
]

/**
 * Installs a browser if there is none: Debian's package as root on Debian, otherwise Playwright's
 * browser.
 */
export async function ensureChromium(): Promise<void> {
  if (testChromium()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await execute(['apt-get', 'update', '--quiet'], { env })
    await execute(['apt-get', 'install', '--yes', '--quiet', 'chromium-headless-shell'], { env })
    if (testChromium()) return
  }
  await execute(['node_modules/.bin/playwright', 'install', 'chromium'])
}
