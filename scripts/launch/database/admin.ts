import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { z } from 'zod'
import { passwordProblem } from '@/collections/User/password-problem'
import type { Env } from '@/config/env'
import { queryClient } from '@/database/sql/query'
import { LaunchError, print } from '../console'
import { adminSaving } from '../preparation'
import { prepareDatabase } from '../prepare'
import { openQuestions, type Questions } from '../questions'
import { spawnNode } from '../spawn-node'
import { type StopSignal, waitForExit } from '../stop-signal'
import { type GuideDatabase, joinDatabase } from './open-database'

const USAGE = `npm run admin -- [--email address] [--name "Full Name"]

Creates an admin, or makes an existing account an admin with a new password. Prompts for missing
values. ADMIN_EMAIL and ADMIN_PASSWORD are used if set. The site can keep running.`

/** `npm run admin`: creates an admin, or gives an existing account the role and a new password. */
export async function adminCommand(env: Env, stop: StopSignal): Promise<void> {
  const given = readArguments()
  if (given.help) return print(USAGE)
  const database = await joinDatabase(env)
  const questions = openQuestions(stop)
  try {
    await prepareDatabase(env, database, stop, false)
    const admin = await askForAdmin(database, questions, {
      email: given.email ?? env.ADMIN_EMAIL,
      name: given.name,
      password: env.ADMIN_PASSWORD,
    })
    questions.close()
    const child = spawnNode(adminSaving, {
      env: { ...process.env, NODE_ENV: 'production', PAYLOAD_LOG_LEVEL: 'error' },
    })
    child.process.send(admin)
    if ((await waitForExit(child, stop)) !== 0) {
      throw new LaunchError('No account was changed, see above.')
    }
  } finally {
    questions.close()
    await database.close()
  }
}

function readArguments() {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(3),
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    return values
  } catch (error) {
    throw new LaunchError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

interface Given {
  readonly email: string | undefined
  readonly name: string | undefined
  readonly password: string | undefined
}

async function askForAdmin(database: GuideDatabase, questions: Questions, given: Given) {
  const email = given.email ?? (await questions.ask('Email address: '))
  if (!z.email().safeParse(email).success) {
    throw new LaunchError(`"${email}" is not an email address: nothing was changed.`)
  }
  const account = await findAccount(database.url, email)
  if (account) {
    print(
      `${account.name} (${account.role}) has this email address: it becomes an admin with a new password.`,
    )
  }
  const name = given.name ?? (account ? null : (await questions.ask('Name: ')) || null)
  const password = given.password ?? (await questions.askSecret('Password: '))
  const problem = await passwordProblem(password, [name ?? account?.name, email])
  if (problem) throw new LaunchError(`${problem} Nothing was changed.`)
  return { email, name, password }
}

const accountRow = z.object({ name: z.string(), role: z.string() })

async function findAccount(url: string, email: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const [account] = await queryClient(
      client,
      accountRow,
      'select name, role from users where email = $1',
      [email.trim().toLowerCase()],
    )
    return account
  } finally {
    await client.end()
  }
}
