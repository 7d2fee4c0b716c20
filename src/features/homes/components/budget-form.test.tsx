import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadSearchParams } from '../search-params'
import { BudgetForm } from './budget-form'

it('the label of the budget names its field and not the button beside it', async () => {
  const html = renderToStaticMarkup(
    <BudgetForm state={await loadSearchParams(Promise.resolve({ monthly: '2200' }))} />,
  )
  const { document } = new JSDOM(html).window
  const field = document.querySelector<HTMLInputElement>('input[name=monthly]')
  expect([...(field?.labels ?? [])].map(({ textContent }) => textContent)).toEqual([
    'My monthly budget',
  ])
  expect(document.querySelector('button')?.labels).toHaveLength(0)
})
