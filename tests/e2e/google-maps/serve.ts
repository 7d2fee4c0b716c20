import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import type { Fault } from './fake'

/** The outcome of the request for Google's script. Tests never send it to Google. */
export type ScriptFate = 'works' | Fault | 'never answers' | 'cannot be reached' | 'is broken'

let bundled: Promise<string> | undefined

/** Bundles the fake into one browser script, once. */
function fake(): Promise<string> {
  bundled ??= build({
    entryPoints: ['tests/e2e/google-maps/fake.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'fakeGoogle',
    target: 'es2022',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return bundled
}

/**
 * Answers the request for Google's script and blocks all other requests to Google. `asked` resolves
 * with the URL of the script when the page requests it.
 */
export async function serveGoogleMaps(
  page: Page,
  fate: ScriptFate,
): Promise<{ readonly asked: Promise<URL> }> {
  const script = await fake()
  await page.route(/googleapis\.com|gstatic\.com/, (route) => route.abort())
  let tell: (address: URL) => void = () => {}
  const asked = new Promise<URL>((resolve) => {
    tell = resolve
  })
  await page.route('https://maps.googleapis.com/maps/api/js?*', async (route) => {
    const address = new URL(route.request().url())
    if (fate === 'cannot be reached') await route.abort('connectionrefused')
    else if (fate !== 'never answers') {
      const body = scriptOf(fate, script, address)
      await route.fulfill({ contentType: 'text/javascript', body })
    }
    tell(address)
  })
  return { asked }
}

/** The loader passes the name of its callback in the URL. */
function scriptOf(fate: 'works' | 'is broken' | Fault, script: string, address: URL): string {
  if (fate === 'is broken') return 'throw new Error("Broken.")'
  const fault = fate === 'works' ? 'null' : JSON.stringify(fate)
  return `${script}\nfakeGoogle.install(${fault});${address.searchParams.get('callback')}()`
}
