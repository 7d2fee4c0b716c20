import { formatNumber } from '../text/format-number'
import { plural } from '../text/plural'
import { type Availability, type Sale, toAvailability } from './availability'

interface ListedHome extends Sale {
  readonly stage: string
}

/**
 * What is listed of the homes that builders report as available, in one sentence for a place that
 * shows both numbers. Builders report more homes than they describe.
 */
export function compareWithReported(listed: number, reported: number): string {
  if (listed === 0 || reported <= listed) return ''
  const homes = plural(reported, 'home', 'homes')
  return `Builders report ${homes} available; ${formatNumber(listed)} of them ${listed === 1 ? 'is listed here with its' : 'are listed here with their'} address.`
}

/** The homes of a community in words: those that are available, then the others. */
export function describeListedHomes(homes: readonly ListedHome[], reported: number): string {
  const count = (wanted: Availability) =>
    homes.filter((home) => toAvailability(home) === wanted).length
  const available = count('available')
  const ready = homes.filter(
    (home) => home.stage === 'ready' && toAvailability(home) === 'available',
  ).length
  const others = [
    count('pending') > 0 ? `${count('pending')} pending` : null,
    count('model') > 0 ? plural(count('model'), 'model home', 'model homes') : null,
  ].filter((part) => part !== null)
  return [
    compareWithReported(available, reported) ||
      (available > 0 ? `${plural(available, 'home', 'homes')} available.` : ''),
    ready > 0 ? `${ready} move-in ready.` : '',
    others.length > 0 ? `Also listed: ${others.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
