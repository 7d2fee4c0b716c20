/** Downloads the response as a file. The name comes from its `Content-Disposition` header. */
export async function download(response: Response): Promise<void> {
  const [, name = 'leads.csv'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file later than other browsers, so the URL is revoked after a minute.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
