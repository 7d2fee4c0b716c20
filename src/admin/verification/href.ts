/** The page of the queue, or of one builder in it. */
export function verificationHref(builder?: number): string {
  return builder === undefined ? '/admin/verification' : `/admin/verification?builder=${builder}`
}
