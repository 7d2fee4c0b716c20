import { expect, it } from 'vitest'
import { breadcrumbList } from './breadcrumb-list'

const origin = 'https://guide.example'

it('breadcrumbList numbers the breadcrumbs; the current page is last and has no URL', () => {
  const data = breadcrumbList(origin, [{ label: 'Home', path: '/' }], 'Builders')
  expect(data).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://guide.example/' },
      { position: 2, name: 'Builders' },
    ],
  })
})
