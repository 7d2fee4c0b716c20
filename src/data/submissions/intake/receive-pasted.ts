import 'server-only'
import { createLocalReq } from 'payload'
import type { PasteInput, ReceiveResult } from '@/contract/submissions/results'
import { payloadClient } from '../../payload/payload-client'
import type { Staff } from '../../staff/staff'
import { refused } from '../lock'
import { receiveSubmission } from './receive-submission'

/** Receives a pasted table. */
export async function receivePasted(
  { builder, text, html }: PasteInput,
  user: Staff,
): Promise<ReceiveResult> {
  if (text.trim() === '') return refused('Paste a table first.')
  const req = await createLocalReq({ user }, await payloadClient())
  const id = await receiveSubmission(req, {
    builder,
    source: 'paste',
    name: 'Pasted table.txt',
    bytes: new TextEncoder().encode(text),
    isPasted: true,
    html,
  })
  return id === null ? refused('This builder does not exist any more.') : { state: 'received', id }
}
