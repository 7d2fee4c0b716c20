import { stageText } from '@/components/homes/home-row'
import { paths } from '@/config/paths'
import type { CommunityDetail } from '@/contract/communities/community'
import type { CommunityExtras } from '@/contract/communities/community-extras'
import type { Home } from '@/contract/homes/home'
import type { Plan } from '@/contract/homes/plan'
import type { SiteInfo } from '@/contract/site/site'
import { dollars, formatPrice } from '@/domain/communities/price'
import { buildingFacts, sizeFacts } from '@/domain/homes/facts'
import { monthlyCost } from '@/domain/mortgage/monthly-cost'
import { CostLine, type CostTerms, CostTermsNote } from './cost'
import { SheetPlace } from './place'
import { Sheet, SheetSection } from './sheet'

interface HomeSheetProps {
  home: Home
  community: CommunityDetail
  extras: CommunityExtras
  plan: Plan | null
  site: SiteInfo
  /** The number of the call button. */
  phone: string | null
}

function Price({ home, terms }: { home: Home; terms: CostTerms }) {
  const { status, price, earlierPrice } = home
  if (status === 'sold') return <p className="font-bold text-2xl">Sold</p>
  return (
    <>
      <p className="figures">
        <strong className="font-bold text-2xl">{formatPrice(price)}</strong>{' '}
        {price !== null && earlierPrice !== null ? <s>{formatPrice(earlierPrice)}</s> : null}
      </p>
      <CostLine price={price} terms={terms} />
    </>
  )
}

function CostParts({ price, terms }: { price: number; terms: CostTerms }) {
  const cost = monthlyCost(price, terms.assumptions, terms.costs)
  if (!cost) return null
  return (
    <SheetSection title="Monthly cost">
      <table className="w-full text-left">
        <tbody>
          {cost.parts.map(({ label, amount }) => (
            <tr key={label} className="border-control border-t">
              <th scope="row" className="py-0.5 font-normal">
                {label}
              </th>
              <td className="figures text-right">
                {amount === null ? <em>not supplied</em> : dollars(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CostTermsNote price={price} terms={terms} />
    </SheetSection>
  )
}

/** The sheet of a home: what it costs, its plan, and the place. */
export function HomeSheet({ home, community, extras, plan, site, phone }: HomeSheetProps) {
  const { address, slug, lot, price, status, isModel, builder, images, imageAlts } = home
  const terms = { costs: extras.costs, assumptions: site.assumptions }
  const isSold = status === 'sold'
  const known = (texts: readonly (string | null | undefined)[]) => texts.filter(Boolean).join(' · ')
  return (
    <Sheet
      site={site}
      path={paths.singleHome(community.slug, slug)}
      name={address}
      facts={[
        known([`${community.name}, ${community.city}, Texas`, lot]),
        known([...sizeFacts(home), ...(plan ? buildingFacts(plan) : [])]),
        known([
          isSold ? null : stageText(home, new Date()),
          isModel ? 'Model home' : null,
          builder ? `Built by ${builder.name}` : null,
        ]),
      ].filter(Boolean)}
      picture={{ src: images[0], alt: imageAlts[0] ?? '' }}
      price={<Price home={home} terms={terms} />}
    >
      <div className="mt-4 grid break-inside-avoid grid-cols-[minmax(0,1fr)_19rem] gap-x-6">
        {plan ? (
          <SheetSection title={`Floor plan: ${plan.name}`}>
            <div className="flex gap-3 items-start [&>img]:max-h-[37rem] [&>img]:min-w-0 [&>img]:flex-1">
              {plan.drawings.slice(0, 2).map(({ src, alt }) => (
                <img key={src} src={src} alt={alt} className="object-contain object-top" />
              ))}
            </div>
          </SheetSection>
        ) : null}
        {price === null || isSold ? null : <CostParts price={price} terms={terms} />}
      </div>
      <SheetPlace community={community} extras={extras} phone={phone} />
    </Sheet>
  )
}
