import { paths } from '@/config/paths'
import { PreviewBanner } from './preview-banner'
import type { Preview } from './previews'

interface PreviewFrameProps {
  readonly preview: Preview
  readonly collection: string
  readonly id: number
  /** Whether it shows changes that are not saved. */
  readonly isUnsaved?: boolean
}

/** A page as a preview, under a bar that says which version it is. */
export function PreviewFrame({ preview, collection, id, isUnsaved = false }: PreviewFrameProps) {
  const { isDraft, view } = preview
  return (
    <>
      <PreviewBanner
        isDraft={isDraft}
        isUnsaved={isUnsaved}
        form={paths.adminDocument(collection, String(id))}
      />
      {view}
    </>
  )
}
