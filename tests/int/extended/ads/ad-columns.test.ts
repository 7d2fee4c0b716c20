import { expect, it } from 'vitest'
import { AdCountCell } from '@/admin/cells/ad-count-cell'

it('the column with counts is empty in a form, where Payload renders it without a row', async () => {
  expect(await AdCountCell({ counted: 'clicks' })).toBeNull()
})
