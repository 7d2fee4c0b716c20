import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { serverState } from '@/lib/server-state'
import { traced } from '@/lib/trace'
import { serve } from '../../../../server/http/request-handler.fixture'
import { startTracing } from '../../../../server/tracing/tracing'
import { sql } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'

const value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() })
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value })),
  status: z.object({ code: z.number().optional() }),
})
const body = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})
type SpanData = z.infer<typeof span>

/** Starts tracing to a collector. `finish` sends all spans and returns them. */
async function startCollected() {
  const received: unknown[] = []
  const collector = createServer(async (req, res) => {
    received.push(await json(req))
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => {
    collector.closeAllConnections()
    collector.close()
  })
  const { port } = collector.address() as AddressInfo
  const tracing = startTracing(`http://127.0.0.1:${port}/`)
  const finish = async (): Promise<SpanData[]> => {
    await tracing.close()
    return received.flatMap((each) =>
      body
        .parse(each)
        .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    )
  }
  onTestFinished(() => tracing.close())
  return { ...tracing, finish, received }
}

const getAttribute = ({ attributes }: SpanData, key: string) => {
  const found = attributes.find((attribute) => attribute.key === key)?.value
  return found?.stringValue ?? found?.intValue
}

/** Answers with a page that reads from the database with values. */
async function page(_req: IncomingMessage, res: ServerResponse): Promise<void> {
  await sql('select $1::text as name, 7 as number', 'sentinel')
  res.setHeader('Content-Type', 'text/html')
  res.end('<!doctype html><p>Hello')
}

await testPayload()

it('a trace has the request, its render and their statements, without personal data', async () => {
  const { traceRequest, finish, received } = await startCollected()
  const port = await serve(page, { traceRequest })
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const parent = '00f067aa0ba902b7'
  const response = await fetch(`http://127.0.0.1:${port}/blog/ana@buyer.example?q=sentinel`, {
    headers: { traceparent: `00-${traceId}-${parent}-01`, cookie: 'sentinel=sentinel' },
  })
  expect(response.status).toBe(200)
  await response.text()
  const spans = await finish()
  const find = (name: string) => spans.find((each) => each.name === name)
  const [request, render, statement] = ['GET /blog/{slug}', 'render', 'select'].map(find)
  if (!request || !render || !statement) throw new Error(`Missing in ${JSON.stringify(spans)}`)
  expect(new Set(spans.map((each) => each.traceId))).toEqual(new Set([traceId]))
  expect(request.parentSpanId).toBe(parent)
  expect(render.parentSpanId).toBe(request.spanId)
  expect(statement.parentSpanId).toBe(render.spanId)
  expect(getAttribute(request, 'url.path')).toBe('/blog/[email]')
  expect(getAttribute(request, 'http.response.status_code')).toBe(200)
  expect(getAttribute(render, 'http.route')).toBe('/blog/{slug}')
  expect(getAttribute(statement, 'db.query.text')).toBe('select $1::text as name, ? as number')
  expect(JSON.stringify(received)).not.toMatch(/sentinel|buyer\.example/)
})

it('a statement that fails marks its span, without the message of PostgreSQL', async () => {
  const { finish, received } = await startCollected()
  await expect(
    traced('jobs', { 'guide.queue': 'default' }, () => sql('select $1::int', 'sentinel')),
  ).rejects.toThrow('sentinel')
  const spans = await finish()
  const statement = spans.find(({ name }) => name === 'select')
  expect(statement?.status.code).toBe(2)
  expect(statement && getAttribute(statement, 'error.type')).toBe('22P02')
  expect(spans.find(({ name }) => name === 'jobs')?.status.code).toBe(2)
  expect(JSON.stringify(received)).not.toContain('sentinel')
})

it('a job continues its trace in the request of the server to itself', async () => {
  const { traceRequest, finish } = await startCollected()
  const port = await serve(page, { traceRequest })
  await traced('jobs', { 'guide.queue': 'default' }, async () => {
    const traceparent = serverState.readTraceparent?.() ?? ''
    const response = await fetch(`http://127.0.0.1:${port}/internal/jobs`, {
      method: 'POST',
      headers: { traceparent },
    })
    await response.text()
  })
  const spans = await finish()
  const jobs = spans.find(({ name }) => name === 'jobs')
  const request = spans.find(({ name }) => name === 'POST /internal')
  expect(request?.parentSpanId).toBe(jobs?.spanId)
  expect(
    spans.some((each) => each.name === 'select' && each.parentSpanId === request?.spanId),
  ).toBe(true)
})

it('health probes and statements outside of requests have no spans', async () => {
  const { traceRequest, finish } = await startCollected()
  const port = await serve(page, { traceRequest })
  await (await fetch(`http://127.0.0.1:${port}/api/health/live`)).text()
  await sql('select 1')
  expect(await finish()).toEqual([])
  expect(serverState.trace).toBeUndefined()
})
