import { adminPaths } from '@/config/admin-paths'
import { PreviewBanner, type PreviewedVersion } from './preview-banner'
import type { Preview } from './previews'

interface PreviewFrameProps {
  readonly preview: Preview
  readonly collection: string
  readonly id: number
  readonly version?: PreviewedVersion
}

/** A page as a preview, under a bar that says which version it is. */
export function PreviewFrame({ preview, collection, id, version = 'saved' }: PreviewFrameProps) {
  const { isDraft, view } = preview
  return (
    <>
      <PreviewBanner
        isDraft={isDraft}
        version={version}
        form={adminPaths.document(collection, String(id))}
      />
      {view}
    </>
  )
}
