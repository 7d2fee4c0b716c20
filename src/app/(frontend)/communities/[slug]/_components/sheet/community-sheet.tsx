import { stageText } from '@/components/homes/home-row'
import { paths } from '@/config/paths'
import type { CommunityDetail } from '@/contract/communities/community'
import type { CommunityExtras } from '@/contract/communities/community-extras'
import type { Home } from '@/contract/homes/home'
import type { Plan } from '@/contract/homes/plan'
import type { SiteInfo } from '@/contract/site/site'
import type { ListingOptions } from '@/domain/communities/listing-options'
import { formatPrice } from '@/domain/communities/price'
import { getLabel } from '@/domain/enums'
import { sizeFacts } from '@/domain/homes/facts'
import { describeListedHomes } from '@/domain/homes/listed-homes'
import { parsePhones } from '@/domain/text/phone'
import { plural } from '@/domain/text/plural'
import { CostLine, type CostTerms, CostTermsNote, costText } from './cost'
import { SheetPlace } from './place'
import { Sheet, SheetSection } from './sheet'

/** So many homes and plans fit on one page, unless names are long. */
const HOMES = 10
const PLANS = 14

interface CommunitySheetProps {
  community: CommunityDetail
  extras: CommunityExtras
  plans: readonly Plan[]
  homes: readonly Home[]
  site: SiteInfo
  options: ListingOptions
  /** The number of the call button. */
  phone: string | null
}

/** Says how many are not on the sheet. */
const moreText = (count: number, one: string, many: string) =>
  count > 0 ? `Scan the code to see ${plural(count, one, many)}.` : ''

function SmallPrint({ sentences }: { sentences: readonly string[] }) {
  const text = sentences.filter(Boolean).join(' ')
  return text ? <p className="mt-1 text-xs">{text}</p> : null
}

interface ListedProps<Item> {
  items: readonly Item[]
  terms: CostTerms
}

interface HomesProps extends ListedProps<Home> {
  /** How many homes builders report as available. */
  reported: number
}

function Homes({ items, terms, reported }: HomesProps) {
  if (items.length === 0) return null
  const now = new Date()
  return (
    <SheetSection title={`Homes for sale (${items.length})`} className="mt-4">
      <table className="w-full border-ink border-t text-left">
        <thead className="text-xs">
          <tr>
            {['Address', 'Plan', 'Size', 'Move-in', 'Price', 'Monthly'].map((heading) => (
              <th key={heading} scope="col" className="py-0.5 font-normal">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures [&_td:is(:first-child,:nth-child(5))]:font-semibold [&_td]:py-0.5 [&_td]:pr-2 [&_tr]:border-control [&_tr]:border-t">
          {items.slice(0, HOMES).map((home) => (
            <tr key={home.id}>
              <td>{home.address}</td>
              <td>{[home.plan?.name, home.isModel ? 'model' : null].filter(Boolean).join(', ')}</td>
              <td>{sizeFacts(home).join(' · ')}</td>
              <td>{stageText(home, now)}</td>
              <td>{formatPrice(home.price)}</td>
              <td>{costText(home.price, terms)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SmallPrint
        sentences={[
          moreText(items.length - HOMES, 'more home', 'more homes'),
          describeListedHomes(items, reported),
        ]}
      />
    </SheetSection>
  )
}

function Plans({ items, terms }: ListedProps<Plan>) {
  if (items.length === 0) return null
  return (
    <SheetSection title={`Floor plans (${items.length})`} className="mt-4">
      <ul className="figures columns-2 gap-x-6 *:flex *:justify-between *:gap-3 *:border-control *:border-t *:py-0.5 [&_p:last-child]:shrink-0 [&_p:last-child]:text-right">
        {items.slice(0, PLANS).map((plan) => (
          <li key={plan.id}>
            <p>
              <strong>{plan.name}</strong>
              {plan.builder ? `, ${plan.builder.name}` : null}
              <br />
              {sizeFacts(plan).join(' · ')}
            </p>
            <p>
              <strong>
                {plan.basePrice === null
                  ? formatPrice(null)
                  : `From ${formatPrice(plan.basePrice)}`}
              </strong>
              <br />
              {costText(plan.basePrice, terms, ' a month')}
            </p>
          </li>
        ))}
      </ul>
      <SmallPrint sentences={[moreText(items.length - PLANS, 'more plan', 'more plans')]} />
    </SheetSection>
  )
}

function Price({ community, terms }: { community: CommunityDetail; terms: CostTerms }) {
  const { status, startPrice } = community
  if (status === 'sold_out') return <p className="font-bold text-2xl">Sold out</p>
  return (
    <>
      <p>
        {startPrice === null ? null : 'From '}
        <strong className="figures font-bold text-2xl">{formatPrice(startPrice)}</strong>
      </p>
      <CostLine price={startPrice} terms={terms} />
    </>
  )
}

/** The sheet of a community: what it costs, what is for sale, and the place. */
export function CommunitySheet(props: CommunitySheetProps) {
  const { community, extras, plans, homes, site, options, phone } = props
  const { name, slug, location, homesAvailable, builders, images, imageAlts } = community
  const terms = { costs: extras.costs, assumptions: site.assumptions }
  const isSoldOut = community.status === 'sold_out'
  const types = community.homeTypes.map((type) => getLabel(options.homeTypes, type)).join(', ')
  const available = isSoldOut ? '' : `${plural(homesAvailable, 'home', 'homes')} available`
  const amenities = community.amenities.map((value) => getLabel(options.amenities, value))
  return (
    <Sheet
      site={site}
      path={paths.community(slug)}
      name={name}
      facts={[location, [available, types].filter(Boolean).join(' · ')].filter(Boolean)}
      picture={{ src: images[0], alt: imageAlts[0] ?? '' }}
      price={
        <>
          <Price community={community} terms={terms} />
          {extras.incentives.map(({ text }) => (
            <p key={text} className="mt-1 font-semibold">
              {text}
            </p>
          ))}
        </>
      }
    >
      <Homes items={homes} terms={terms} reported={homesAvailable} />
      <Plans items={plans} terms={terms} />
      {isSoldOut ? null : <CostTermsNote price={community.startPrice} terms={terms} />}
      <SheetPlace community={community} extras={extras} phone={phone} />
      {builders.length > 0 ? (
        <p className="mt-3">
          <strong className="font-bold">Builders: </strong>
          {builders
            .map(({ name, phone }) => (phone ? `${name} ${parsePhones(phone)[0].text}` : name))
            .join(' · ')}
        </p>
      ) : null}
      {amenities.length > 0 ? (
        <p className="mt-1">
          <strong className="font-bold">Amenities: </strong>
          {amenities.join(' · ')}
        </p>
      ) : null}
    </Sheet>
  )
}
