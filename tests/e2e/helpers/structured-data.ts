import type { Page } from '@playwright/test'

type Thing = Record<string, unknown>

/** The structured data of the shown page, by type. */
export async function structuredData(page: Page): Promise<Record<string, Thing>> {
  return byType(await page.locator('script[type="application/ld+json"]').allTextContents())
}

/** The structured data in the HTML of a page, by type. */
export function structuredDataIn(html: string): Record<string, Thing> {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return byType([...scripts].map(([, text = '']) => text))
}

function byType(texts: readonly string[]): Record<string, Thing> {
  const documents = texts.map((text) => JSON.parse(text))
  const things: Thing[] = documents.flatMap((document) => document['@graph'] ?? [document])
  return Object.fromEntries(things.map((thing) => [String(thing['@type']), thing]))
}
