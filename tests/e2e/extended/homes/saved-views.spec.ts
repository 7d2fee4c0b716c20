import { expect, reload, test, visit } from '../../fixtures'

test('a view is saved under a name, says how many homes match, and can be removed', async ({
  page,
  request,
}) => {
  const { total } = await (await request.get('/api/homes/facets?beds=4&county=comal')).json()
  await visit(page, '/homes?beds=4&county=comal&sort=size')
  await page.getByText('Save this view').click()
  await page.getByLabel('Name of this view').fill('Family in Comal')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved in this browser.')).toBeVisible()

  await visit(page, '/homes')
  await page.getByText('Saved views (1)').click()
  const views = page.getByRole('list', { name: 'Saved views' })
  await expect(views.getByRole('listitem')).toContainText(`${total} homes`)
  await views.getByRole('link', { name: 'Family in Comal' }).click()
  await expect(page).toHaveURL('/homes?beds=4&county=comal&sort=size')

  await page.getByRole('button', { name: 'Remove saved view Family in Comal' }).click()
  await expect(page.getByText('Save this view')).toBeVisible()
  await reload(page)
  await expect(page.getByText('Save this view')).toBeVisible()

  await test.step('without room in the browser the visitor is told, and nothing looks saved', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.getByText('Save this view').click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^This browser has no room for it/)).toBeVisible()
    await expect(page.getByText('Save this view')).toBeVisible()
  })
})
