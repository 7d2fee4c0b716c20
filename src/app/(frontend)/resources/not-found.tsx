import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/lib/paths'

export default function ResourceNotFound() {
  return (
    <NotFoundNotice
      title="Resource Not Found"
      text="The resource you're looking for doesn't exist."
      back={{ label: 'Back to Resources', path: paths.resources }}
    />
  )
}
