import { Calculator } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'

/** The look of a small action beside a price. */
export const PRICE_ACTION =
  'inline-flex min-h-9 items-center gap-2 font-semibold text-primary text-sm hover:text-primary-hover'

/** Links to the calculator with the community's price. Renders nothing without a price. */
export function PaymentLink({ price }: { price: number | null }) {
  if (price === null) return null
  return (
    <PageLink href={paths.calculatorFor(price)} className={PRICE_ACTION}>
      <Calculator aria-hidden className="size-4" strokeWidth={1.8} />
      <span className="quiet-link">Estimate the payment</span>
    </PageLink>
  )
}
