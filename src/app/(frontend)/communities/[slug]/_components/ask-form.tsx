import type { SiteCopy } from '@/content/site-copy'
import type { CommunityDetail } from '@/contract/communities/community'
import { TourRequestForm } from '@/features/leads/components/tour-request-form'

interface AskFormProps {
  community: CommunityDetail
  about: { readonly homeId: string } | { readonly planId: string }
  title: string
  /** The message that the form begins with. */
  message: string
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
        next={words.answers.sent}
        {...form}
      />
    </div>
  )
}
