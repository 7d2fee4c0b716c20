import { plural } from '../text/plural'

/** Homes and plans that a community reports, and available homes and plans that the guide lists. */
export interface ListingCounts {
  readonly reportedHomes: number
  readonly listedHomes: number
  readonly reportedPlans: number
  readonly listedPlans: number
  readonly isSoldOut: boolean
}

/**
 * How the reported numbers of a community disagree with what is listed (docs/product/homes.md,
 * Plans and homes). Fewer listed homes than reported are no disagreement, because builders report
 * more homes than they describe. The SQL of the dashboard repeats the rule.
 */
export function disagreements(counts: ListingCounts): string[] {
  const { reportedHomes, listedHomes, reportedPlans, listedPlans, isSoldOut } = counts
  const found: string[] = []
  const homes = plural(listedHomes, 'available home', 'available homes')
  if (isSoldOut && listedHomes > 0) found.push(`Sold out, but ${homes} listed`)
  else if (listedHomes > reportedHomes) found.push(`${homes} listed, ${reportedHomes} reported`)
  if (listedPlans > 0 && listedPlans !== reportedPlans)
    found.push(`${plural(listedPlans, 'plan', 'plans')} listed, ${reportedPlans} reported`)
  return found
}
