import type { ReactNode } from 'react'
import { DraftLabel } from '@/components/blog/draft-label'

interface PreviewBannerProps {
  isDraft: boolean
  /** Whether the preview shows changes that are not saved. */
  isUnsaved?: boolean
  /** The path of the form. */
  form: string
  children?: ReactNode
}

function explain(isDraft: boolean, isUnsaved: boolean): string {
  if (isUnsaved) return 'This preview includes unsaved changes.'
  return isDraft
    ? 'Only staff see this. Visitors see the last published version, if there is one.'
    : 'This is what visitors see.'
}

/** Says above a preview whether visitors see the same. */
export function PreviewBanner({ isDraft, isUnsaved = false, form, children }: PreviewBannerProps) {
  return (
    <div className="bg-marigold" data-screen-only>
      <p className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
        {isDraft ? <DraftLabel /> : null}
        {explain(isDraft, isUnsaved)}
        <a href={form} target="_top" className="underline">
          Open the form
        </a>
        {children}
      </p>
    </div>
  )
}
