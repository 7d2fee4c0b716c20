import type { Page } from '@playwright/test'

/**
 * Authorization headers of the user who is signed in in the browser. Without a browser, Payload
 * accepts no session cookie, because the request has no origin.
 */
export async function asSignedIn(page: Page): Promise<{ authorization: string }> {
  const session = (await page.context().cookies()).find(({ name }) => name === 'payload-token')
  return { authorization: `JWT ${session?.value}` }
}
