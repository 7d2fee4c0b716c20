import type { APIRequestContext, Locator } from '@playwright/test'
import type { BlogPost } from '../../../../src/payload-types'
import { richText } from '../../../fixtures/rich-text'
import { expect, test, visit } from '../../fixtures'
import { asAdmin, signInAs } from '../../staff'

const ARTICLES = '/cms/api/blog-posts'

/** Creates a draft of an article and returns its id. */
async function aDraft(request: APIRequestContext, content: BlogPost['content']): Promise<number> {
  const slug = `typed-${crypto.randomUUID().slice(0, 8)}`
  const response = await request.post(ARTICLES, {
    headers: asAdmin(),
    data: {
      slug,
      title: slug,
      excerpt: 'An excerpt.',
      generateSlug: false,
      _status: 'draft',
      content,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).doc.id
}

const paste = (editor: Locator, html: string) =>
  editor.evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    clipboardData.setData('text/plain', 'Plain')
    const options = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  }, html)

const item = (text: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>${text}</p>`

test('an editor links text with Ctrl+K, and pastes from Word: headings, lists, and a message about lost pictures', async ({
  page,
  request,
}) => {
  const id = await aDraft(request, richText('Porches'))
  await signInAs(page, 'editor')
  await visit(page, `/admin/collections/blog-posts/${id}`)
  const editor = page.locator('.ContentEditable__root').first()
  const url = page.locator('#field-url')

  // The editor reads the selection of the browser a moment after the double click.
  const linkSelected = () =>
    expect(async () => {
      if (await url.isVisible()) return
      // A dialog that opens now covers the text.
      await editor.getByText('Porches').dblclick({ timeout: 2_000 })
      await page.keyboard.press('Control+k')
      await expect(url).toBeFocused({ timeout: 2_000 })
    }).toPass()

  await linkSelected()
  await expect(url).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(url).toHaveCount(0)
  await expect(editor.getByRole('link')).toHaveCount(0)

  await linkSelected()
  await expect(url).toBeFocused()
  await page.keyboard.type('/builders')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('link', { name: 'Porches' })).toHaveAttribute('href', '/builders')

  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await paste(
    editor,
    `<h1>Buying new</h1>${item('the plat')}${item('of the lot', 2)}${item('the price')}<p><img src="file:///C:/a.png"></p><p>After.</p>`,
  )
  await expect(editor.getByRole('heading', { level: 2 })).toHaveText('Buying new')
  await expect(editor.getByRole('listitem').filter({ hasText: /^the p/ })).toHaveText([
    'the plat',
    'the price',
  ])
  await expect(editor.locator('ul ul')).toHaveText('of the lot')
  await expect(page.getByText('1 picture was left out')).toBeVisible()
  await expect(editor.locator('.LexicalEditorTheme__upload')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await request.delete(`${ARTICLES}/${id}`, { headers: asAdmin() })
})

test('a table and a picture fit the editor next to the live preview', async ({ page, request }) => {
  const found = await request.get('/cms/api/media?limit=1&where[width][greater_than]=800', {
    headers: asAdmin(),
  })
  const [{ id: picture }] = (await found.json()).docs
  const content = richText('Before.')
  content.root.children.push({
    type: 'upload',
    version: 3,
    id: '64b64c0f0f0f0f0f0f0f0f0f',
    relationTo: 'media',
    value: picture,
    fields: {},
    format: '',
  })
  const id = await aDraft(request, content)
  await signInAs(page, 'editor')
  await page.setViewportSize({ width: 1200, height: 900 })
  await visit(page, `/admin/collections/blog-posts/${id}`)
  const editor = page.locator('.ContentEditable__root').first()
  await editor.getByText('Before.').click()
  await page.keyboard.press('Control+Home')
  await paste(editor, '<table><tr><td>County</td><td>Price</td></tr></table>')
  await page.getByRole('button', { name: 'Live preview' }).click()
  await expect(page.frameLocator('iframe').getByText('County')).toBeVisible()

  const column = (await editor.boundingBox())?.width ?? 0
  expect(column).toBeLessThan(450)
  const table = (await editor.getByRole('table').boundingBox())?.width ?? 0
  expect(table).toBeGreaterThan(column * 0.7)
  expect(table).toBeLessThanOrEqual(column)
  const image = (await editor.locator('.LexicalEditorTheme__upload img').boundingBox())?.width ?? 0
  expect(image).toBeGreaterThan(100)
  expect(image).toBeLessThanOrEqual(column)
  await request.delete(`${ARTICLES}/${id}`, { headers: asAdmin() })
})
