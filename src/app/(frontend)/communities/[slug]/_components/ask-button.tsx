import { MessageSquare, Phone } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { CommunityDetail } from '@/contract/communities/community'
import { phoneLink } from '@/domain/text/phone'

interface AskButtonProps {
  community: CommunityDetail
  phone: string | null
}

/** Who to call today, and the form of the community. */
export function AskButton({ community, phone }: AskButtonProps) {
  return (
    <p data-screen-only className="grid gap-3">
      <PageLink
        href={`${paths.community(community.slug)}#request-tour`}
        className={buttonClass('accent')}
      >
        <MessageSquare aria-hidden className="size-4.5" strokeWidth={1.8} />
        Get Info
      </PageLink>
      {phone ? (
        <a href={phoneLink(phone)} className={buttonClass('outline', 'figures')}>
          <Phone aria-hidden className="size-4.5" strokeWidth={1.8} />
          <span className="sr-only">Call </span>
          {phone}
        </a>
      ) : null}
    </p>
  )
}
