import type { Env } from '@/config/env'
import { print } from './console'
import type { SignIn } from './prepare'

/** Prints the URLs of the site and the admin panel, and how the first administrator signs in. */
export function printBanner(env: Env, signIn: SignIn | undefined): void {
  print(`  Site         ${env.SITE_URL}`)
  print(`  Back office  ${env.SITE_URL}/admin`)
  if (!signIn) return
  const source = signIn.generated ? 'shown above' : 'of ADMIN_PASSWORD'
  print(`  Sign in as   ${signIn.email}, with the password ${source}`)
}

/**
 * Prints a generated password once. It is not stored, and the account already exists if the build
 * that follows is interrupted, so it is printed before the build.
 */
export function showNewPassword(signIn: SignIn | undefined): void {
  if (!signIn?.generated) return
  print('First administrator (shown only once):')
  print(`  Email        ${signIn.email}`)
  print(`  Password     ${signIn.password}`)
}
