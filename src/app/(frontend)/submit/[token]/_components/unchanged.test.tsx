import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Unchanged } from './unchanged'

const listings = [
  {
    id: 1,
    name: 'Cibolo Ridge',
    startPrice: 389_900,
    status: 'available',
    verifiedOn: 'November 3',
  },
] as const

it('a builder confirms what is listed by a plain form, without JavaScript', () => {
  const html = renderToStaticMarkup(
    <Unchanged token="abc" listings={listings} isConfirmed={false} />,
  )
  expect(html).toContain(
    '<li>Cibolo Ridge: from $389,900, available, last confirmed November 3</li>',
  )
  expect(html).toMatch(/<form [^>]*action="\/submit\/abc\/unchanged" method="post"/)
  expect(html).toMatch(/<button type="submit"[^>]*>Nothing changed this month<\/button>/)
})

it('listings that were left out can be confirmed again', () => {
  const html = renderToStaticMarkup(<Unchanged token="abc" listings={listings} isConfirmed />)
  expect(html).toContain('Please confirm them again in a few minutes:')
})
