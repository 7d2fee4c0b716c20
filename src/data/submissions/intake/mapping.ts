import 'server-only'
import { createLocalReq } from 'payload'
import type { MappingChange, MappingView } from '@/contract/submissions/mapping'
import { inTransaction } from '@/database/transactions/in-transaction'
import { mappingProblems } from '@/domain/submissions/map/mapping'
import { payloadClient } from '../../payload/payload-client'
import type { Staff } from '../../staff/staff'
import { changeState } from '../change-state'
import { isRefused, lockSubmission } from '../lock'
import { readNow, toMappingView } from './mapped-file'
import { applyChange } from './mapping-changes'
import { queueReading } from './receive-submission'
import { rememberMappings } from './remembered-mappings'

const nothing: MappingView = { tables: [], hidden: 0, includesHidden: false, refusal: null }

/** Reads the meanings of the columns of a submission. */
export async function readMappingView(submission: number): Promise<MappingView> {
  const req = await createLocalReq({}, await payloadClient())
  const found = await readNow(req, submission)
  return found ? toMappingView(req, found.source, found.now) : nothing
}

/** Corrects what a table, its rows or columns mean, while its rows are not read. */
export async function changeMapping(
  submission: number,
  changes: readonly MappingChange[],
): Promise<MappingView> {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    const locked = await lockSubmission(req, submission, { states: ['mapping'] })
    const found = await readNow(req, submission)
    if (!found) return nothing
    const { source } = found
    if (isRefused(locked)) return toMappingView(req, source, found.now, locked.message)
    let { now } = found
    for (const change of changes) {
      const changed = await applyChange(req, source, now, change)
      if (typeof changed === 'string') return toMappingView(req, source, found.now, changed)
      now = changed
    }
    const { hints, mapping } = now
    await changeState(req, locked, { hints: { ...hints }, mapping: [...mapping] })
    return toMappingView(req, source, now)
  })
}

/**
 * Remembers the mapping for the builder, and queues the reading of the rows. Returns the mapping
 * instead while something in it has to be solved, else `null`.
 */
export async function confirmMapping(submission: number, user: Staff): Promise<MappingView | null> {
  const req = await createLocalReq({ user }, await payloadClient())
  return inTransaction(req, async () => {
    const locked = await lockSubmission(req, submission, { states: ['mapping'] })
    if (isRefused(locked)) return null
    const found = await readNow(req, submission)
    if (!found) return null
    const { mapping } = found.now
    const isSolved = mapping.every((one) => mappingProblems(one).length === 0)
    if (!isSolved) return toMappingView(req, found.source, found.now)
    await rememberMappings(req, locked.builder, mapping)
    await changeState(req, locked, { status: 'reading', progress: null })
    await queueReading(req, submission)
    return null
  })
}
