import type { ReactNode } from 'react'
import { DraftLabel } from '@/components/blog/draft-label'

/**
 * The version in a preview: the saved document, unsaved changes of its form, or submitted values of
 * a builder.
 */
export type PreviewedVersion = 'saved' | 'unsaved' | 'submitted'

interface PreviewBannerProps {
  isDraft: boolean
  version?: PreviewedVersion
  /** The path of the form, or of the review of what was submitted. */
  form: string
  children?: ReactNode
}

function explain(isDraft: boolean, version: PreviewedVersion): string {
  if (version === 'unsaved') return 'This preview includes unsaved changes.'
  if (version === 'submitted') {
    return 'This preview shows what the builder submitted, without what you rejected.'
  }
  return isDraft
    ? 'Only staff see this. Visitors see the last published version, if there is one.'
    : 'This is what visitors see.'
}

/** Says above a preview whether visitors see the same. */
export function PreviewBanner({ isDraft, version = 'saved', form, children }: PreviewBannerProps) {
  return (
    <div className="bg-marigold" data-screen-only>
      <p className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
        {isDraft ? <DraftLabel /> : null}
        {explain(isDraft, version)}
        <a href={form} target="_top" className="underline">
          {version === 'submitted' ? 'Open the review' : 'Open the form'}
        </a>
        {children}
      </p>
    </div>
  )
}
