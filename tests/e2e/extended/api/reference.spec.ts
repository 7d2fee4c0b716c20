import { listCalls } from '../../../../src/http/openapi/document-reader'
import { expect, test, visit } from '../../fixtures'

test.use({ javaScriptEnabled: false })

test('the API reference describes every operation of the document without JavaScript', async ({
  page,
  request,
}) => {
  const calls = listCalls(await (await request.get('/api/openapi.json')).json())
  await visit(page, '/api/docs')
  await expect(page.getByRole('link', { name: '/api/openapi.json' }).first()).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'Endpoints' })
  for (const [id, { path, call }] of calls) {
    await expect(contents.locator(`a[href="#${id}"]`)).toContainText(path)
    const article = page.getByRole('article', { name: call.summary, exact: true })
    for (const status of Object.keys(call.responses)) {
      await expect(article.getByRole('rowheader', { name: status })).toBeVisible()
    }
  }
})
