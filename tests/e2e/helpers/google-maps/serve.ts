import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import type { Fault } from './fake'

/** The outcome of the request for Google's script. Tests never send it to Google. */
export type ScriptOutcome = 'works' | Fault | 'never answers' | 'cannot be reached' | 'is broken'

let bundled: Promise<string> | undefined

/** Bundles the fake into one browser script, once. */
function fake(): Promise<string> {
  bundled ??= build({
    entryPoints: ['tests/e2e/helpers/google-maps/fake.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'fakeGoogle',
    target: 'es2022',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return bundled
}

/**
 * Answers the request for Google's script and blocks all other requests to Google. `request` resolves
 * with the URL of the script when the page requests it.
 */
export async function serveGoogleMaps(
  page: Page,
  outcome: ScriptOutcome,
): Promise<{ readonly request: Promise<URL> }> {
  const script = await fake()
  await page.route(/googleapis\.com|gstatic\.com/, (route) => route.abort())
  let resolveRequest: (address: URL) => void = () => {}
  const request = new Promise<URL>((resolve) => {
    resolveRequest = resolve
  })
  await page.route('https://maps.googleapis.com/maps/api/js?*', async (route) => {
    const address = new URL(route.request().url())
    if (outcome === 'cannot be reached') await route.abort('connectionrefused')
    else if (outcome !== 'never answers') {
      const body = getScript(outcome, script, address)
      await route.fulfill({ contentType: 'text/javascript', body })
    }
    resolveRequest(address)
  })
  return { request }
}

/** The loader passes the name of its callback in the URL. */
function getScript(outcome: 'works' | 'is broken' | Fault, script: string, address: URL): string {
  if (outcome === 'is broken') return 'throw new Error("Broken.")'
  const fault = outcome === 'works' ? 'null' : JSON.stringify(outcome)
  return `${script}\nfakeGoogle.install(${fault});${address.searchParams.get('callback')}()`
}
