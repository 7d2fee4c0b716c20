import { callsOf } from '../../../src/http/openapi/document-reader'
import { expectAccessible, widths } from '../a11y/axe'
import { expect, test } from '../fixtures'

for (const width of widths) {
  test(`the API reference is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/api/docs')
    await expectAccessible(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the API reference describes every operation of the document', async ({ page, request }) => {
    const calls = callsOf(await (await request.get('/api/openapi.json')).json())
    await page.goto('/api/docs')
    await expect(page.getByRole('link', { name: '/api/openapi.json' }).first()).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'Calls' })
    for (const [id, { path, call }] of calls) {
      await expect(contents.locator(`a[href="#${id}"]`)).toContainText(path)
      const article = page.getByRole('article', { name: call.summary, exact: true })
      for (const status of Object.keys(call.responses)) {
        await expect(article.getByRole('rowheader', { name: status })).toBeVisible()
      }
    }
  })
})
