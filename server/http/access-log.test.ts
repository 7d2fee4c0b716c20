import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { log } from '@/lib/log/log'
import { getPath, logAccess } from './access-log'

/** The level at which a request is logged. */
function findLogLevel(url: string, status: number): string | undefined {
  const levels = ['debug', 'info'] as const
  const spies = levels.map((level) => vi.spyOn(log, level).mockReturnValue(undefined))
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url })
  const res = new ServerResponse(req)
  logAccess(req, res, 'request-1')
  res.statusCode = status
  res.emit('close')
  const found = levels.find((_, index) => spies[index]?.mock.calls.length === 1)
  for (const spy of spies) spy.mockRestore()
  return found
}

it('requests are logged, except that health checks and files of the build are when they fail', () => {
  expect(findLogLevel('/communities', 200)).toBe('info')
  expect(findLogLevel('/api/health/live', 200)).toBe('debug')
  expect(findLogLevel('/api/health/ready', 503)).toBe('info')
})

it('in a terminal, requests are logged when they fail', () => {
  const { isTTY } = process.stdout
  process.stdout.isTTY = true
  onTestFinished(() => {
    process.stdout.isTTY = isTTY
  })
  expect(findLogLevel('/communities', 200)).toBe('debug')
  expect(findLogLevel('/communities', 404)).toBe('info')
})

it.each([
  ['/communities?q=a', '/communities'],
  ['http://guide.example/api/leads?x=1', '/api/leads'],
  ['HTTPS://guide.example', '/'],
  ['https://guide.example?q=a', '/'],
  [undefined, '/'],
])('the path of the request target %s is %s', (target, path) => {
  expect(getPath(target)).toBe(path)
})
