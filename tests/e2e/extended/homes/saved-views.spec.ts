import { homeList } from '../../../../src/contract/homes/home'
import { expect, reload, test, visit } from '../../fixtures'

test('a view is saved under a name, says how many homes match, and can be removed', async ({
  page,
  request,
}) => {
  const available = 'beds=4&county=comal&availability=available'
  const { total } = await (await request.get(`/api/homes/facets?${available}`)).json()
  await visit(page, '/homes?beds=4&county=comal&sort=size')
  await page.getByText('Save this search').click()
  await page.getByLabel('Search name').fill('Family in Comal')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Search saved.')).toBeVisible()

  await visit(page, '/homes')
  await page.getByText('Saved searches (1)').click()
  const views = page.getByRole('list', { name: 'Saved searches' })
  await expect(views.getByRole('listitem')).toContainText(`${total} homes`)

  await test.step('a later visit says how many of them were reduced meanwhile', async () => {
    const reduced = homeList.parse(
      await (await request.get(`/api/homes?${available}&priceChange=reduced&limit=500`)).json(),
    )
    const [{ priceChange } = { priceChange: null }] = reduced
    if (!priceChange) throw new Error('The sample content has homes with a lower price')
    await page.evaluate((seen) => {
      const stored = JSON.parse(localStorage.getItem('saved-home-views') ?? '[]')
      localStorage.setItem('saved-home-views', JSON.stringify([{ ...stored[0], seen }]))
    }, priceChange.day)
    await reload(page)
    await page.getByText('Saved searches (1)').click()
    const since = reduced.filter((home) => (home.priceChange?.day ?? '') >= priceChange.day)
    await expect(views.getByRole('listitem')).toContainText(`${since.length} reduced since`)
    await expect(
      page.getByRole('link', { name: 'Follow these homes in a feed reader' }),
    ).toHaveAttribute('href', '/homes/feed.xml?availability=available')
  })

  await views.getByRole('link', { name: 'Family in Comal' }).click()
  await expect(page).toHaveURL('/homes?beds=4&county=comal&sort=size')

  await page.getByRole('button', { name: 'Remove saved search Family in Comal' }).click()
  await expect(page.getByText('Save this search')).toBeVisible()
  await reload(page)
  await expect(page.getByText('Save this search')).toBeVisible()

  await test.step('without room in the browser the visitor is told, and nothing looks saved', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.getByText('Save this search').click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^We couldn’t save this/)).toBeVisible()
    await expect(page.getByText('Save this search')).toBeVisible()
  })
})
