import type { Env } from '@/config/env'
import { print } from '../console'
import type { SignIn } from '../prepare'

/** Prints the URLs of the site and the back office, and how the first administrator signs in. */
export function printBanner(env: Env, signIn: SignIn | undefined): void {
  print(`  Site         ${env.SITE_URL}`)
  print(`  Back office  ${env.SITE_URL}/admin`)
  if (signIn) printSignIn(signIn)
}

/** Prints the first administrator. A generated password is not stored, so this is its only copy. */
export function printSignIn({ email, password, generated }: SignIn): void {
  print(`  Sign in as   ${email}`)
  print(`  Password     ${generated ? `${password}  (shown only once)` : 'that of ADMIN_PASSWORD'}`)
}
