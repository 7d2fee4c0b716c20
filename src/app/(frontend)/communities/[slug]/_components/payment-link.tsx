import { Calculator } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'

/** Links to the calculator with the community's price. Renders nothing without a price. */
export function PaymentLink({ price }: { price: number | null }) {
  if (price === null) return null
  return (
    <PageLink
      href={paths.calculatorFor(price)}
      data-screen-only
      className="inline-flex min-h-9 items-center gap-2 font-semibold text-primary text-sm hover:text-primary-hover"
    >
      <Calculator aria-hidden className="size-4" strokeWidth={1.8} />
      <span className="quiet-link">Estimate the payment</span>
    </PageLink>
  )
}
