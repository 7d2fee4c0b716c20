import type { Page } from '@playwright/test'
import { communityList } from '../../../../src/contract/communities/community'
import { createDeferred } from '../../../create-deferred'
import { expect, reload, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { structuredDataIn } from '../../helpers/structured-data'
import { toasts } from '../../helpers/toast'

const path = '/resources/mortgage-calculator'

const fields = (page: Page) => ({
  price: page.getByLabel('Home price'),
  down: page.getByLabel('Down payment amount'),
  percent: page.getByLabel('Down payment percent'),
  rate: page.getByLabel('Interest rate'),
  term: page.getByLabel('Term in years'),
  tax: page.getByLabel('Property tax rate'),
  insurance: page.getByLabel('Annual insurance'),
  pmi: page.getByLabel('PMI rate'),
})

const result = (page: Page) => page.getByRole('region', { name: 'Result' })
const status = (page: Page) => result(page).getByRole('status')
const table = (page: Page) => page.getByRole('table')
const chart = (page: Page) => page.getByRole('img', { name: /^Paid each year/ })

/** The values of the result by label. */
async function figures(page: Page): Promise<Record<string, string>> {
  return result(page).evaluate((panel) => {
    const terms = [...panel.querySelectorAll('dt')]
    const pairs = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])
    return Object.fromEntries(pairs)
  })
}

test.describe('the calculator', () => {
  test('shows the result for the defaults and explains it, on screen and on paper', async ({
    page,
  }) => {
    await visit(page, path)

    await test.step('shows the result for the defaults', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mortgage calculator')
      const { price, down, percent, rate, term, tax, insurance, pmi } = fields(page)
      for (const [field, value] of [
        [price, '400000'],
        [down, '80000'],
        [percent, '20.0'],
        [rate, '7.5'],
        [term, '30'],
        [tax, '2.25'],
        [insurance, '1200'],
        [pmi, '0.5'],
      ] as const)
        await expect(field).toHaveValue(value)
      for (const field of [percent, rate, tax, pmi])
        await expect(field).toHaveAttribute('step', '0.1')
      await expect(status(page)).toHaveText('Total monthly payment$3,087')
      expect(await figures(page)).toEqual({
        'Total monthly payment': '$3,087',
        'Principal & interest': '$2,237',
        'Property taxes': '$750',
        'Home insurance': '$100',
        PMI: '$0',
        'Loan amount': '$320,000',
        'Total of 360 payments': '$805,495',
        'Total interest': '$485,495',
      })
      await expect(
        result(page).getByText('No PMI: the down payment is at least 20% of the price.'),
      ).toBeVisible()
      await expect(
        page.getByText(/^An estimate, not an offer of credit\. Ask a lender/),
      ).toBeVisible()
    })

    await test.step('explains the result and the inputs, and has a contact', async () => {
      for (const name of ['How to read the result', 'What goes in', 'What comes out'])
        await expect(page.getByRole('heading', { name })).toBeVisible()
      const help = page.getByRole('region', { name: 'Need Help?' })
      await expect(help.getByRole('link', { name: /hello@/ })).toHaveAttribute(
        'href',
        'mailto:hello@sanewhomeguide.example',
      )
    })

    await test.step('prints the figures, the result and all years, without controls', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(fields(page).price).toBeVisible()
      await expect(status(page)).toBeVisible()
      for (const hidden of [
        page.getByRole('banner'),
        page.getByRole('contentinfo'),
        page.getByRole('button', { name: 'Copy link' }),
      ])
        await expect(hidden).toBeHidden()
      const years = page.getByRole('region', { name: 'Payments year by year' })
      const cut = await years.evaluate((element) => element.scrollHeight - element.clientHeight)
      expect(cut).toBeLessThanOrEqual(1)
    })
  })

  test('updates the result on every input', async ({ page }) => {
    await visit(page, path)
    const { price, rate, term, tax, insurance, pmi, down, percent } = fields(page)

    await test.step('updates the result without a button', async () => {
      const steps = [
        [price, '500000', '$3,834'],
        [rate, '6', '$3,436'],
        [term, '15', '$4,413'],
        [tax, '2', '$4,309'],
        [insurance, '2400', '$4,409'],
        [down, '50000', '$5,018'],
        [pmi, '1', '$5,206'],
      ] as const
      for (const [field, text, total] of steps) {
        await field.fill(text)
        await expect(status(page)).toHaveText(`Total monthly payment${total}`)
      }
    })

    await test.step('keeps the two down payments in sync with each other and with the price', async () => {
      await price.fill('400000')
      await down.fill('50001')
      await expect(percent).toHaveValue('12.5')
      await percent.fill('33.3')
      await expect(down).toHaveValue('133200')
      await price.fill('333333')
      await expect(down).toHaveValue('111000')
      await down.fill('60000')
      await price.fill('600000')
      await expect(down).toHaveValue('60000')
      await expect(percent).toHaveValue('10.0')
    })

    await test.step('divides the loan by the months at a rate of zero', async () => {
      await price.fill('400000')
      await down.fill('80000')
      await term.fill('30')
      await rate.fill('0')
      await expect
        .poll(() => figures(page))
        .toMatchObject({ 'Principal & interest': '$889', 'Total interest': '$0' })
    })

    await test.step('adds PMI under 20% down and none at exactly 20%, and shows when it ends', async () => {
      await rate.fill('7.5')
      await pmi.fill('0.5')
      await down.fill('79999')
      await expect.poll(() => figures(page)).toMatchObject({ PMI: '$133' })
      await expect(table(page).getByRole('columnheader', { name: 'PMI' })).toBeVisible()
      await down.fill('80000')
      await expect.poll(() => figures(page)).toMatchObject({ PMI: '$0' })
      await expect(table(page).getByRole('columnheader', { name: 'PMI' })).toHaveCount(0)
      // Loan and figures of the sample Closing Disclosure in Regulation Z, Appendix H-25(B).
      await visit(page, `${path}#price=180000&down=18000&rate=3.875&term=30&pmi=0.61`)
      await expect
        .poll(() => figures(page))
        .toMatchObject({ 'Principal & interest': '$762', PMI: '$82', 'Loan amount': '$162,000' })
      await expect(
        result(page).getByText(
          'PMI can end in year 6, after 68 payments: the balance is then 80% of the price, $144,000.',
        ),
      ).toBeVisible()
      await expect(page.getByText('PMI ends, year 6')).toBeVisible()
    })
  })

  test('never changes the field that the user is typing in, and says what is missing', async ({
    page,
  }) => {
    await visit(page, path)
    const { price, rate, term, down } = fields(page)

    await test.step('never changes the field that the user is typing in', async () => {
      await price.fill('')
      await price.press('4')
      await expect(price).toHaveValue('4')
      await expect.poll(() => figures(page)).toMatchObject({ 'Loan amount': '$3' })
      await price.press('0')
      await expect(price).toHaveValue('40')
      await price.pressSequentially('.5')
      await expect(price).toHaveValue('40.5')
      await price.fill('')
      await price.pressSequentially('1e9')
      await expect(price).toHaveValue('1e9')
      await expect.poll(() => figures(page)).toMatchObject({ 'Loan amount': '$800,000,000' })
      await price.fill('')
      await price.pressSequentially('abc')
      await expect(status(page)).toContainText('Ready to Calculate')
      await price.fill('')
      await price.pressSequentially('-5')
      await expect(price).toHaveValue('-5')
      await expect(price).toHaveAccessibleDescription('Enter 0 or more')
      await expect(status(page)).toContainText('Ready to Calculate')
      await price.fill('99999999999999999999')
      await expect(status(page)).toContainText('Ready to Calculate')
      await price.fill('400000')
      await rate.fill('')
      await rate.pressSequentially('0.125')
      await expect(rate).toHaveValue('0.125')
      await expect(status(page)).toContainText('Total monthly payment')
    })

    await test.step('shows Ready to Calculate without a valid result, and what is missing', async () => {
      await price.fill('')
      await expect(status(page)).toHaveText('Ready to CalculateEnter a home price above $0.')
      await expect(table(page)).toHaveCount(0)
      await expect(chart(page)).toHaveCount(0)
      await price.fill('300000')
      await expect(status(page)).toContainText('Total monthly payment')
      for (const [field, bad, good, need] of [
        [rate, '-1', '7', 'an interest rate of 0% or more'],
        [down, '-1', '0', 'a down payment of $0 or more'],
        [term, '0', '', 'a term above 0 years'],
      ] as const) {
        await field.fill(bad)
        await expect(status(page)).toHaveText(`Ready to CalculateEnter ${need}.`)
        await field.fill(good)
        await expect(status(page)).toContainText('Total monthly payment')
      }
      await expect(result(page).getByText('Total of 360 payments')).toBeVisible()
    })
  })

  test('keeps input from before hydration', async ({ page }) => {
    const scripts = createDeferred()
    await page.route('**/_next/static/**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await fields(page).price.fill('300000')
    await expect(status(page)).toHaveText('Total monthly payment$3,087')
    scripts.resolve()
    await expect(status(page)).toHaveText('Total monthly payment$2,341')
    await expect(fields(page).price).toHaveValue('300000')
    await expect(fields(page).down).toHaveValue('60000')
  })

  test('lists and charts the loan by year', async ({ page }) => {
    await visit(page, path)

    await test.step('lists and charts every year', async () => {
      await expect(chart(page)).toHaveAccessibleName(
        'Paid each year. Year 1: $2,950 of principal and $23,900 of interest. Year 30: $25,790 of principal and $1,060 of interest.',
      )
      await expect(table(page).getByRole('row')).toHaveCount(32)
      const cells = (name: string) =>
        table(page).getByRole('row', { name }).getByRole('cell').allTextContents()
      expect(await cells('1 $2,950')).toEqual(['$2,950', '$23,900', '$9,000', '$1,200', '$317,050'])
      expect(await cells('Total')).toEqual(['$320,000', '$485,495', '$270,000', '$36,000', ''])
    })

    await test.step('can be used by keyboard', async () => {
      const { price, down, percent, rate, term } = fields(page)
      await price.focus()
      for (const next of [down, percent, rate, term]) {
        await page.keyboard.press('Tab')
        await expect(next).toBeFocused()
      }
      await percent.focus()
      await page.keyboard.press('ArrowDown')
      await expect(percent).toHaveValue('19.9')
      await expect(down).toHaveValue('79600')
      await rate.focus()
      await page.keyboard.press('ArrowUp')
      await expect(rate).toHaveValue('7.6')
      const years = page.getByRole('region', { name: 'Payments year by year' })
      await years.focus()
      await page.keyboard.press('End')
      await expect(years.getByText('Total', { exact: true })).toBeInViewport()
      await expect(years.getByRole('columnheader', { name: 'Balance' })).toBeInViewport()
    })

    await test.step('lists nothing above 50 years or without a loan', async () => {
      await fields(page).term.fill('1')
      await expect(table(page).getByRole('row')).toHaveCount(3)
      await fields(page).term.fill('51')
      await expect(table(page)).toHaveCount(0)
      await expect(status(page)).toContainText('Total monthly payment')
      await fields(page).term.fill('30')
      await fields(page).percent.fill('100')
      await expect(table(page)).toHaveCount(0)
      await expect(
        result(page).getByText('No loan needed: the down payment covers the price.'),
      ).toBeVisible()
    })
  })
})

test.describe('a link with figures', () => {
  test('is updated while typing, survives a reload, is not sent, and can be copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const requests: string[] = []
    await visit(page, path)
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
    await fields(page).price.fill('355000')
    await fields(page).down.fill('30000')
    const hash = '#price=355000&down=30000&rate=7.5&term=30&tax=2.25&insurance=1200&pmi=0.5&hoa=0'
    await expect(page).toHaveURL(`${path}${hash}`)
    const output = await status(page).textContent()
    await reload(page)
    await expect(fields(page).price).toHaveValue('355000')
    await expect(fields(page).percent).toHaveValue('8.5')
    await expect(status(page)).toHaveText(output ?? '')

    await test.step('sends no input to the server', async () => {
      // Requests do not include the hash, but Playwright reports it for documents.
      const sent = requests.map((line) => line.replace(/#\S*/, ''))
      expect(sent.filter((line) => line.includes('355000'))).toEqual([])
      expect(sent.filter((line) => line.includes('/api/'))).toEqual([])
    })

    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(toasts(page).filter({ hasText: 'Link copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

    await test.step('shows the link if the browser does not allow copying', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      })
      await page.getByRole('button', { name: 'Copy link' }).click()
      await expect(toasts(page).filter({ hasText: 'The link wasn’t copied' })).toContainText(
        'Copy this page’s URL instead',
      )
    })
  })

  test('follows manual changes of the URL, ignores invalid values, and links to affordable communities', async ({
    page,
  }) => {
    await visit(page, `${path}#price=abc&rate=%3Cscript%3E&term=20`)
    await expect(fields(page).term).toHaveValue('20')
    await expect(fields(page).price).toHaveValue('400000')
    await expect(fields(page).rate).toHaveValue('7.5')
    await page.evaluate(() => {
      window.location.hash = '#price=250000'
    })
    await expect(fields(page).price).toHaveValue('250000')
    await expect(fields(page).down).toHaveValue('50000')
    await expect(fields(page).term).toHaveValue('30')

    await test.step('links to affordable communities', async () => {
      await fields(page).price.fill('300000')
      await page.getByRole('link', { name: 'Communities up to $300,000' }).click()
      await expect(page).toHaveURL('/communities?price=0,300000')
      // Other tests may have published a community.
      const all = await page.request.get('/api/communities?limit=200')
      const total = communityList.parse(await all.json()).length
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        `19 of ${total} communities match`,
      )
    })
  })

  test('has the price of the community that linked here', async ({ page, request }) => {
    await visit(page, '/communities/cibolo-ridge-preserve')
    await page.getByRole('link', { name: 'Estimate the payment' }).click()
    await expect(page).toHaveURL(`${path}#price=612990`)
    await expect(fields(page).price).toHaveValue('612990')
    await expect(fields(page).down).toHaveValue('122598')
    await expect.poll(() => figures(page)).toMatchObject({ 'Loan amount': '$490,392' })
    const unpriced = await request.get(
      '/communities/upper-balcones-overlook-at-old-stagecoach-station',
    )
    const html = await unpriced.text()
    expect(html).toContain('>Call for pricing</a>')
    expect(html).not.toContain('Estimate the payment')
  })
})

test('the calculator has one canonical address, to which the address in its category redirects', async ({
  baseURL,
  request,
}) => {
  const response = await request.get('/resources/mortgage-financing/mortgage-calculator', {
    maxRedirects: 0,
  })
  expect([response.status(), response.headers().location]).toEqual([308, path])
  const html = await (await request.get(path)).text()
  expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([
    `<link rel="canonical" href="${baseURL}${path}"/>`,
  ])
  expect(html).toContain('<title>Mortgage calculator with Texas property tax |')
  const data = Object.values(structuredDataIn(html))
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ '@type': 'WebApplication', url: `${baseURL}${path}` }),
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ name: 'Home' }),
          expect.objectContaining({ name: 'Resources', item: `${baseURL}/resources` }),
          expect.objectContaining({ name: 'Mortgage Calculator' }),
        ],
      }),
    ]),
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the calculator keeps the total in view while typing, and scrolls only the table horizontally', async ({
    page,
  }) => {
    await visit(page, path)
    await fields(page).price.fill('500000')
    await expect(page.getByText('$3,834').first()).toBeInViewport()
    const years = page.getByRole('region', { name: 'Payments year by year' })
    const wide = await years.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(wide).toBeGreaterThan(0)
    await years.scrollIntoViewIfNeeded()
    await years.evaluate((element) => element.scrollTo({ left: 1000 }))
    await expect(years.getByRole('columnheader', { name: 'Balance' })).toBeInViewport()
    await expect(years.getByRole('rowheader', { name: '1', exact: true })).toBeInViewport()
    await expect(fields(page).price).toHaveAttribute('inputmode', 'decimal')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the calculator shows the defaults as a labeled example', async ({ page }) => {
    await visit(page, path)
    const note = page.locator('noscript p')
    await expect(note).toBeVisible()
    await expect(note).toHaveText(/^This example uses our default numbers/)
    await expect(status(page)).toHaveText('Total monthly payment$3,087')
    await expect(table(page).getByRole('row')).toHaveCount(32)
    await expect(chart(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What goes in' })).toBeVisible()
  })
})

test('the calculator has no axe violations', async ({ page }) => {
  for (const [state, hash] of [
    ['with the defaults', ''],
    ['with PMI', '#price=412990&downPercent=8'],
    ['with an invalid field', '#price=-5'],
    ['with a very high price', '#price=999999999999&downPercent=3&rate=22&term=7.5'],
  ] as const)
    await test.step(state, async () => {
      // Only the hash changes, so the page is loaded once.
      await visit(page, `${path}${hash}`)
      const price = new URLSearchParams(hash.slice(1)).get('price') ?? '400000'
      await expect(fields(page).price).toHaveValue(price)
      await expectAccessibleAtAllWidths(page)
    })
})
