import { Clock, type LucideIcon, MailCheck, MailQuestion, MailX, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import { CONFIRM_DAYS } from '@/domain/newsletter/confirmation-limit'
import { SendButton } from '../../_components/send-button'

/** The texts and buttons of the page for one state of a subscription. */
export interface ConfirmState {
  readonly icon: LucideIcon
  readonly title: string
  readonly words: (address: ReactNode) => ReactNode
  /** `action` is the target URL of the buttons. */
  readonly buttons?: (action: string) => ReactNode
}

export const waiting: ConfirmState = {
  icon: MailQuestion,
  title: 'Confirm your subscription',
  words: (address) => (
    <>
      Press the button and our newsletter comes to {address}. If you did not ask for it, close this
      page: nothing is sent to you.
    </>
  ),
  buttons: (action) => (
    <SendButton action={action} variant="accent">
      Confirm my subscription
    </SendButton>
  ),
}

export const subscribed: ConfirmState = {
  icon: MailCheck,
  title: 'You are on the list',
  words: (address) => (
    <>
      {address} is confirmed, and our newsletter comes to it. Every letter has a link to change your
      mind.
    </>
  ),
  buttons: () => (
    <>
      <ButtonLink href={paths.communities}>Browse communities</ButtonLink>
      <ButtonLink href={paths.blog} variant="outline">
        Read the latest news
      </ButtonLink>
    </>
  ),
}

export const unsubscribed: ConfirmState = {
  icon: MailX,
  title: 'You have been unsubscribed',
  words: (address) => (
    <>
      {address} gets no letters from us. To have them again, subscribe once more on the newsletter’s
      page.
    </>
  ),
  buttons: () => <ButtonLink href={paths.newsletter}>To the newsletter</ButtonLink>,
}

export const expired: ConfirmState = {
  icon: Clock,
  title: 'This link has expired',
  words: (address) => (
    <>
      A link to confirm works for {CONFIRM_DAYS} days, and this one is older. We gladly send another
      letter to {address}.
    </>
  ),
  buttons: (action) => (
    <SendButton action={action} field={{ name: 'again', value: 'yes' }} variant="accent">
      Send a new letter
    </SendButton>
  ),
}

export const sent: ConfirmState = {
  icon: Send,
  title: 'A new letter is on its way',
  words: (address) => (
    <>
      Please look at the mail of {address} in a few minutes, also among the spam. Its link works for{' '}
      {CONFIRM_DAYS} days.
    </>
  ),
}
