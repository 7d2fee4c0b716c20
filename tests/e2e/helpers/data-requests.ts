import type { Page, Request } from '@playwright/test'
import { expect } from '../fixtures'

/** Expects that the page is loaded without requests to the API. */
export async function expectNoDataRequests(
  page: Page,
  load: () => Promise<unknown>,
): Promise<void> {
  const requests: string[] = []
  const record = (request: Request) => requests.push(new URL(request.url()).pathname)
  page.on('request', record)
  await load()
  page.off('request', record)
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
}
