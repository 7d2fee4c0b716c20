import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import type { Fault } from './fake'

/** What becomes of Google's script, which no test ever gets from Google. */
export type ScriptFate = 'works' | Fault | 'never answers' | 'cannot be reached' | 'is broken'

let bundled: Promise<string> | undefined

/** The fake as one script for the browser, made once. */
function fake(): Promise<string> {
  bundled ??= build({
    entryPoints: ['tests/e2e/google-maps/fake.ts'],
    ...{ bundle: true, write: false, format: 'iife', globalName: 'fakeGoogle', target: 'es2022' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return bundled
}

/** Answers the page's request for Google's script, and refuses everything else of Google's. */
export async function serveGoogleMaps(page: Page, fate: ScriptFate): Promise<void> {
  const script = await fake()
  await page.route(/googleapis\.com|gstatic\.com/, (route) => route.abort())
  await page.route('https://maps.googleapis.com/maps/api/js?*', (route) => {
    if (fate === 'never answers') return
    if (fate === 'cannot be reached') return route.abort('connectionrefused')
    const contentType = 'text/javascript'
    if (fate === 'is broken') return route.fulfill({ contentType, body: 'throw Error("Broken.")' })
    const fault = fate === 'works' ? 'null' : JSON.stringify(fate)
    // Google writes the name of the loader's callback into the script.
    const callback = new URL(route.request().url()).searchParams.get('callback')
    const body = `${script}\nfakeGoogle.install(${fault});${callback}()`
    return route.fulfill({ contentType, body })
  })
}
