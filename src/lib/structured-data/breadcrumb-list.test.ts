import { expect, it } from 'vitest'
import { breadcrumbList } from './breadcrumb-list'

const origin = 'https://guide.example'

it('numbers the steps of the way, the page itself last and without an address', () => {
  const data = breadcrumbList(origin, [{ label: 'Home', path: '/' }], 'Builders')
  expect(data).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://guide.example/' },
      { position: 2, name: 'Builders' },
    ],
  })
})
