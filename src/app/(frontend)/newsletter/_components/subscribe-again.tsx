import { paths } from '@/config/paths'
import { SendButton } from './send-button'

/** Renews a subscription that its subscriber ended. */
export function SubscribeAgain({ token }: { token: string }) {
  return (
    <SendButton
      action={paths.unsubscribe(token)}
      field={{ name: 'again', value: 'yes' }}
      variant="outline"
    >
      Subscribe again
    </SendButton>
  )
}
