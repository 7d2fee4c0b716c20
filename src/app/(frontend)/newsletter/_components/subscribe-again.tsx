import { emailedPaths } from '@/config/emailed-paths'
import { SendButton } from './send-button'

/** Renews a subscription that its subscriber ended. */
export function SubscribeAgain({ token }: { token: string }) {
  return (
    <SendButton
      action={emailedPaths.unsubscribe(token)}
      field={{ name: 'again', value: 'yes' }}
      variant="outline"
    >
      Subscribe again
    </SendButton>
  )
}
