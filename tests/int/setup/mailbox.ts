import { type Mailbox, startMailbox } from '../../fixtures/mailbox'

/** The files of a process share it: the server reads its address once. */
const key = Symbol.for('guide.test-mailbox')
const shared = globalThis as { [key]?: Mailbox }

shared[key] ??= await startMailbox()

/** The SMTP server to which the server of these tests sends. It ends with the process. */
export const mailbox = shared[key]

process.env.SMTP_URL = mailbox.url
process.env.MAIL_FROM = 'The Guide <guide@guide.example>'
