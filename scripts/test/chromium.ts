import { existsSync } from 'node:fs'
import { execute } from './step'

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const shell = '/usr/bin/chromium-headless-shell'

const firstOf = (places: readonly string[]) =>
  process.env.CHROMIUM_PATH || places.find((place) => existsSync(place))

/** The browser of `CHROMIUM_PATH` or of the system; `undefined` leaves it to Playwright. */
export const systemChromium = (): string | undefined => firstOf([...browsers, shell])

/** The same for tests: the one without a window, if it is there, takes a third of the time off. */
export const testChromium = (): string | undefined => firstOf([shell, ...browsers])

/**
 * Root's Chromium has no sandbox to run in; the other switches keep it from calling home and from
 * asking for a graphics card.
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
]

/** Gets a browser when the machine has none: Debian's for root on Debian, else Playwright's own. */
export async function ensureChromium(): Promise<void> {
  if (testChromium()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await execute(['apt-get', 'update', '--quiet'], env)
    await execute(['apt-get', 'install', '--yes', '--quiet', 'chromium-headless-shell'], env)
    if (testChromium()) return
  }
  await execute(['node_modules/.bin/playwright', 'install', 'chromium'])
}
