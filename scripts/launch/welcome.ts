import type { Env } from '@/lib/env'
import type { SignIn } from './prepare'
import { say } from './say'

/** Says where the site and the back office are, and how the first administrator gets in. */
export function welcome(env: Env, signIn: SignIn | undefined): void {
  say(`  Site         ${env.SITE_URL}`)
  say(`  Back office  ${env.SITE_URL}/admin`)
  if (!signIn) return
  const source = signIn.generated ? 'shown above' : 'of ADMIN_PASSWORD'
  say(`  Sign in as   ${signIn.email}, with the password ${source}`)
}

/**
 * A password made up by this start is shown once and kept nowhere: at once, since a start that is
 * ended while it builds has made the account already.
 */
export function showNewPassword(signIn: SignIn | undefined): void {
  if (!signIn?.generated) return
  say('First administrator, shown this once:')
  say(`  E-mail       ${signIn.email}`)
  say(`  Password     ${signIn.password}`)
}
