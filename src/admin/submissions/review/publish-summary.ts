import type { Applied, Undone } from '@/contract/submissions/results'
import type { SubmissionCounts } from '@/contract/submissions/submission'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { changedRows } from './row-rules'

export type ApplyMode = 'publish' | 'draft'

const listings = (count: number) => plural(count, 'listing', 'listings')

/** The effects of applying, in sentences, for the editor to confirm. */
export function publishSummary(counts: SubmissionCounts, mode: ApplyMode): string[] {
  const { accepted, unchanged, decidable, decided } = counts
  const open = decidable - decided
  const sentences: string[] = []
  if (accepted > 0) {
    sentences.push(
      mode === 'publish'
        ? `The accepted values of ${listings(accepted)} appear on the site at once.`
        : `The accepted values of ${listings(accepted)} wait as drafts. Buyers do not see them yet.`,
    )
  }
  if (unchanged > 0) {
    sentences.push(
      `${listings(unchanged)} sent without changes ${unchanged === 1 ? 'is' : 'are'} marked as verified today.`,
    )
  }
  if (open > 0) {
    sentences.push(
      `${plural(open, 'decision is', 'decisions are')} still open. Those values stay as they are on the site.`,
    )
  }
  return sentences
}

/** `Publish 5 accepted`; without accepted values, what publishing still does. */
export function publishLabel(counts: SubmissionCounts): string {
  const { accepted, unchanged } = counts
  if (accepted > 0) return `Publish ${formatNumber(accepted)} accepted`
  if (unchanged === 0) return 'Publish'
  return changedRows(counts) > 0
    ? `Verify ${formatNumber(unchanged)} unchanged`
    : 'Confirm no changes'
}

export const canPublish = ({ accepted, unchanged }: SubmissionCounts): boolean =>
  accepted > 0 || unchanged > 0

/** `5 listings updated, 1 created, 28 verified.` */
export function appliedSentence({ updated, created, verified }: Applied): string {
  const parts = [
    updated > 0 && `${listings(updated)} updated`,
    created > 0 && `${created} created`,
    verified > 0 && `${verified} verified`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing had to be changed.'
}

/** Says which communities were not verified. */
export const unverifiedSentence = ({ unverified }: Pick<Applied, 'unverified'>): string =>
  `Not verified, because others were editing: ${unverified.join(', ')}.`

/** `6 listings are as they were before.`, with how many could not be restored. */
export function undoneSentence({ restored, kept }: Undone): string {
  const done = `${plural(restored, 'listing is as it was', 'listings are as they were')} before.`
  if (kept.length === 0) return done
  return `${done} ${plural(kept.length, 'listing was not restored', 'listings were not restored')}:`
}
