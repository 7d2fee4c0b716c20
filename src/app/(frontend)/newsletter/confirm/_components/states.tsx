import { Clock, type LucideIcon, MailCheck, MailQuestion, MailX, Send, UserPen } from 'lucide-react'
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
      Click the button to get our newsletter at {address}. If you didn’t sign up, just close this
      page and we won’t email you.
    </>
  ),
  buttons: (action) => (
    <SendButton action={action} variant="accent">
      Confirm my subscription
    </SendButton>
  ),
}

export const change: ConfirmState = {
  icon: UserPen,
  title: 'Confirm the change',
  words: (address) => (
    <>
      Our newsletter form was sent with {address} and these new details. If that was you, click the
      button. If not, just close this page and nothing changes.
    </>
  ),
  buttons: (action) => (
    <SendButton action={action} variant="accent">
      Confirm the change
    </SendButton>
  ),
}

export const subscribed: ConfirmState = {
  icon: MailCheck,
  title: 'You’re on the list',
  words: (address) => (
    <>{address} is confirmed. Every email has an unsubscribe link, in case you change your mind.</>
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
    <>{address} no longer gets emails from us. To get them again, sign up on the newsletter page.</>
  ),
  buttons: () => <ButtonLink href={paths.newsletter}>Go to the newsletter page</ButtonLink>,
}

export const expired: ConfirmState = {
  icon: Clock,
  title: 'This link has expired',
  words: (address) => (
    <>
      Confirmation links work for {CONFIRM_DAYS} days, and this one is older. We can send a new one
      to {address}.
    </>
  ),
  buttons: (action) => (
    <SendButton action={action} field={{ name: 'again', value: 'yes' }} variant="accent">
      Send a new email
    </SendButton>
  ),
}

export const sent: ConfirmState = {
  icon: Send,
  title: 'A new email is on its way',
  words: (address) => (
    <>
      Check the inbox of {address} in a few minutes, and the spam folder too. The link works for{' '}
      {CONFIRM_DAYS} days.
    </>
  ),
}
