import { expect, it } from 'vitest'
import { siteNavigation } from '@/data/site/queries'
import { aBuilder, aCommunity, testPayload } from '../../../fixtures/site'

it('the footer links to the builders that have published communities', async () => {
  const [selling, waiting, empty] = [await aBuilder(), await aBuilder(), await aBuilder()]
  await aCommunity({ builders: [selling.id] })
  await aCommunity({ builders: [waiting.id], _status: 'draft' })
  const payload = await testPayload()
  const { columns: _columns, ...navigation } = await siteNavigation()
  const links = [
    { label: 'Selling', path: `/builders/${selling.slug}` },
    { label: 'Its communities', path: `/builders/${selling.slug}#communities` },
    { label: 'Waiting', path: `/builders/${waiting.slug}` },
    { label: 'Empty', path: `/builders/${empty.slug}` },
    { label: 'Deleted', path: '/builders/no-such-builder' },
    { label: 'All Builders', path: '/builders' },
  ]
  await payload.updateGlobal({
    slug: 'navigation',
    data: { ...navigation, columns: [{ title: 'Builders', links }], _status: 'published' },
  })
  const { columns } = await siteNavigation()
  expect(columns).toEqual([
    { title: 'Builders', links: links.filter(({ label }) => /Selling|Its|All/.test(label)) },
  ])
})
