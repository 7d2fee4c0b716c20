import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mailgun } from './mailgun'
import { postmark } from './postmark'
import { ses } from './ses'
import recorded from './ses-recorded.json'

const now = new Date('2026-11-20T12:00:00Z')
const request = (body: unknown, headers: Record<string, string> = {}) => ({
  headers: new Headers(headers),
  body: typeof body === 'string' ? body : JSON.stringify(body),
  now,
})

describe('reports of Postmark', () => {
  const read = postmark('a secret of the hook')
  const authorization = `Basic ${Buffer.from('guide:a secret of the hook').toString('base64')}`
  const hardBounce = {
    RecordType: 'Bounce',
    MessageStream: 'broadcast',
    Type: 'HardBounce',
    TypeCode: 1,
    Name: 'Hard bounce',
    MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
    Description: 'The server was unable to deliver your message',
    Email: 'gone@example.com',
    From: 'guide@guide.example',
    BouncedAt: '2026-11-20T11:59:00Z',
    Inactive: true,
  }

  it('are hard bounces and complaints', async () => {
    const complaint = { ...hardBounce, RecordType: 'SpamComplaint', Type: 'SpamComplaint' }
    expect(await read(request(hardBounce, { authorization }))).toEqual([
      { kind: 'bounce', email: 'gone@example.com', messageId: null },
    ])
    expect(await read(request(complaint, { authorization }))).toMatchObject([{ kind: 'complaint' }])
  })

  it('about a full mailbox or an opened email change nothing', async () => {
    const soft = { ...hardBounce, Type: 'SoftBounce' }
    const open = { RecordType: 'Open', Recipient: 'ana@example.com' }
    expect(await read(request(soft, { authorization }))).toEqual([])
    expect(await read(request(open, { authorization }))).toEqual([])
  })

  it('without the password are refused, also when none is set', async () => {
    const wrong = `Basic ${Buffer.from('guide:guess').toString('base64')}`
    expect(await read(request(hardBounce))).toBeNull()
    expect(await read(request(hardBounce, { authorization: wrong }))).toBeNull()
    expect(await postmark(undefined)(request(hardBounce, { authorization }))).toBeNull()
  })
})

describe('reports of Mailgun', () => {
  const key = 'signing-key'
  const read = mailgun(key)
  const seconds = String(now.getTime() / 1000 - 60)
  const signature = {
    timestamp: seconds,
    token: '8f5f3c1d',
    signature: createHmac('sha256', key).update(`${seconds}8f5f3c1d`).digest('hex'),
  }
  const failed = {
    event: 'failed',
    severity: 'permanent',
    reason: 'bounce',
    recipient: 'gone@example.com',
    'delivery-status': {
      code: 550,
      'enhanced-code': '5.1.1',
      message: 'The email account that you tried to reach does not exist.',
      'attempt-no': 1,
    },
    message: { headers: { to: 'gone@example.com', 'message-id': 'm1@guide.example' } },
  }

  it('are addresses that do not exist and complaints, with the Message-ID', async () => {
    const complained = { event: 'complained', recipient: 'ana@example.com', message: {} }
    expect(await read(request({ signature, 'event-data': failed }))).toEqual([
      { kind: 'bounce', email: 'gone@example.com', messageId: '<m1@guide.example>' },
    ])
    expect(await read(request({ signature, 'event-data': complained }))).toEqual([
      { kind: 'complaint', email: 'ana@example.com', messageId: null },
    ])
  })

  it('about a temporary failure or a refused content change nothing', async () => {
    const temporary = { ...failed, severity: 'temporary' }
    const refused = {
      ...failed,
      'delivery-status': { code: 550, 'enhanced-code': '5.7.1', message: 'Looks like spam' },
    }
    expect(await read(request({ signature, 'event-data': temporary }))).toEqual([])
    expect(await read(request({ signature, 'event-data': refused }))).toEqual([])
  })

  it('with another signature, an old one, or without a key are refused', async () => {
    const forged = { ...signature, token: 'another' }
    expect(await read(request({ signature: forged, 'event-data': failed }))).toBeNull()
    const later = new Date('2026-11-22T12:00:00Z')
    const body = { signature, 'event-data': failed }
    expect(await read({ ...request(body), now: later })).toBeNull()
    expect(await mailgun(undefined)(request(body))).toBeNull()
    expect(await read(request('not JSON'))).toBeNull()
  })
})

describe('reports of Amazon SES', () => {
  const { certificate, signatures, message } = recorded
  const fetched: string[] = []
  const fetchText = async (url: string) => {
    fetched.push(url)
    return certificate
  }
  const read = ses(message.TopicArn, fetchText)
  const signed = { ...message, SignatureVersion: '2', Signature: signatures[2] }

  it.each(['1', '2'] as const)('are bounces, with a signature of version %s', async (version) => {
    const body = { ...message, SignatureVersion: version, Signature: signatures[version] }
    expect(await read(request(body))).toEqual([
      { kind: 'bounce', email: 'gone@example.com', messageId: null },
    ])
  })

  it('that were changed after the signature are refused', async () => {
    const Message = message.Message.replace('gone@', 'ana@')
    expect(await read(request({ ...signed, Message }))).toBeNull()
  })

  it('of another topic, or without a topic in the settings, are refused', async () => {
    const other = ses('arn:aws:sns:us-east-1:123456789012:other', fetchText)
    expect(await other(request(signed))).toBeNull()
    expect(await ses(undefined, fetchText)(request(signed))).toBeNull()
  })

  it.each([
    'https://sns.us-east-1.amazonaws.com.evil.example/certificate.pem',
    'https://evil.example/sns.us-east-1.amazonaws.com.pem',
    'http://sns.us-east-1.amazonaws.com/certificate.pem',
  ])('with a certificate from elsewhere are refused, and it is not fetched: %s', async (url) => {
    fetched.length = 0
    expect(await read(request({ ...signed, SigningCertURL: url }))).toBeNull()
    expect(fetched).toEqual([])
  })
})
