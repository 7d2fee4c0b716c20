import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

type Done = () => void

/** Sends a buffered page. Called once with the complete body. */
type SendPage = (body: Buffer) => void

/**
 * Buffers the response while it is a page (`text/html`) and passes the complete body to `sendPage`.
 * Other responses are streamed after `beforeOthers` has been called, which may change their
 * headers. The policy of a page contains the hashes of its inline scripts, so the headers can be
 * sent only when the body is complete.
 */
export function holdPages(res: ServerResponse, sendPage: SendPage, beforeOthers: () => void): void {
  const { write, end, writeHead, flushHeaders } = bound(res)
  const chunks: Buffer[] = []
  let held: boolean | undefined

  const isHeld = () => {
    if (held === undefined) {
      held = String(res.getHeader('content-type') ?? '').startsWith('text/html')
      if (!held) beforeOthers()
    }
    return held
  }
  const restore = () => Object.assign(res, { write, end, writeHead, flushHeaders })

  res.writeHead = ((status: number, ...rest: unknown[]) => {
    res.statusCode = status
    const message = typeof rest[0] === 'string' ? rest[0] : undefined
    if (message !== undefined) res.statusMessage = message
    setHeaders(res, rest.at(-1))
    if (!isHeld()) writeHead(res.statusCode)
    return res
  }) as ServerResponse['writeHead']
  res.flushHeaders = () => {
    if (!isHeld()) flushHeaders()
  }
  res.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!isHeld()) return Reflect.apply(write, res, [chunk, ...rest])
    chunks.push(toBuffer(chunk, rest[0]))
    callbackOf(rest)?.()
    return true
  }) as ServerResponse['write']
  res.end = ((...args: unknown[]) => {
    if (!isHeld()) return Reflect.apply(end, res, args)
    const [chunk, encoding] = args
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') {
      chunks.push(toBuffer(chunk, encoding))
    }
    restore()
    const done = callbackOf(args)
    if (done) res.once('finish', done)
    sendPage(Buffer.concat(chunks))
    return res
  }) as ServerResponse['end']
}

function bound(res: ServerResponse) {
  return {
    write: res.write.bind(res),
    end: res.end.bind(res),
    writeHead: res.writeHead.bind(res),
    flushHeaders: res.flushHeaders.bind(res),
  }
}

function setHeaders(res: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null) return
  if (Array.isArray(headers)) {
    for (let i = 0; i < headers.length; i += 2) res.setHeader(String(headers[i]), headers[i + 1])
    return
  }
  for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
    if (value !== undefined) res.setHeader(name, value as Exclude<OutgoingHttpHeader, undefined>)
  }
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk as Uint8Array)
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
}

function callbackOf(args: readonly unknown[]): Done | undefined {
  const last = args.at(-1)
  return typeof last === 'function' ? (last as Done) : undefined
}
