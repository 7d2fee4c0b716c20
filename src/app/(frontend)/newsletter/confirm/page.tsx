import { Clock, MailCheck, MailQuestion, MailX, Send } from 'lucide-react'
import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { confirmation } from '@/data/newsletter/confirmation'
import { siteInfo } from '@/data/site'
import { CONFIRM_DAYS } from '@/lib/confirm-token'
import { paths } from '@/lib/paths'
import { LetterDesk } from '../_components/letter-desk'
import { SendButton } from '../_components/send-button'
import { letterMetadata, type TokenProps, tokenOf } from '../_components/token'
import { UnknownLink } from '../_components/unknown-link'

export const dynamic = 'force-dynamic'

const here = 'Confirm'

export const metadata: Metadata = letterMetadata('Confirm your subscription')

/** Shows what the button does, and does nothing by itself: scanners of mail open every link. */
export default async function ConfirmPage({ searchParams }: TokenProps) {
  const token = await tokenOf(searchParams)
  const { sent } = await searchParams
  const [found, site] = await Promise.all([confirmation(token), siteInfo()])
  if (!found) return <UnknownLink site={site} here={here} />
  const action = paths.confirmSubscription(token)
  const address = <strong className="whitespace-nowrap text-ink">{found.maskedEmail}</strong>
  const desk = { origin: site.url, here }
  const words = 'mt-4 text-ink-soft text-lg'
  const buttons = 'mt-7 flex flex-wrap gap-3'
  switch (found.state) {
    case 'waiting':
      return (
        <LetterDesk {...desk} icon={MailQuestion} title="Confirm your subscription">
          <p className={words}>
            Press the button and our newsletter comes to {address}. If you did not ask for it, close
            this page: nothing is sent to you.
          </p>
          <div className={buttons}>
            <SendButton action={action} variant="accent">
              Confirm my subscription
            </SendButton>
          </div>
        </LetterDesk>
      )
    case 'subscribed':
      return (
        <LetterDesk {...desk} icon={MailCheck} title="You are on the list">
          <p className={words}>
            {address} is confirmed, and our newsletter comes to it. Every letter has a link to
            change your mind.
          </p>
          <div className={buttons}>
            <ButtonLink href={paths.communities}>Browse communities</ButtonLink>
            <ButtonLink href={paths.blog} variant="outline">
              Read the latest news
            </ButtonLink>
          </div>
        </LetterDesk>
      )
    case 'unsubscribed':
      return (
        <LetterDesk {...desk} icon={MailX} title="You have been unsubscribed">
          <p className={words}>
            {address} gets no letters from us. To have them again, subscribe once more on the
            newsletter’s page.
          </p>
          <div className={buttons}>
            <ButtonLink href={paths.newsletter}>To the newsletter</ButtonLink>
          </div>
        </LetterDesk>
      )
    case 'expired':
      return sent === '1' ? (
        <LetterDesk {...desk} icon={Send} title="A new letter is on its way">
          <p className={words}>
            Please look at the mail of {address} in a few minutes, also among the spam. Its link
            works for {CONFIRM_DAYS} days.
          </p>
        </LetterDesk>
      ) : (
        <LetterDesk {...desk} icon={Clock} title="This link has expired">
          <p className={words}>
            A link to confirm works for {CONFIRM_DAYS} days, and this one is older. We gladly send
            another letter to {address}.
          </p>
          <div className={buttons}>
            <SendButton action={action} field={{ name: 'again', value: 'yes' }} variant="accent">
              Send a new letter
            </SendButton>
          </div>
        </LetterDesk>
      )
  }
}
