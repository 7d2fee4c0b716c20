import os from 'node:os'
import { expect, it } from 'vitest'
import { refuseFullDisk } from './disk-space'

it('a backup that may not fit on the disk is refused, with the numbers', async () => {
  await refuseFullDisk('The backup', os.tmpdir(), 1)
  await expect(refuseFullDisk('The backup', os.tmpdir(), 5e18)).rejects.toThrow(
    /^The backup may take 5000000000000 MB, and the disk of \S+ has \d+ MB left\.$/,
  )
})
