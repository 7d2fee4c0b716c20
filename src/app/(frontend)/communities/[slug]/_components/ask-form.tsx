import type { SiteCopy } from '@/content/site-copy'
import type { CommunityDetail } from '@/contract/communities/community'
import type { CommunityExtras } from '@/contract/communities/community-extras'
import { TourRequestForm } from '@/features/leads/components/tour-request-form'

interface AskFormProps {
  community: CommunityDetail
  about: { readonly homeId: string } | { readonly planId: string }
  title: string
  /** The message that the form begins with. */
  message: string
  recipients: CommunityExtras['recipients']
  builderId: string | null
  words: SiteCopy
  phone: string | null
}

/** The form about one home or plan. */
export function AskForm({ community, words, ...form }: AskFormProps) {
  return (
    <div className="mt-16">
      <TourRequestForm
        communityId={community.id}
        sendLabel={words.community.askButton}
        intro={words.community.tour}
        promise={words.answers.promise}
        consent={words.answers.consent}
        next={words.answers.sent}
        {...form}
      />
    </div>
  )
}
