'use client'

import { ToolButton } from '../tool-button'
import { sendTest } from './actions'

interface SendTestProps {
  id: number
  /** The address of the signed-in user. */
  address: string
}

/** Sends the email to the user's own address. */
export function SendTest({ id, address }: SendTestProps) {
  return (
    <ToolButton act={() => sendTest(id)} done={() => `A test is on its way to ${address}.`}>
      Send me a test
    </ToolButton>
  )
}
