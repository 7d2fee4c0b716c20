import type { Env } from '@/config/env'
import { print } from './console'
import type { SignIn } from './prepare'

/** Says where the site and the back office are, and how the first administrator gets in. */
export function printBanner(env: Env, signIn: SignIn | undefined): void {
  print(`  Site         ${env.SITE_URL}`)
  print(`  Back office  ${env.SITE_URL}/admin`)
  if (!signIn) return
  const source = signIn.generated ? 'shown above' : 'of ADMIN_PASSWORD'
  print(`  Sign in as   ${signIn.email}, with the password ${source}`)
}

/**
 * A password made up by this start is shown once and kept nowhere: at once, since a start that is
 * ended while it builds has made the account already.
 */
export function showNewPassword(signIn: SignIn | undefined): void {
  if (!signIn?.generated) return
  print('First administrator, shown this once:')
  print(`  E-mail       ${signIn.email}`)
  print(`  Password     ${signIn.password}`)
}
