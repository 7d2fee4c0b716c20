import { currentAds } from '@/data/ads/queries'
import { getGlossary } from '@/data/glossary/queries'
import { listingOptions } from '@/data/listing-options/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import type { SubmittedPage } from '@/data/submissions'
import { CommunityView } from '../../../../../communities/[slug]/_components/community-view'
import { HomeView } from '../../../../../communities/[slug]/homes/[home]/_components/home-view'
import { PlanView } from '../../../../../communities/[slug]/plans/[plan]/_components/plan-view'

/** The page of a listing, as its own route renders it. */
export async function SubmittedView({ page }: { page: SubmittedPage }) {
  const [site, words, glossary] = await Promise.all([siteInfo(), getSiteCopy(), getGlossary()])
  const { community, extras, listings } = page
  const { plans, homes } = listings
  const parts = { community, extras, site, words, glossary }
  switch (page.kind) {
    case 'community': {
      const [ads, options] = await Promise.all([currentAds(), listingOptions()])
      return (
        <CommunityView
          {...parts}
          plans={plans}
          homes={homes}
          prices={listings.prices}
          priceChange={listings.priceChange}
          ads={ads}
          options={options}
        />
      )
    }
    case 'plan':
      return (
        <PlanView
          {...parts}
          plan={page.plan}
          homes={homes.filter(({ plan }) => plan?.id === page.plan.id)}
          prices={page.prices}
        />
      )
    case 'home':
      return (
        <HomeView
          {...parts}
          home={page.home}
          plan={plans.find((plan) => plan.id === page.home.plan?.id) ?? null}
          prices={page.prices}
          history={page.history}
          neighbors={homes.filter((home) => home.id !== page.home.id).slice(0, 6)}
        />
      )
  }
}
