import { setTimeout as sleep } from 'node:timers/promises'
import { sendDueNewsletter } from '@/data/newsletter/sendings'

// Sends what is due until the drill ends the process, as the server does.
for (;;) {
  if ((await sendDueNewsletter()) === 0) await sleep(1000)
}
