/** Masks an email address so that only its owner recognizes it: `a•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '•••'
  const [first = ''] = email
  return `${first}•••${email.slice(at)}`
}
