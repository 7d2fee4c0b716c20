import os from 'node:os'
import { scratchFolder } from '../tests/scratch-folder'

/** A data folder on the disk, as in production. The tests keep theirs in memory. */
export const diskFolder = (): string => scratchFolder(os.tmpdir())
