import type { PayloadRequest } from 'payload'

interface Input {
  readonly email: string
  /** Whether the account is new. */
  readonly invites?: boolean
}

/** Queues the email, in the same way whether or not the account exists. */
export async function queuePasswordReset(req: PayloadRequest, input: Input): Promise<void> {
  await req.payload.jobs.queue({ task: 'passwordReset', queue: 'password-resets', input, req })
}
