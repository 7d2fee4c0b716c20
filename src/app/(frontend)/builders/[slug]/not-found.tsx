import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/lib/paths'

export default function BuilderNotFound() {
  return (
    <NotFoundNotice
      title="Builder Not Found"
      text="It may have changed its name or left the area. The list has every builder of the guide."
      back={{ label: 'Back to Builders', path: paths.builders }}
    />
  )
}
