import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CityButtons } from './city-buttons'

it('the button of a city says how many communities it has, one of them in the singular', () => {
  const html = renderToStaticMarkup(
    <CityButtons
      cities={['Boerne', 'Cibolo', 'Schertz']}
      city=""
      counts={
        new Map([
          ['Boerne', 1],
          ['Cibolo', 2],
        ])
      }
      onChange={() => {}}
    />,
  )
  const buttons = new JSDOM(html).window.document.querySelectorAll('button')
  expect([...buttons].map(({ textContent }) => textContent)).toEqual([
    'Boerne1 community',
    'Cibolo2 communities',
    'Schertz0 communities',
  ])
})
