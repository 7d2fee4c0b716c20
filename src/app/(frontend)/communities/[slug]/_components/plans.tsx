import { PlanCard } from '@/components/homes/plan-card'
import { Section } from '@/components/layout/section'
import type { Plan } from '@/contract/homes/plan'
import { plural } from '@/domain/text/plural'

/** How many cards are shown before the others are asked for. */
const FIRST = 6

interface PlansProps {
  plans: readonly Plan[]
  /** Slug of the community. */
  community: string
  heading: string
}

function Cards({ plans, community }: Omit<PlansProps, 'heading'>) {
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} community={community} />
        </li>
      ))}
    </ul>
  )
}

/** The floor plans. Renders nothing when none are listed. */
export function Plans({ plans, community, heading }: PlansProps) {
  if (plans.length === 0) return null
  const others = plans.slice(FIRST)
  return (
    <Section id="plans" title={heading}>
      <p className="-mt-2 mb-5 text-ink-soft">
        {plural(plans.length, 'floor plan', 'floor plans')}
        {plans.length > 1 ? ', lowest price first.' : '.'}
      </p>
      <Cards plans={plans.slice(0, FIRST)} community={community} />
      {others.length > 0 ? (
        <details className="group mt-5">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-primary group-open:hidden">
            <span className="quiet-link">
              Show {plural(others.length, 'more plan', 'more plans')}
            </span>
          </summary>
          <Cards plans={others} community={community} />
        </details>
      ) : null}
    </Section>
  )
}
