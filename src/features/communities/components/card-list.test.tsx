// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { communitySummary } from '@/contract/communities/community'
import { aCommunityDetail } from '@/contract/communities/community.fixture'
import { CardList } from './card-list'

const renderCard = vi.hoisted(() => vi.fn<(slug: string) => null>(() => null))
vi.mock('@/components/communities/small-card', () => ({
  SmallCommunityCard: ({ community }: { community: { slug: string } }) =>
    renderCard(community.slug),
}))

const community = (id: string) =>
  communitySummary.parse(aCommunityDetail({ id, slug: `slug-${id}` }))
const [first, second] = [community('1'), community('2')]
const link = { layout: 'small', chosen: null, sought: null, onFound: () => {} } as const

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  renderCard.mockClear()
})

it('CardList does not render its cards again when its parent renders', () => {
  const root = createRoot(document.createElement('div'))
  const communities = [first, second]
  act(() => root.render(<CardList {...link} communities={communities} />))
  expect(renderCard.mock.calls).toEqual([['slug-1'], ['slug-2']])
  act(() => root.render(<CardList {...link} communities={communities} />))
  expect(renderCard).toHaveBeenCalledTimes(2)
})

it('CardList renders only the cards that are new or move when other communities match', () => {
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<CardList {...link} communities={[first]} />))
  act(() => root.render(<CardList {...link} communities={[first, second]} />))
  expect(renderCard.mock.calls).toEqual([['slug-1'], ['slug-2']])
})
