import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/lib/paths'

export default function CommunityNotFound() {
  return (
    <NotFoundNotice
      title="Community Not Found"
      text="It may have sold out or changed its name. The list has every community of the guide."
      back={{ label: 'Back to Communities', path: paths.communities }}
    />
  )
}
