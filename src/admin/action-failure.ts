/**
 * Why a server function failed. `src/proxy.ts` answers a call without a session in words; Next hides
 * the message of every other error in production.
 */
export function actionFailure(error: unknown, otherwise: string): string {
  const isSignedOut = error instanceof Error && error.message.startsWith('You are signed out.')
  return isSignedOut ? error.message : otherwise
}
