import { expect, it } from 'vitest'
import { POST } from '@/app/internal/alerts/route'
import { call } from '../../../fixtures/call'

it('the sending of alerts is called by the server alone', async () => {
  const response = await call(POST, '/internal/alerts', { method: 'POST', body: {} })
  expect(response.status).toBe(404)
})
