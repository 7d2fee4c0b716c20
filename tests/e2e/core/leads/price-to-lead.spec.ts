import { expect, test, visit } from '../../fixtures'
import { toasts } from '../../helpers/toast'
import { asAdmin, asSignedIn, signInAs } from '../../staff'

/** The main flow from end to end: a price, a buyer, a lead, and who may see it. */
test('an editor publishes a price, a buyer sees it and requests a tour, and only the editor sees the lead', async ({
  page,
  request,
}) => {
  // The buyer and the editor take turns at one browser, in which only the editor has a session.
  const [buyer, editor] = [page, page]
  const name = `Ana Buyer ${crypto.randomUUID().slice(0, 8)}`

  await test.step('the listing has a known price', async () => {
    const headers = asAdmin()
    const { id } = await (await request.get('/api/communities/slug/vintner-bend')).json()
    const data = { startPrice: 429990, _status: 'published' }
    const saved = await request.patch(`/cms/api/communities/${id}`, { headers, data })
    expect(saved.status()).toBe(200)
  })

  await test.step('the buyer has visited the pages before', async () => {
    await visit(buyer, '/communities?q=vintner')
    await expect(buyer.getByRole('article').filter({ hasText: 'Vintner Bend' })).toContainText(
      '$429,990',
    )
    await visit(buyer, '/communities/vintner-bend')
    await expect(buyer.getByText('$429,990').first()).toBeVisible()
  })

  await test.step('the editor changes the price and publishes', async () => {
    await signInAs(editor, 'editor')
    await visit(editor, '/admin/collections/communities?search=vintner')
    await editor.getByRole('link', { name: 'Vintner Bend' }).click()
    await editor.getByRole('spinbutton', { name: 'Starting price (USD)' }).fill('431500')
    await editor.getByRole('button', { name: 'Publish changes' }).click()
    await expect(editor.getByText('Updated successfully')).toBeVisible()
    await editor.context().clearCookies()
  })

  await test.step('the list, the page and the API show the new price at the next visit', async () => {
    await visit(buyer, '/communities?q=vintner')
    await expect(buyer.getByRole('article').filter({ hasText: 'Vintner Bend' })).toContainText(
      '$431,500',
    )
    await visit(buyer, '/communities/vintner-bend')
    await expect(buyer.getByText('$431,500').first()).toBeVisible()
    const response = await request.get('/api/communities/slug/vintner-bend')
    expect(await response.json()).toMatchObject({ startPrice: 431500 })
  })

  await test.step('the buyer requests a tour', async () => {
    await buyer.getByRole('link', { name: 'Get Info' }).click()
    await buyer.getByLabel('Name').fill(name)
    await buyer.getByLabel('Email').fill('ana@example.com')
    await buyer.getByLabel('Phone').fill('(210) 555-0142')
    await buyer.getByLabel('Message').fill('Is the farmhouse plan open on Saturday?')
    await buyer.getByRole('button', { name: 'Request Tour' }).click()
    const toast = toasts(buyer).filter({ hasText: 'Success!' })
    await expect(toast).toContainText(
      "Your tour request has been submitted. We'll contact you soon!",
    )
    await expect(buyer.getByLabel('Name')).toHaveValue('')
  })

  await test.step('the editor finds the lead in the back office', async () => {
    await signInAs(editor, 'editor')
    await visit(editor, '/admin/collections/leads')
    await editor.getByRole('link', { name }).click()
    await expect(editor.getByLabel('Message')).toHaveValue(
      'Is the farmhouse plan open on Saturday?',
    )
    await expect(editor.getByText('Vintner Bend', { exact: true })).toBeVisible()
    await expect(
      editor.getByText('the sales office of Vintner Bend', { exact: true }),
    ).toBeVisible()
    await expect(
      editor.getByText(/^The form said: Goes to the sales office of Vintner Bend\. By sending/),
    ).toBeVisible()
  })

  await test.step('a contributor does not', async () => {
    const contributor = page
    await signInAs(contributor, 'contributor')
    await visit(contributor, '/admin/collections/leads')
    await expect(
      contributor
        .getByRole('heading', { name: 'Not Found' })
        .or(contributor.getByText('Page not found')),
    ).toBeVisible()
    await expect(contributor.getByText(name)).toHaveCount(0)
    await expect(contributor.getByRole('link', { name: /^Articles/ })).toBeVisible()
    await expect(contributor.getByRole('link', { name: /Leads/ })).toHaveCount(0)
    const headers = await asSignedIn(contributor)
    expect((await request.get('/cms/api/leads', { headers })).status()).toBe(403)
  })
})
