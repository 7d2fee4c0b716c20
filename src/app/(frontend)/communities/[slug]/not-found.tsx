import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/lib/paths'

export default function CommunityNotFound() {
  return (
    <div className="page-width grid justify-items-center gap-4 py-24 text-center">
      <h1 className="text-4xl">Community Not Found</h1>
      <p className="max-w-lg text-ink-soft text-lg">
        It may have sold out or changed its name. The list has every community of the guide.
      </p>
      <ButtonLink href={paths.communities}>Back to Communities</ButtonLink>
    </div>
  )
}
